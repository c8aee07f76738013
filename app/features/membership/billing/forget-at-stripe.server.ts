import { eq } from 'drizzle-orm'
import { z } from 'zod'

import { memberships, stripeEvents } from '#features/membership/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

import { paymentsOf, TRIES } from './cancel-redundant.server.ts'
import { findLedger } from './record-stripe-event.server.ts'
import { payBack } from './refund/pay-back.server.ts'
import { pendingRefund } from './refund/pending-refund.ts'
import { findRefundAsked } from './refund/refund-asked.server.ts'

/** Ends whatever an erased account has running, and has Stripe forget its person. Its payload is all that is left of it. */
export const forgetAtStripe = defineJob({
  name: 'membership.forget-at-stripe',
  payload: z.object({ customerId: z.string().nullable(), subscriptions: z.array(z.string()).readonly() }),
  retries: TRIES,
})

export async function doForgetAtStripe(
  services: Pick<Infrastructure, 'payments'>,
  { customerId, subscriptions }: z.output<typeof forgetAtStripe.payload>,
): Promise<void> {
  const payments = paymentsOf(services)
  const steps = [
    ...subscriptions.map((id) => () => payments.endSubscription(id)),
    ...(customerId === null ? [] : [() => payments.deleteCustomer(customerId)]),
  ]
  for (const step of steps) {
    const done = await step()
    if (!done.ok) throw new Error('What an erased account has at Stripe could not be ended.', { cause: done.error })
  }
}

/**
 * Before an account is erased: has everything that runs ended at Stripe, what is still owed paid back, and its customer forgotten there. What
 * Stripe told of this customer goes, also where it was never read.
 */
export async function leaveStripe(services: Pick<Infrastructure, 'jobs'>, tx: Transaction, userId: string): Promise<void> {
  const db = { ...services, db: tx }
  const [member] = await tx.select({ customerId: memberships.customerId }).from(memberships).where(eq(memberships.userId, userId))
  const customerId = member?.customerId ?? null
  const ledger = await findLedger(db, userId)
  const subscriptions = ledger.purchases.flatMap(({ subscriptionId, isOver }) => (isOver ? [] : (subscriptionId ?? [])))
  const askedAt = await findRefundAsked(db, userId)
  const pending = askedAt && pendingRefund(ledger, askedAt)
  if (pending) await services.jobs.send(tx, payBack, { ...pending, customerId: null })
  if (customerId !== null || subscriptions.length > 0) {
    await services.jobs.send(tx, forgetAtStripe, { customerId, subscriptions })
  }
  if (customerId !== null) await tx.delete(stripeEvents).where(eq(stripeEvents.customerId, customerId))
}
