import { Form } from 'react-router'

import type { Plan } from '#content/plans.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { priceInWords, savingInWords } from './price-in-words.ts'

/** Choosing a plan leads to the trial or, where payments are taken, to paying for it. */
export function PlanCards({ plans, canBuy }: { plans: readonly Plan[]; canBuy: boolean }) {
  return (
    <ul className="plans">
      {plans.map((plan) => (
        <PlanCard key={plan.slug} {...plan} canBuy={canBuy} />
      ))}
    </ul>
  )
}

function PlanCard({
  slug,
  canBuy,
  name,
  priceCents,
  period,
  originalPriceCents,
  popular,
  description,
  features,
}: Plan & { canBuy: boolean }) {
  return (
    <li className={popular ? 'card plan plan-popular' : 'card plan'}>
      <div className="card-head">
        <h2 className="title">{name}</h2>
        {popular && <Badge>Most popular</Badge>}
      </div>
      <p className="plan-price">
        <span className="figure">{priceInWords(priceCents)}</span> <span>{period}</span>
      </p>
      {originalPriceCents !== undefined && (
        <p className="cap num">
          <s>
            <span className="vh">Before: </span>
            {priceInWords(originalPriceCents)}
          </s>{' '}
          {savingInWords(priceCents, originalPriceCents)}
        </p>
      )}
      <p className="mt-3 text-soft">{description}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} />
            {feature}
          </li>
        ))}
      </ul>
      {canBuy ? (
        <Form method="post" action="/pricing" className="grid">
          <Button kind={popular ? 'primary' : 'secondary'} name="plan" value={slug} busyLabel="Opening Stripe...">
            Choose {name}
          </Button>
          <TextLink to="/trial" className="mt-3 text-center text-sm" aria-label={`Try it for free first: ${name}`}>
            Try it for free first
          </TextLink>
        </Form>
      ) : (
        <ButtonLink to="/trial" kind={popular ? 'primary' : 'secondary'} prefetch="intent">
          Choose {name}
        </ButtonLink>
      )}
    </li>
  )
}
