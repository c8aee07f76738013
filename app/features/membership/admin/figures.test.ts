import { expect, test } from 'vitest'

import type { Billing } from '#features/membership/core/billing.ts'
import type { Membership } from '#features/membership/core/entitlement.ts'
import type { MembershipEventKind } from '#features/membership/core/membership-event.ts'

import { churn, monthlyRevenue, trialConversion } from './figures.ts'

const NOW = new Date('2026-03-10T00:00:00Z')
const SINCE = new Date('2026-03-01T00:00:00Z')

function paying(changes: Partial<Billing>): { membership: Membership; amountCents: number } {
  const billing: Billing = {
    plan: 'monthly',
    state: 'active',
    periodEndsAt: '2026-04-01T00:00:00Z',
    pastDueSince: null,
    paidAt: null,
    amountCents: 2900,
    currency: 'usd',
    subscriptionId: null,
    paymentId: null,
    ...changes,
  }
  const membership = { trialStartedAt: null, trialEndsAt: null, grantedAt: null, grantedUntil: null, billing }
  return { membership, amountCents: billing.amountCents }
}

test('months count whole and years a twelfth, summed before rounding', () => {
  const year = paying({ plan: 'annual', amountCents: 19_900 })
  expect(monthlyRevenue([paying({}), year, year, year], NOW)).toEqual([{ currency: 'usd', cents: 2900 + 4975 }])
})

test('past due counts in its days of grace only; lifetime, paused, cancelled and refunded never do', () => {
  const rest = (['lifetime', 'paused', 'cancelled', 'refunded', 'ended'] as const).map((state) => paying({ state }))
  expect(monthlyRevenue(rest, NOW)).toEqual([])
  const late = (pastDueSince: string) => paying({ state: 'past due', pastDueSince })
  const leaving = paying({ state: 'past due', pastDueSince: '2026-03-05T00:00:00Z', cancelsAt: '2026-04-01T00:00:00Z' })
  expect(monthlyRevenue([leaving], NOW)).toEqual([])
  expect(monthlyRevenue([late('2026-03-05T00:00:00Z'), late('2026-03-01T00:00:00Z')], NOW)).toEqual([
    { currency: 'usd', cents: 2900 },
  ])
})

const happened = (userId: string, kind: MembershipEventKind, day: number, reason?: string) => ({
  userId,
  kind,
  at: new Date(Date.UTC(2026, 2, day)),
  note: reason ? { reason } : {},
})

test('a trial converts by what its own person buys afterwards', () => {
  const events = [
    happened('early', 'trial started', -5),
    happened('early', 'bought', 2),
    happened('ann', 'trial started', 2),
    happened('ann', 'bought', 4),
    happened('ann', 'bought', 5),
    happened('ben', 'bought', 2),
    happened('ben', 'trial started', 3),
  ]
  expect(trialConversion(events, SINCE, new Set())).toEqual({ started: 2, bought: 1, paidBack: 0 })
  expect(trialConversion(events, SINCE, new Set(['ann', 'ben']))).toEqual({ started: 2, bought: 0, paidBack: 1 })
})

test('who comes back has not left, and everybody leaves for one reason', () => {
  const events = [
    happened('ann', 'cancelled', 2, 'price'),
    happened('ann', 'ended', 5),
    happened('ben', 'cancelled', 2, 'time'),
    happened('ben', 'cancellation withdrawn', 3),
    happened('ben', 'refunded', 5),
    happened('cat', 'cancelled', 4, 'price'),
    happened('dan', 'refunded', 4),
    happened('eve', 'cancelled', 4),
    happened('eve', 'ended', 5),
    happened('fay', 'ended', 5),
  ]
  expect(churn(events, SINCE)).toEqual({
    left: 6,
    reasons: [
      { reason: 'It costs too much', count: 2 },
      { reason: 'Paid back', count: 2 },
      { reason: 'No reason given', count: 1 },
      { reason: 'Payment failed, or ended at Stripe', count: 1 },
    ],
  })
})

test('who gave a reason and then had the money back left for that reason, whatever Stripe says of the end', () => {
  const events = [
    happened('ann', 'cancelled', 2, 'reached'),
    happened('ann', 'ended', 3, 'other'),
    happened('ann', 'refunded', 3),
    happened('ben', 'cancelled', 2),
    happened('ben', 'refunded', 3),
  ]
  expect(churn(events, SINCE).reasons).toEqual([
    { reason: 'I have what I came for', count: 1 },
    { reason: 'Paid back', count: 1 },
  ])
})
