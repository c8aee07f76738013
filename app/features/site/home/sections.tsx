import { useId } from 'react'

import { banner, stories as storyWords, why } from '#content/home.ts'
import type { Figure } from '#content/site.ts'
import { FigureRow } from '#features/site/core/figure-row.tsx'
import { NoStoriesYet } from '#features/site/core/no-stories-yet.tsx'
import { Reasons } from '#features/site/core/reasons.tsx'
import { useNamed } from '#features/site/core/site-words.tsx'
import { Spines } from '#features/site/core/spines.tsx'
import { StoryRow } from '#features/site/stories/story-row.tsx'
import type { StoryView } from '#features/site/stories/story-view.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'

export function WhySection() {
  const titleId = useId()
  return (
    <section className="section band-sunken" aria-labelledby={titleId}>
      <div className="wrap why">
        <div className="why-side">
          <h2 id={titleId}>{useNamed(why.title)}</h2>
          <p className="lead">{why.lead}</p>
          <ButtonLink to="/about" kind="secondary">
            See Our Approach
          </ButtonLink>
        </div>
        <Reasons points={why.points} />
      </div>
    </section>
  )
}

/** The owner’s figures, and what members tell of themselves. */
export function ProofSection({ figures, stories }: { figures: readonly Figure[]; stories: readonly StoryView[] }) {
  const titleId = useId()
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="wrap">
        <FigureRow figures={figures} />
        <div className="stories">
          <div>
            <h2 id={titleId}>{storyWords.title}</h2>
            <p className="lead">{storyWords.lead}</p>
            <ButtonLink to="/testimonials" kind="secondary">
              See Real Results
            </ButtonLink>
          </div>
          {stories.length > 0 ? <StoryRow stories={stories} /> : <NoStoriesYet />}
        </div>
      </div>
    </section>
  )
}

export function MemberBanner() {
  const titleId = useId()
  return (
    <section className="band-deep member-banner" aria-labelledby={titleId} data-yields>
      <div className="wrap">
        <div>
          <h2 id={titleId}>
            <Link to="/courses">{banner.title}</Link>
          </h2>
          <p className="lead">{banner.text}</p>
          <ButtonLink to="/courses">{banner.action}</ButtonLink>
        </div>
        <Spines />
      </div>
    </section>
  )
}
