import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Billing } from './core/billing.ts'
import { memberships } from './core/tables.server.ts'

/** What is kept of a person’s membership, for tests. */
export async function aMembership(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
  kept: Partial<Omit<typeof memberships.$inferInsert, 'userId'>>,
): Promise<void> {
  await db.insert(memberships).values({ userId, ...kept })
}

/** A monthly plan that runs, for tests. */
export function aBilling(changes: Partial<Billing> = {}): Billing {
  return {
    plan: 'monthly',
    state: 'active',
    periodEndsAt: null,
    pastDueSince: null,
    paidAt: null,
    amountCents: 2_900,
    currency: 'usd',
    subscriptionId: 'sub_1',
    paymentId: null,
    ...changes,
  }
}
