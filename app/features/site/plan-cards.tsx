import { Form } from 'react-router'

import type { Plan } from '#content/plans.ts'
import type { PricingPerson } from '#features/membership/billing/pricing-person.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { planAnchor, PlanCard } from './plan-card.tsx'

interface Choosing {
  canBuy: boolean
  person: PricingPerson
}

/**
 * Choosing a plan leads to paying for it or, where no payments are taken, to the trial; for who can have none, to the coach. The plan that
 * somebody has leads to their membership.
 */
export function PlanCards({ plans, ...choosing }: Choosing & { plans: readonly Plan[] }) {
  return (
    <ul className="plans">
      {plans.map((plan) => (
        <PlanCard key={plan.slug} plan={plan} isOwn={choosing.person.own === plan.slug} id={planAnchor(plan.slug)}>
          <Choice {...plan} {...choosing} />
        </PlanCard>
      ))}
    </ul>
  )
}

function Choice({ slug, name, popular, canBuy, person: { own, lifetimeNote, offersTrial } }: Plan & Choosing) {
  const kind = popular ? 'primary' : 'secondary'
  if (own === slug) {
    return (
      <ButtonLink to="/profile/membership" kind="secondary">
        Your membership
      </ButtonLink>
    )
  }
  if (!canBuy) {
    return (
      <ButtonLink to={offersTrial ? '/trial' : '/contact'} kind={kind}>
        Choose {name}
      </ButtonLink>
    )
  }
  return (
    <Form method="post" action="/pricing" className="grid">
      <Button kind={kind} name="plan" value={slug} busyLabel="Opening Stripe...">
        Choose {name}
      </Button>
      {slug === 'lifetime' && lifetimeNote !== null && <p className="cap mt-3 text-center">{lifetimeNote}</p>}
      {offersTrial && (
        <TextLink to="/trial" className="mt-3 text-center text-sm" aria-label={`Try it for free first: ${name}`}>
          Try it for free first
        </TextLink>
      )}
    </Form>
  )
}
