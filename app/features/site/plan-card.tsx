import type { ReactNode } from 'react'

import type { Plan } from '#content/plans.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

import { formatPrice, formatSaving } from './format-price.ts'

type PlanCardProps = {
  plan: Plan
  /** The reader has it. */
  isOwn: boolean
  /** Where links to it lead. */
  id?: string
  /** Of the plan’s name. */
  level?: 2 | 3
  /** How to get it. */
  children: ReactNode
}

/** A plan: what it costs, and what is in it. */
export function PlanCard({ plan, isOwn, id, level = 2, children }: PlanCardProps) {
  const { name, priceCents, period, originalPriceCents, popular, description, features } = plan
  const Heading = `h${level}` as const
  return (
    <li className={popular ? 'card plan plan-popular' : 'card plan'} id={id}>
      <div className="card-head">
        <Heading className="title">{name}</Heading>
        {isOwn ? <Badge tone="good">Your plan</Badge> : popular && <Badge>Most popular</Badge>}
      </div>
      <p className="plan-price">
        <span className="figure">{formatPrice(priceCents)}</span> <span>{period}</span>
      </p>
      {originalPriceCents !== undefined && (
        <p className="cap num">
          <s>
            <span className="vh">Before: </span>
            {formatPrice(originalPriceCents)}
          </s>{' '}
          {formatSaving(priceCents, originalPriceCents)}
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
      {children}
    </li>
  )
}

/** What a plan’s card is called on the page of the plans, where each can be bought by whoever may: visitors, people on trial, members. */
export const planAnchor = (slug: Plan['slug']) => `plan-${slug}`
