import { useId } from 'react'

import { StoryRow } from './story-row.tsx'
import type { StoryView } from './story-view.ts'

interface StorySectionProps {
  title: string
  lead: string
  stories: readonly StoryView[]
}

/** Members’ stories among other things a page says. Where there are none, nothing is said. */
export function StorySection({ title, lead, stories }: StorySectionProps) {
  const titleId = useId()
  if (stories.length === 0) return null
  return (
    <section className="stories story-section" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <StoryRow stories={stories} />
    </section>
  )
}
