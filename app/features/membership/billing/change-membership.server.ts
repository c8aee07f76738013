import { eq } from 'drizzle-orm'

import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import { memberships } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { Answer, Payments } from '#platform/payments.server.ts'

import type { Acts } from './acts.ts'
import { findPrice, type SoldPlan } from './checkout.server.ts'
import { findOwnActs } from './own-acts.server.ts'
import type { Purchase } from './purchase.ts'

type Changing = Pick<Infrastructure, 'db' | 'payments' | 'clock' | 'log'> & Pick<MembershipPorts, 'guaranteeDays'>

/** `isOnItsWay`: it was not done at once, and is tried until it is. */
export type Change = { ok: true; isOnItsWay?: true } | { ok: false; reason: 'not now' | 'refused' | 'away' }

interface Asking {
  readonly payments: Payments
  readonly purchase: Purchase
  readonly acts: Acts
}

/** Has Stripe make a change, where it can be made now. What it comes to is told by Stripe’s events, not by this. */
export async function change(
  services: Changing,
  userId: string,
  may: (acts: Acts) => unknown,
  ask: (asking: Asking) => Promise<Answer<void>>,
): Promise<Change> {
  const { payments, log } = services
  const { ledger, acts } = await findOwnActs(services, userId)
  const { purchase } = ledger
  if (!payments || !purchase || !may(acts)) return { ok: false, reason: 'not now' }
  const answer = await ask({ payments, purchase, acts })
  if (answer.ok) return { ok: true }
  log.error({ err: answer.error }, 'Stripe did not change a membership.')
  return { ok: false, reason: answer.reason }
}

export function withdrawCancellation(services: Changing, userId: string): Promise<Change> {
  return change(
    services,
    userId,
    ({ canWithdraw }) => canWithdraw,
    ({ payments, purchase }) =>
      payments.changeSubscription(purchase.subscriptionId!, { cancel_at_period_end: false, metadata: { leaving: '' } }),
  )
}

/** Nothing is charged and nothing is open until it is resumed; what was paid for is not lost. */
export function pauseMembership(services: Changing, userId: string): Promise<Change> {
  return change(
    services,
    userId,
    ({ canPause }) => canPause,
    ({ payments, purchase }) => payments.changeSubscription(purchase.subscriptionId!, { pause_collection: { behavior: 'void' } }),
  )
}

/** Goes on where it was paused: the next payment is due once the days that were left are over. */
export function resumeMembership(services: Changing, userId: string): Promise<Change> {
  return change(
    services,
    userId,
    ({ canResume }) => canResume,
    ({ payments, purchase }) =>
      payments.resumeSubscription(purchase.subscriptionId!, endOfDaysLeft(purchase, services.clock.now()) ?? 'now'),
  )
}

/** When the days end that were left at a pause, if they begin again now: Stripe’s second; null when none were left. */
export function endOfDaysLeft({ pausedAt, pausedPeriodEndsAt }: Purchase, now: Date): number | null {
  const leftMs = pausedAt && pausedPeriodEndsAt ? Date.parse(pausedPeriodEndsAt) - Date.parse(pausedAt) : 0
  return leftMs >= 1000 ? Math.round((now.getTime() + leftMs) / 1000) : null
}

/** From monthly to annual or back, at the price of today: what is left of the old period is taken off. */
export function changePlan(services: Changing, userId: string, plan: SoldPlan): Promise<Change> {
  return change(
    services,
    userId,
    ({ changeTo }) => changeTo === plan.slug,
    async ({ payments, purchase }) => {
      const price = await findPrice(services, payments, plan)
      return price.ok ? payments.changePrice(purchase.subscriptionId!, price.value) : price
    },
  )
}

/** Stripe’s own page for card, address and receipts; null for somebody who never bought. */
export async function openPortal(
  services: Pick<Infrastructure, 'db' | 'payments' | 'log' | 'site'>,
  userId: string,
): Promise<Answer<string> | null> {
  const { db, payments, site, log } = services
  const [row] = await db.select({ customerId: memberships.customerId }).from(memberships).where(eq(memberships.userId, userId))
  if (!payments || !row?.customerId) return null
  const opened = await payments.openPortal(row.customerId, `${site.origin}/profile/membership`)
  if (!opened.ok) log.error({ err: opened.error }, 'The billing portal could not be opened.')
  return opened
}
