import { useId } from 'react'

import { stories as words } from '#content/home.ts'

import { StoryRow } from './story-row.tsx'
import type { StoryView } from './story-view.ts'

/** Members’ stories among other things a page says. Where there are none, nothing is said. */
export function StorySection({ stories }: { stories: readonly StoryView[] }) {
  const titleId = useId()
  if (stories.length === 0) return null
  return (
    <section className="stories story-section" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{words.title}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <StoryRow stories={stories} />
    </section>
  )
}
