import { and, eq, inArray, isNull, notExists, notInArray, sql, type SQLWrapper } from 'drizzle-orm'

import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { tellInbox } from './core/inbox-topic.server.ts'
import { SEVERAL } from './core/inbox-word.ts'
import { inboxEntries, inboxMessages } from './core/tables.server.ts'

/**
 * A conversation that is gone where it was kept leaves none of its words here: its item goes with it. One in which danger was recognised, or that the
 * team answered or noted something about, stays without them, so that nobody wonders where it is. `kept`: the refs of those that are still kept.
 */
export async function forgetConversations(
  services: Pick<Infrastructure, 'broadcast'>,
  tx: Transaction,
  kept: SQLWrapper,
): Promise<void> {
  const { id, kind, ref, dangerAt } = inboxMessages
  const gone = and(inArray(kind, ['chat', 'lead']), notInArray(ref, kept))
  const followed = tx.select({ id: inboxEntries.id }).from(inboxEntries).where(eq(inboxEntries.itemId, id))
  const dropped = await tx
    .delete(inboxMessages)
    .where(and(gone, isNull(dangerAt), notExists(followed)))
    .returning({ id })
  const written = sql`coalesce((select string_agg(${inboxEntries.body}, ' ' order by ${inboxEntries.at})
    from ${inboxEntries} where ${inboxEntries.itemId} = ${inboxMessages.id}), '')`
  const emptied = await tx.update(inboxMessages).set({ ref: null, body: '', said: written }).where(gone).returning({ id })
  if (dropped.length + emptied.length > 0) await tellInbox(services, tx, SEVERAL)
}
