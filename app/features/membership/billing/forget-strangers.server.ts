import { and, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'

import { stripeEvents } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

/** So long an event waits for its customer to become known. */
const STRANGER_RETENTION_DAYS = 90

export const forgetStrangers = defineJob({
  name: 'membership.forget-strangers',
  payload: z.unknown(),
  cron: '41 3 * * *',
})

/** Removes what Stripe told of customers whom nobody here knows. What belongs to somebody stays: their ledger is made of it. */
export async function doForgetStrangers({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - STRANGER_RETENTION_DAYS * 24 * 60 * 60 * 1000)
  await db.delete(stripeEvents).where(and(isNull(stripeEvents.userId), lt(stripeEvents.receivedAt, before)))
}
