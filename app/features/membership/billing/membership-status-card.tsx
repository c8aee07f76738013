import { DateText } from '#features/identity/dates/date-text.tsx'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

import type { OwnMembership } from './own-membership.ts'

/** The state of a membership as a sentence, and its figures in a row under it. */
export function MembershipStatusCard({ membership }: { membership: OwnMembership }) {
  const {
    word,
    tone,
    headline,
    meaning,
    plan,
    price,
    until,
    isLastDay,
    nextPayment,
    canBuy,
    refundPendingSince: owedSince,
  } = membership
  const facts = [
    { name: 'Plan', value: plan },
    { name: 'Price', value: price },
    { name: 'Next payment', value: nextPayment, isDate: true },
    { name: isLastDay ? 'Last day' : 'Open until', value: until, isDate: true },
  ].filter(({ value }) => value !== null)
  return (
    <section className="standing" aria-labelledby="standing" data-tone={tone}>
      <Badge tone={tone}>{word}</Badge>
      <h2 id="standing" className="standing-headline">
        {headline}
      </h2>
      <p className="text-soft">{meaning}</p>
      {owedSince !== null && (
        <Alert title="Your refund is on its way" className="mt-6">
          You asked for it on {owedSince}. Stripe has not confirmed it yet; we keep asking until it has, and you need not do
          anything.
        </Alert>
      )}
      {word === 'Payment missing' && owedSince === null && (
        <Alert kind="error" title="Please check your card" className="mt-6">
          The payment is tried again by itself. With “Card and receipts” below you can use another card.
        </Alert>
      )}
      {facts.length > 0 && (
        <dl className="standing-facts">
          {facts.map(({ name, value, isDate }) => (
            <div key={name}>
              <dt className="cap">{name}</dt>
              <dd className="num">{isDate ? <DateText>{value}</DateText> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {canBuy && (
        <ButtonLink to="/pricing" className="mt-6">
          See the plans
        </ButtonLink>
      )}
    </section>
  )
}
