import { eq } from 'drizzle-orm'

import type { Change } from '#features/membership/billing/change-membership.server.ts'
import { findOwnActs } from '#features/membership/billing/own-acts.server.ts'
import { recordMembershipEvents } from '#features/membership/core/events.server.ts'
import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import { memberships } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { payBack, payBackNow } from './pay-back.server.ts'
import { pendingRefund, REFUND_ASKED } from './pending-refund.ts'

/** The job waits so long for the attempt that is made at once. */
const FIRST_RETRY_MS = 60_000

/**
 * Ends the membership at once and pays back everything that was paid. That it was asked for is written down first, with the job that does it,
 * so that neither Stripe’s silence nor ours keeps the money; it is then tried at once. A person asks once.
 */
export async function refundMembership(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'payments' | 'clock' | 'log'> & Pick<MembershipPorts, 'guaranteeDays'>,
  userId: string,
): Promise<Change> {
  const { db, jobs, clock, log, payments } = services
  const now = clock.now()
  const { ledger, acts } = await findOwnActs(services, userId)
  const pending = acts.refundUntil && pendingRefund(ledger, now)
  if (!payments || !pending) return { ok: false, reason: 'not now' }
  const { amountCents, currency } = pending
  const customerId = await db.transaction(async (tx) => {
    const note = { amountCents, currency }
    const isFirst = await recordMembershipEvents(tx, [{ userId, kind: 'refund asked', at: now, note, source: REFUND_ASKED }])
    if (!isFirst) return undefined
    const [member] = await tx
      .select({ customerId: memberships.customerId })
      .from(memberships)
      .where(eq(memberships.userId, userId))
    const startAfter = new Date(now.getTime() + FIRST_RETRY_MS)
    await jobs.send(tx, payBack, { ...pending, customerId: member?.customerId ?? null }, { startAfter, key: userId })
    return member?.customerId ?? null
  })
  if (customerId === undefined) return { ok: false, reason: 'not now' }
  const paid = await payBackNow(services, payments, { ...pending, customerId })
  if (paid.ok) return { ok: true }
  log.error({ err: paid.error }, 'A payment could not be paid back yet. It is tried again.')
  return { ok: true, isOnItsWay: true }
}
