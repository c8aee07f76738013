import { guarantee } from '#content/plans.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { FigureRow } from '#features/site/core/figure-row.tsx'
import { NoStoriesYet } from '#features/site/core/no-stories-yet.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { findPublishedStories } from '#features/site/stories/published-stories.server.ts'
import { StoryGrid } from '#features/site/stories/story-grid.tsx'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/testimonials.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [{ figures }, stories] = await Promise.all([findSiteSettings(services), findPublishedStories(services)])
  return { figures: figures.results, stories }
}

export default function TestimonialsPage({ loaderData: { figures, stories } }: Route.ComponentProps) {
  return (
    <div className="wrap reading">
      <PageHeading
        title="Real results"
        lead="What members report in figures, and in their own words once a person has read them."
      />
      <FigureRow figures={figures} />
      <section className={stories.length > 0 ? 'stories stories-all' : 'stories'} aria-labelledby="stories">
        <div>
          <h2 id="stories">Success stories</h2>
          <p className="story-invitation">
            Are you a member? <TextLink to="/stories/new">Tell your story</TextLink>
          </p>
        </div>
        {stories.length > 0 ? <StoryGrid stories={stories} /> : <NoStoriesYet />}
      </section>
      <ClosingCall title="Begin your own" text={guarantee.line}>
        <ButtonLink to="/pricing">Get Instant Access</ButtonLink>
        <ButtonLink to="/trial" kind="secondary">
          Start Free Trial
        </ButtonLink>
      </ClosingCall>
    </div>
  )
}
