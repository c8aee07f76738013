import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { MembershipEventNote } from '#features/membership/core/membership-event.ts'
import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import { membershipEvents, memberships } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { change, endOfDaysLeft, type Change } from './change-membership.server.ts'
import { leavingReasons, type LeavingReason } from './leaving.ts'
import { queueBillingMail } from './queue-billing-mail.server.ts'
import { isoOf } from './stripe-event.ts'

/**
 * Cancels it: it ends with the period that was paid for. Where a payment is missing nothing is paid for ahead, so that it ends at once and the
 * payment is not tried again; a paused one ends with the days that were left, which begin again. The reason and the member’s own words stay
 * with us.
 */
export async function cancelMembership(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'payments' | 'clock' | 'log'> & Pick<MembershipPorts, 'guaranteeDays'>,
  userId: string,
  { reason, words }: { readonly reason: LeavingReason; readonly words: string },
): Promise<Change> {
  const leaving = randomUUID()
  const details = { feedback: leavingReasons.find(({ value }) => value === reason)!.feedback }
  const cancelling = { cancel_at_period_end: true, metadata: { leaving }, cancellation_details: details }
  let until: string | undefined
  const cancelled = await change(
    services,
    userId,
    ({ canCancel }) => canCancel,
    ({ payments, purchase, acts: { endsWith } }) => {
      const id = purchase.subscriptionId!
      const daysEnd = endsWith === 'days left' ? endOfDaysLeft(purchase, services.clock.now()) : null
      if (daysEnd !== null) {
        until = isoOf(daysEnd)
        return payments.resumeSubscription(id, daysEnd, cancelling)
      }
      if (endsWith !== 'period') return payments.endSubscription(id, details)
      until = purchase.periodEndsAt ?? undefined
      return payments.changeSubscription(id, cancelling)
    },
  )
  if (!cancelled.ok) return cancelled
  await keepReason(services, userId, `leaving:${leaving}`, {
    reason,
    ...(words !== '' && { words }),
    ...(until !== undefined && { until }),
  })
  return cancelled
}

/** Stripe’s event may have been here before us, and then the line stands already. */
async function keepReason(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>,
  userId: string,
  source: string,
  note: MembershipEventNote,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [member] = await tx.select().from(memberships).where(eq(memberships.userId, userId)).for('update')
    const isIt = and(eq(membershipEvents.userId, userId), eq(membershipEvents.source, source))
    const [line] = await tx.select({ note: membershipEvents.note }).from(membershipEvents).where(isIt)
    if (line) {
      await tx
        .update(membershipEvents)
        .set({ note: { ...note, ...line.note, ...reasonOf(note) } })
        .where(isIt)
      return
    }
    const plan = member?.billing?.plan
    const whole = { ...note, ...(plan && { plan }) }
    const at = services.clock.now()
    await tx.insert(membershipEvents).values({ userId, kind: 'cancelled', at, note: whole, source })
    await queueBillingMail(services, tx, userId, { kind: 'cancelled', source, at: at.toISOString() })
  })
}

const reasonOf = ({ reason, words }: MembershipEventNote) => ({ ...(reason && { reason }), ...(words && { words }) })
