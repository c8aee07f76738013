import { z } from 'zod'

import { paymentsOf } from '#features/membership/billing/cancel-redundant.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import type { Answer, Payments } from '#platform/payments.server.ts'

/** Ends subscriptions and pays payments back. Its payload is all it needs: the account may be erased meanwhile. */
export const payBack = defineJob({
  name: 'membership.pay-back',
  payload: z.object({
    customerId: z.string().nullable(),
    subscriptions: z.array(z.string()).readonly(),
    payments: z.array(z.string()).readonly(),
  }),
})

type PayBack = z.output<typeof payBack.payload>

/** Stripe repeats its answer to a key, also when it was a failure: so long one key is used, then the next. */
const SAME_KEY_MS = 5 * 60 * 1000

/**
 * Ends what runs, so that nothing is charged on should the rest fail, then pays back. Done again, nothing is done twice: what has ended, and
 * what went back, counts as done.
 */
export async function payBackNow(
  { clock }: Pick<Infrastructure, 'clock'>,
  payments: Payments,
  { customerId, subscriptions, payments: paid }: PayBack,
): Promise<Answer<void>> {
  const key = String(Math.floor(clock.now().getTime() / SAME_KEY_MS))
  const steps = [
    ...subscriptions.map((id) => () => payments.endSubscription(id)),
    ...paid.map((id) => () => payments.refund(id, key)),
    // What was left of a plan that was changed is a credit, and part of what goes back.
    ...(customerId === null ? [] : [() => payments.dropCredit(customerId)]),
  ]
  for (const step of steps) {
    const done = await step()
    if (!done.ok) return done
  }
  return { ok: true, value: undefined }
}

/** Throws while it does not go through, so that it is tried again. */
export async function doPayBack(services: Pick<Infrastructure, 'payments' | 'clock'>, payload: PayBack): Promise<void> {
  const paid = await payBackNow(services, paymentsOf(services), payload)
  if (!paid.ok) throw new Error('Stripe did not pay back what is owed.', { cause: paid.error })
}
