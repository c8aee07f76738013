import { and, eq, inArray, lt, lte, not, or } from 'drizzle-orm'

import { tellInbox } from '#features/inbox/core/inbox-topic.server.ts'
import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { HelpShown } from './help-shown.ts'
import { queueReadFirstMail } from './tell-read-first.server.ts'

const { id, ref, spam, readFirst, dangerAt } = inboxMessages

/**
 * As an item is set in which danger has been recognised: on top until somebody deals with it, with what its writer was told at once. Null where
 * nothing was told; undefined where what was told before was told again.
 */
export function onTop(now: Date, help: HelpShown | null | undefined) {
  const shown = help === undefined ? {} : { dangerCountry: help?.country ?? null, numbersShown: [...(help?.numbers ?? [])] }
  return { readFirst: true, dangerAt: now, ...shown }
}

/** Often enough for a conversation in which danger is recognised again and again, and nothing of it kept. */
const AGAIN_AFTER_MS = 60_000

/** Danger was recognised in words that are not kept: the item of their conversation, where there is one, waits to be read first all the same. */
export async function putOnTop(
  services: Pick<Infrastructure, 'jobs' | 'broadcast' | 'clock'>,
  tx: Transaction,
  keptElsewhere: string,
  help: HelpShown | undefined,
): Promise<void> {
  const now = services.clock.now()
  const [item] = await tx
    .update(inboxMessages)
    .set(onTop(now, help))
    .where(and(eq(ref, keptElsewhere), or(not(readFirst), lt(dangerAt, new Date(now.getTime() - AGAIN_AFTER_MS)))))
    .returning({ id, spam })
  if (!item) return
  if (!item.spam) await queueReadFirstMail(services, tx, item.id)
  await tellInbox(services, tx, item.id)
}

export interface Dealt {
  readonly by: { readonly userId: string }
  /** The newest danger that the page had shown on which somebody decided; null where it had shown none. */
  readonly seen: Date | null
  readonly because: 'answered' | 'done' | 'removed'
}

/**
 * Somebody has dealt with items, so they leave the top, and the audit log knows who did it. One in which danger was recognised after the page
 * was made stays: nobody has seen that yet.
 */
export async function takeOffTop(
  { audit }: Pick<Infrastructure, 'audit'>,
  tx: Transaction,
  ids: readonly string[],
  { by: { userId }, seen, because }: Dealt,
): Promise<void> {
  if (seen === null) return
  const taken = await tx
    .update(inboxMessages)
    .set({ readFirst: false })
    .where(and(inArray(id, [...ids]), readFirst, lte(dangerAt, seen)))
    .returning({ id })
  for (const { id: message } of taken)
    await audit.record(tx, { actor: { userId }, action: 'message.off-top', details: { message, because } })
}

/** How many of these stand on top. */
export function countOnTop(tx: Transaction, ids: readonly string[]): Promise<number> {
  return tx.$count(inboxMessages, and(inArray(id, [...ids]), readFirst))
}
