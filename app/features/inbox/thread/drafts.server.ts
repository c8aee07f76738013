import { and, eq, gt, ne } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { inboxDrafts, inboxMessages } from '#features/inbox/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Draft } from './thread.ts'
import type { Author } from './write.server.ts'

/** Keeps a reply that is being written, or forgets it when nothing is left of it. Null when there is no such item. */
export async function keepDraft(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  by: Author,
  itemId: string,
  { subject, text }: Draft,
): Promise<true | null> {
  if (!isId(itemId)) return null
  const own = and(eq(inboxDrafts.itemId, itemId), eq(inboxDrafts.userId, by.userId))
  if (text.trim() === '') {
    await db.delete(inboxDrafts).where(own)
    return true
  }
  const draft = { subject, body: text, savedAt: clock.now() }
  const [item] = await db.select({ id: inboxMessages.id }).from(inboxMessages).where(eq(inboxMessages.id, itemId))
  if (!item) return null
  await db
    .insert(inboxDrafts)
    .values({ itemId, userId: by.userId, ...draft })
    .onConflictDoUpdate({ target: [inboxDrafts.itemId, inboxDrafts.userId], set: draft })
  return true
}

const WRITES_FOR_MS = 10 * 60 * 1000

/** What somebody has been writing, and who else has been at it within the last ten minutes. */
export async function findDrafts(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  by: Author,
  itemId: string,
): Promise<{ own: Draft | null; others: string[] }> {
  const [own] = await db
    .select({ subject: inboxDrafts.subject, text: inboxDrafts.body })
    .from(inboxDrafts)
    .where(and(eq(inboxDrafts.itemId, itemId), eq(inboxDrafts.userId, by.userId)))
  const others = await db
    .select({ userId: inboxDrafts.userId })
    .from(inboxDrafts)
    .where(
      and(
        eq(inboxDrafts.itemId, itemId),
        ne(inboxDrafts.userId, by.userId),
        gt(inboxDrafts.savedAt, new Date(clock.now().getTime() - WRITES_FOR_MS)),
      ),
    )
  return { own: own ?? null, others: others.map(({ userId }) => userId) }
}
