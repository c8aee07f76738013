import { and, eq, gte } from 'drizzle-orm'
import { z } from 'zod'

import { listNames } from '#features/identity/people/names.server.ts'
import { findLedger } from '#features/membership/billing/record-stripe-event.server.ts'
import { membershipEvents, memberships } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

import { payBack } from './pay-back.server.ts'
import { pendingRefund, REFUND_ASKED, type PendingRefund } from './pending-refund.ts'

const HOUR_MS = 60 * 60 * 1000

/** So long it is tried every hour; by then somebody has read of it long ago. */
const TRIED_FOR_DAYS = 90

/** Once an hour: has what is still owed paid back, for as long as it takes. */
export const checkRefunds = defineJob({
  name: 'membership.look-at-refunds',
  payload: z.unknown(),
  cron: '17 * * * *',
  retries: 0,
})

interface PendingRefundOf extends PendingRefund {
  readonly userId: string
  readonly askedAt: Date
}

async function listPendingRefunds({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<PendingRefundOf[]> {
  const { userId, at, kind, source } = membershipEvents
  const since = new Date(clock.now().getTime() - TRIED_FOR_DAYS * 24 * HOUR_MS)
  const asked = await db
    .select({ userId, askedAt: at })
    .from(membershipEvents)
    .where(and(eq(kind, 'refund asked'), eq(source, REFUND_ASKED), gte(at, since)))
    .orderBy(at)
  const pending: PendingRefundOf[] = []
  for (const one of asked) {
    const rest = pendingRefund(await findLedger({ db }, one.userId), one.askedAt)
    if (rest) pending.push({ ...one, ...rest })
  }
  return pending
}

/** Has everything paid back that is owed; what a job has in hand is left to it. */
export async function payAllBack(services: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { db, jobs } = services
  for (const { userId, subscriptions, payments } of await listPendingRefunds(services)) {
    await db.transaction(async (tx) => {
      const [member] = await tx
        .select({ customerId: memberships.customerId })
        .from(memberships)
        .where(eq(memberships.userId, userId))
      await jobs.send(tx, payBack, { subscriptions, payments, customerId: member?.customerId ?? null }, { key: userId })
    })
  }
}

export interface StuckRefund {
  readonly userId: string
  readonly name: string
  readonly askedAt: Date
  readonly amountCents: number
  readonly currency: string
}

/** What was asked back more than an hour ago and has not gone through, for who runs the site. */
export async function listStuckRefunds(services: Pick<Infrastructure, 'db' | 'clock'>): Promise<ReadonlyArray<StuckRefund>> {
  const before = services.clock.now().getTime() - HOUR_MS
  const stuck = (await listPendingRefunds(services)).filter(({ askedAt }) => askedAt.getTime() < before)
  const names = await listNames(
    services.db,
    stuck.map(({ userId }) => userId),
  )
  return stuck.map(({ userId, askedAt, amountCents, currency }) => {
    const person = names.get(userId)
    return { userId, name: person?.displayName ?? person?.email ?? userId, askedAt, amountCents, currency }
  })
}
