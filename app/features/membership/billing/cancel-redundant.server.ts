import { z } from 'zod'

import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import type { Payments } from '#platform/payments.server.ts'

/** Some two days of tries: what is not ended goes on charging. */
export const TRIES = 60

/** Ends one subscription that runs beside the membership, or after it was paid back. */
export const cancelRedundant = defineJob({
  name: 'membership.end-superfluous',
  payload: z.object({ subscriptionId: z.string(), ends: z.enum(['now', 'with its period']) }),
  retries: TRIES,
})

export async function doCancelRedundant(
  services: Pick<Infrastructure, 'payments'>,
  { subscriptionId, ends }: z.output<typeof cancelRedundant.payload>,
): Promise<void> {
  const payments = paymentsOf(services)
  const ended = await (ends === 'now'
    ? payments.endSubscription(subscriptionId)
    : payments.changeSubscription(subscriptionId, { cancel_at_period_end: true }))
  if (!ended.ok && !ended.isMissing)
    throw new Error('A subscription that should not run could not be ended.', { cause: ended.error })
}

/** Stripe, which something has to be asked of, whatever else is set up. */
export function paymentsOf({ payments }: Pick<Infrastructure, 'payments'>): Payments {
  if (!payments) throw new Error('Something has to end at Stripe, and Stripe is not set up here.')
  return payments
}
