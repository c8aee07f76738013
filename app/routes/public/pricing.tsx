import { guarantee, pricingQuestions } from '#content/plans.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { PlanCards } from '#features/site/plan-cards.tsx'
import { Questions } from '#features/site/questions.tsx'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { faqPage } from '#features/site/structured-data/faq-page.ts'
import { membershipProduct } from '#features/site/structured-data/membership-product.ts'
import { pageThings } from '#features/site/structured-data/page-things.server.ts'
import { services } from '#platform/services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/pricing.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export async function loader({ context }: Route.LoaderArgs) {
  const { figures, plans } = await findSiteSettings(context.get(services))
  context.set(pageThings, (house) => [membershipProduct(house, plans.plans), faqPage(house, pricingQuestions)])
  return { badges: figures.badges, plans: plans.plans }
}

export default function PricingPage({ loaderData: { badges, plans } }: Route.ComponentProps) {
  return (
    <div className="wrap reading">
      <PageHeading
        title="Pricing"
        lead="Three ways to pay for the same five pillars."
        action={
          <ul className="badges" aria-label="What every plan has">
            {badges.map((badge) => (
              <li key={badge} className="badge badge-plain">
                {badge}
              </li>
            ))}
          </ul>
        }
      />
      <PlanCards plans={plans} />
      <Questions questions={pricingQuestions} />
      <ClosingCall title="Not sure yet?" text={guarantee.text}>
        <ButtonLink to="/trial" prefetch="intent">
          Start Free Trial
        </ButtonLink>
      </ClosingCall>
    </div>
  )
}
