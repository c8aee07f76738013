import { and, eq } from 'drizzle-orm'

import { membershipEvents } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { REFUND_ASKED } from './pending-refund.ts'

/** When somebody asked for the money back; null when they never did. */
export async function findRefundAsked({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<Date | null> {
  const isAsked = and(eq(membershipEvents.userId, userId), eq(membershipEvents.source, REFUND_ASKED))
  const [asked] = await db.select({ at: membershipEvents.at }).from(membershipEvents).where(isAsked)
  return asked?.at ?? null
}
