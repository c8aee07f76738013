import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { MembershipEventNote } from '#features/membership/history/membership-event.ts'
import { membershipEvents, memberships } from '#features/membership/tables.server.ts'
import type { Answer, Payments } from '#platform/payments.server.ts'
import type { Services } from '#platform/services.server.ts'

import { actsOf, type Acts } from './acts.ts'
import { orderMail } from './billing-mails.server.ts'
import { findPrice, type SoldPlan } from './checkout.server.ts'
import type { Ledger } from './fold-events.ts'
import { findLedger } from './hear-event.server.ts'
import { leavingReasons, type LeavingReason } from './leaving.ts'
import type { Purchase } from './purchase.ts'

export type Change = { ok: true } | { ok: false; reason: 'not now' | 'refused' | 'away' }

interface Asking {
  readonly payments: Payments
  readonly purchase: Purchase
  readonly ledger: Ledger
}

/** Has Stripe make a change, where it can be made now. What it comes to is told by Stripe’s events, not by this. */
async function change(
  services: Services,
  userId: string,
  may: (acts: Acts) => unknown,
  ask: (asking: Asking) => Promise<Answer<void>>,
): Promise<Change> {
  const { payments, clock, log } = services
  const ledger = await findLedger(services, userId)
  const { purchase } = ledger
  if (!payments || !purchase || !may(actsOf(ledger.billing, ledger.firstPaidAt, clock.now())))
    return { ok: false, reason: 'not now' }
  const answer = await ask({ payments, purchase, ledger })
  if (answer.ok) return { ok: true }
  log.error({ err: answer.error }, 'Stripe did not change a membership.')
  return { ok: false, reason: answer.reason }
}

/** Ends it with the period that was paid for. The reason and the member’s own words stay with us. */
export async function cancelMembership(
  services: Services,
  userId: string,
  { reason, words }: { readonly reason: LeavingReason; readonly words: string },
): Promise<Change> {
  const leaving = randomUUID()
  const feedback = leavingReasons.find(({ value }) => value === reason)!.feedback
  const cancelled = await change(
    services,
    userId,
    ({ canCancel }) => canCancel,
    ({ payments, purchase }) =>
      payments.changeSubscription(purchase.subscriptionId!, {
        cancel_at_period_end: true,
        metadata: { leaving },
        cancellation_details: { feedback },
      }),
  )
  if (cancelled.ok) await keepReason(services, userId, `leaving:${leaving}`, { reason, ...(words !== '' && { words }) })
  return cancelled
}

/** Stripe’s event may have been here before us, and then the line stands already. */
async function keepReason(services: Services, userId: string, source: string, reason: MembershipEventNote): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [member] = await tx.select().from(memberships).where(eq(memberships.userId, userId)).for('update')
    const isIt = and(eq(membershipEvents.userId, userId), eq(membershipEvents.source, source))
    const [line] = await tx.select({ note: membershipEvents.note }).from(membershipEvents).where(isIt)
    if (line) {
      await tx
        .update(membershipEvents)
        .set({ note: { ...line.note, ...reason } })
        .where(isIt)
      return
    }
    const { plan, periodEndsAt } = member?.billing ?? {}
    const note = { ...reason, ...(plan && { plan }), ...(periodEndsAt && { until: periodEndsAt }) }
    await tx.insert(membershipEvents).values({ userId, kind: 'cancelled', at: services.clock.now(), note, source })
    await orderMail(services, tx, userId, { kind: 'cancelled', source })
  })
}

export function withdrawCancellation(services: Services, userId: string): Promise<Change> {
  return change(
    services,
    userId,
    ({ canWithdraw }) => canWithdraw,
    ({ payments, purchase }) =>
      payments.changeSubscription(purchase.subscriptionId!, { cancel_at_period_end: false, metadata: { leaving: '' } }),
  )
}

/** Nothing is charged and nothing is open until it is resumed; what was paid for is not lost. */
export function pauseMembership(services: Services, userId: string): Promise<Change> {
  return change(
    services,
    userId,
    ({ canPause }) => canPause,
    ({ payments, purchase }) => payments.changeSubscription(purchase.subscriptionId!, { pause_collection: { behavior: 'void' } }),
  )
}

/** Goes on where it was paused: the next payment is due once the days that were left are over. */
export function resumeMembership(services: Services, userId: string): Promise<Change> {
  return change(
    services,
    userId,
    ({ canResume }) => canResume,
    ({ payments, purchase }) => {
      const { pausedAt, pausedPeriodEndsAt } = purchase
      const leftMs = pausedAt && pausedPeriodEndsAt ? Date.parse(pausedPeriodEndsAt) - Date.parse(pausedAt) : 0
      const next = Math.round((services.clock.now().getTime() + leftMs) / 1000)
      return payments.resumeSubscription(purchase.subscriptionId!, leftMs >= 1000 ? next : 'now')
    },
  )
}

/** From monthly to annual or back, at the price of today: what is left of the old period is taken off. */
export function changePlan(services: Services, userId: string, plan: SoldPlan): Promise<Change> {
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

/**
 * Ends the membership at once and pays back everything that was paid for it. It ends first, so that nothing more is charged should
 * the second step fail; that step can be asked for again.
 */
export function refundMembership(services: Services, userId: string): Promise<Change> {
  return change(
    services,
    userId,
    ({ refundUntil }) => refundUntil,
    async ({ payments, purchase: { subscriptionId, state, payments: paid } }) => {
      if (subscriptionId !== null && state !== 'ended') {
        const ended = await payments.endSubscription(subscriptionId)
        if (!ended.ok) return ended
      }
      for (const { ids } of paid.filter(({ isPaidBack }) => !isPaidBack)) {
        const back = await payments.refund(ids[0]!)
        if (!back.ok) return back
      }
      return { ok: true, value: undefined }
    },
  )
}

/** Stripe’s own page for card, address and receipts; null for somebody who never bought. */
export async function openPortal(services: Services, userId: string): Promise<Answer<string> | null> {
  const { db, payments, site, log } = services
  const [row] = await db.select({ customerId: memberships.customerId }).from(memberships).where(eq(memberships.userId, userId))
  if (!payments || !row?.customerId) return null
  const opened = await payments.openPortal(row.customerId, `${site.origin}/profile/membership`)
  if (!opened.ok) log.error({ err: opened.error }, 'The billing portal could not be opened.')
  return opened
}
