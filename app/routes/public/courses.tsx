import { guarantee } from '#content/plans.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { priceInWords } from '#features/site/price-in-words.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { services } from '#platform/services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/courses.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export async function loader({ context }: Route.LoaderArgs) {
  const { plans } = await findSiteSettings(context.get(services))
  return { offers: plans.offers }
}

export default function CoursesPage({ loaderData: { offers } }: Route.ComponentProps) {
  return (
    <div className="wrap reading">
      <PageHeading
        title="Courses"
        lead="Five pillars, one lesson at a time. Each ends with something small to try before the next."
      />
      <EmptyState title="No courses are open yet" level={2}>
        A course stands here from the day it opens: its lessons in order, how long each takes, and where you left off.
      </EmptyState>
      <section className="mt-12" aria-labelledby="offer">
        <h2 id="offer" className="mb-6">
          Offer and pricing
        </h2>
        <ul className="offers">
          {offers.map(({ name, priceCents, period, description }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="plan-price">
                <span className="figure">{priceInWords(priceCents)}</span> {period}
              </p>
              <p className="mt-2 text-soft">{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <ClosingCall title="Look around first" text={guarantee.cancelling}>
        <ButtonLink to="/trial" prefetch="intent">
          Start free trial
        </ButtonLink>
        <ButtonLink to="/pricing" kind="secondary" prefetch="intent">
          Compare the plans
        </ButtonLink>
      </ClosingCall>
    </div>
  )
}
