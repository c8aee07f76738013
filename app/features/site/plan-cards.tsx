import type { Plan } from '#content/plans.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'

import { priceInWords, savingInWords } from './price-in-words.ts'

/** Choosing a plan leads to the trial; payment has no step here. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className="plans">
      {plans.map((plan) => (
        <PlanCard key={plan.slug} {...plan} />
      ))}
    </ul>
  )
}

function PlanCard({ name, priceCents, period, originalPriceCents, popular, description, features }: Plan) {
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
      <ButtonLink to="/trial" kind={popular ? 'primary' : 'secondary'} prefetch="intent">
        Choose {name}
      </ButtonLink>
    </li>
  )
}
