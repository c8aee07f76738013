import { guarantee, pricingBadges } from '#content/plans.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { PlanCards } from '#features/site/plan-cards.tsx'
import { PricingQuestions } from '#features/site/pricing-questions.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/pricing.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Pricing' })

export default function PricingPage() {
  return (
    <div className="wrap reading">
      <PageHeading
        title="Pricing"
        lead="Three ways to pay for the same five pillars."
        action={
          <ul className="badges" aria-label="What every plan has">
            {pricingBadges.map((badge) => (
              <li key={badge} className="badge badge-plain">
                {badge}
              </li>
            ))}
          </ul>
        }
      />
      <PlanCards />
      <PricingQuestions />
      <ClosingCall title="Not sure yet?" text={guarantee.text}>
        <ButtonLink to="/trial" prefetch="intent">
          Start Free Trial
        </ButtonLink>
      </ClosingCall>
    </div>
  )
}
