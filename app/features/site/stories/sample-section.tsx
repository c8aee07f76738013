import { useId } from 'react'

import { stories as words } from '#content/home.ts'
import type { PillarSlug } from '#content/pillars.ts'
import { sampleStories } from '#content/sample-stories.ts'
import { ButtonLink } from '#ui/button-link.tsx'

import { StoryGrid } from './story-grid.tsx'
import { StoryRow } from './story-row.tsx'

/** What stories look like, on the pages that have samples of them; each carries its mark. */
export function SampleSection({ pillar }: { pillar: PillarSlug }) {
  const titleId = useId()
  const samples = sampleStories[pillar]
  if (!samples) return null
  return (
    <section aria-labelledby={titleId}>
      <div className={samples.featured ? 'stories story-section' : 'stories stories-all story-section'}>
        <div>
          <h2 id={titleId}>{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <ButtonLink to="/testimonials" kind="secondary">
            See More Results
          </ButtonLink>
        </div>
        {samples.featured && <StoryRow stories={[samples.featured]} label="Featured story" />}
      </div>
      <div className="stories stories-all story-samples">
        <StoryGrid stories={samples.others} />
      </div>
    </section>
  )
}
