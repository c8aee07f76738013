import { type ReactNode, useId } from 'react'

import type { PillarSlug } from '#content/pillars.ts'
import { sampleStories } from '#content/sample-stories.ts'

import { StoryGrid } from './story-grid.tsx'
import { StoryRow } from './story-row.tsx'

interface SampleSectionProps {
  title: string
  lead: string
  pillar: PillarSlug
  /** Where one reads more. */
  children?: ReactNode
}

/** What stories look like, on the pages that have samples of them; each carries its mark. */
export function SampleSection({ title, lead, pillar, children }: SampleSectionProps) {
  const titleId = useId()
  const samples = sampleStories[pillar]
  if (!samples) return null
  return (
    <section aria-labelledby={titleId}>
      <div className={samples.featured ? 'stories story-section' : 'stories stories-all story-section'}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {samples.featured && <StoryRow stories={[samples.featured]} label="Featured story" />}
      </div>
      <div className="stories stories-all story-samples">
        <StoryGrid stories={samples.others} />
      </div>
    </section>
  )
}
