import { guarantee } from '#content/plans.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { FigureRow } from '#features/site/figure-row.tsx'
import { NoStoriesYet } from '#features/site/no-stories-yet.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { services } from '#platform/services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/testimonials.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Testimonials' })

export async function loader({ context }: Route.LoaderArgs) {
  const { figures } = await findSiteSettings(context.get(services))
  return { figures: figures.results }
}

export default function TestimonialsPage({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <div className="wrap reading">
      <PageHeading
        title="Real results"
        lead="What members report, in figures; and in their own words, once those words are verified."
      />
      <FigureRow figures={figures} />
      <section className="stories" aria-labelledby="stories">
        <h2 id="stories">Success stories</h2>
        <NoStoriesYet />
      </section>
      <ClosingCall title="Write the next one" text={guarantee.line}>
        <ButtonLink to="/pricing" prefetch="intent">
          Get Instant Access
        </ButtonLink>
        <ButtonLink to="/trial" kind="secondary" prefetch="intent">
          Start Free Trial
        </ButtonLink>
      </ClosingCall>
    </div>
  )
}
