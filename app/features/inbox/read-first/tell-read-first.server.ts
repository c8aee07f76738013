import { and, count, eq, not } from 'drizzle-orm'
import { z } from 'zod'

import { listAdminAddresses } from '#features/identity/mail-topics/preferences.server.ts'
import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { mailName } from '#platform/mail-name.ts'
import type { RateLimit, RateLimits } from '#platform/rate-limit.server.ts'

import { readFirstMail } from './read-first-mail.server.ts'

/** Tells the team that an item waits to be read first; null for whatever waits. Tried for some six hours where the mail server refuses it. */
export const tellReadFirst = defineJob({
  name: 'inbox.tell-read-first',
  payload: z.object({ itemId: z.uuid().nullable(), orderedAt: z.iso.datetime() }),
  retries: 12,
})

const OF_ITEM: RateLimit = { name: 'read-first-mail', limit: 1, windowSeconds: 3600 }
const IN_ALL: RateLimit = { name: 'read-first-mails', limit: 10, windowSeconds: 3600 }
const SEVERAL = 'several'

/** Orders the mail of an item, or of whatever waits: a row of the transaction that put it on top, or of the one that could not tell of it yet. */
export function queueReadFirstMail(
  { jobs, clock }: Pick<Infrastructure, 'jobs' | 'clock'>,
  tx: Transaction,
  itemId: string | null,
  inSeconds = 0,
): Promise<void> {
  const now = clock.now()
  const later = inSeconds > 0 && { startAfter: new Date(now.getTime() + inSeconds * 1000) }
  return jobs.send(tx, tellReadFirst, { itemId, orderedAt: now.toISOString() }, { key: itemId ?? SEVERAL, ...later })
}

/**
 * Tells the administrators who want it, while the item still waits, that it does, and where. At most one mail an item and hour,
 * and ten an hour in all; what is held back is told when the hour is over, or in one mail as soon as that may go. The count is
 * committed with the mail: a kill in between sends it again, under the same Message-ID.
 */
export async function tellOfReadFirst(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'mail' | 'limits' | 'clock' | 'site'>,
  { itemId, orderedAt }: z.output<typeof tellReadFirst.payload>,
): Promise<void> {
  const { db, mail, site, limits } = services
  const addresses = await listAdminAddresses(db, 'read-first')
  if (addresses.length === 0) return
  const siteName = await site.name()
  await db.transaction(async (tx) => {
    const waiting = await countWaiting(tx, itemId)
    if (waiting === 0) return
    const allowance = await takeMailAllowance(limits.within(tx), itemId)
    if (!allowance.ok) return queueReadFirstMail(services, tx, allowance.tellOf, allowance.inSeconds)
    await mail.send({
      to: addresses.join(', '),
      ...readFirstMail({ itemId, waiting, origin: site.origin, siteName }),
      messageId: mailName(`${itemId ?? SEVERAL}.read-first.${Date.parse(orderedAt)}`, site.origin),
    })
  })
}

/** How many wait; none where the one that is asked for does not. */
async function countWaiting(tx: Transaction, itemId: string | null): Promise<number> {
  const waits = and(inboxMessages.readFirst, not(inboxMessages.spam))
  if (itemId !== null && (await tx.$count(inboxMessages, and(waits, eq(inboxMessages.id, itemId)))) === 0) return 0
  const [all] = await tx.select({ items: count() }).from(inboxMessages).where(waits)
  return all!.items
}

type MailAllowance = { ok: true } | { ok: false; tellOf: string | null; inSeconds: number }

async function takeMailAllowance(limits: RateLimits, itemId: string | null): Promise<MailAllowance> {
  if (itemId !== null) {
    const own = await limits.take(OF_ITEM, itemId)
    if (!own.ok) return { ok: false, tellOf: itemId, inSeconds: own.retryAfterSeconds }
  }
  const all = await limits.take(IN_ALL, SEVERAL)
  if (all.ok) return all
  // No mail of it went, so none counts.
  if (itemId !== null) await limits.clear(OF_ITEM, itemId)
  return { ok: false, tellOf: null, inSeconds: all.retryAfterSeconds }
}
