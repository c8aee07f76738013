import { eq } from 'drizzle-orm'

import type { Billing } from '#features/membership/core/billing.ts'
import { memberships } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

const PAUSE_MS = 150
const LONGEST_MS = 4_000

/** What is kept of somebody's purchase; null for who never bought. */
export async function findBilling({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<Billing | null> {
  const [row] = await db.select({ billing: memberships.billing }).from(memberships).where(eq(memberships.userId, userId))
  return row?.billing ?? null
}

/** Waits a few seconds for the events with which Stripe confirms what was just asked. Whether they came. */
export async function waitForBilling(
  services: Pick<Infrastructure, 'db' | 'stopping'>,
  userId: string,
  isConfirmed: (billing: Billing | null) => boolean,
): Promise<boolean> {
  for (let waited = 0; waited < LONGEST_MS && !services.stopping.aborted; waited += PAUSE_MS) {
    if (isConfirmed(await findBilling(services, userId))) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return false
}
