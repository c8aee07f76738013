import { randomUUID } from 'node:crypto'

import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { namesOf } from '#features/identity/people.server.ts'
import { tellInbox } from '#features/inbox/core/inbox-topic.server.ts'
import type { InboxPorts } from '#features/inbox/core/ports.server.ts'
import { inboxDrafts, inboxEntries, inboxMessages } from '#features/inbox/core/tables.server.ts'
import { takeOffTop } from '#features/inbox/read-first/pin.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { mailName } from '#platform/mail-name.ts'

import type { Reply } from './reply.ts'
import { mailReply } from './send-reply.server.ts'

export interface Author {
  readonly userId: string
}

export type Answered =
  | { ok: true; way: 'mail' | 'chat' | 'both' }
  | { ok: false; reason: 'no-way' }
  /** Somebody else of the team has answered since the page was opened. */
  | { ok: false; reason: 'answered-since'; by: string; at: Date; entryId: string }

interface Sent extends Reply {
  /** The newest answer of the team that stood on the page; null when there was none. */
  readonly seen: string | null
  /** The newest danger that the page had shown; null when there was none. */
  readonly seenDanger?: Date | null
}

/**
 * Keeps an answer and sends it: by mail where an address is known, and into the conversation where there is one. The item waits for their
 * answer then, belongs to whoever answered if it was nobody’s, and leaves the top. Null when there is no such item.
 */
export async function answerItem(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock' | 'site'> & Pick<InboxPorts, 'threads'>,
  by: Author,
  itemId: string,
  sent: Sent,
): Promise<Answered | null> {
  const { db, jobs, clock, threads, site } = services
  if (!isId(itemId)) return null
  return db.transaction(async (tx) => {
    const [item] = await tx.select().from(inboxMessages).where(eq(inboxMessages.id, itemId)).for('update')
    if (!item) return null
    const since = await answerOfAnother(tx, itemId, by)
    if (since && since.id !== sent.seen) {
      const names = await namesOf(tx, since.writtenBy ? [since.writtenBy] : [])
      const name = names.get(since.writtenBy ?? '') ?? 'Somebody of your team'
      return { ok: false, reason: 'answered-since', by: name, at: since.at, entryId: since.id }
    }
    const chat = isConversation(item) ? threads.chat : null
    const isReplySent = chat !== null && (await chat.reply(services, tx, item.ref!, { text: sent.text, by: by.userId }))
    if (!isReplySent && !item.email) return { ok: false, reason: 'no-way' }
    const id = randomUUID()
    const messageId = mailName(id, site.origin)
    const written = { itemId, writtenBy: by.userId, at: clock.now(), subject: item.email ? sent.subject : '', body: sent.text }
    await tx.insert(inboxEntries).values({ id, kind: 'reply', ...written, ...(item.email && { messageId }) })
    if (item.email) await jobs.send(tx, mailReply, { entryId: id }, { key: id })
    await tx
      .update(inboxMessages)
      .set({
        status: 'waiting',
        readAt: sql`coalesce(${inboxMessages.readAt}, ${clock.now().toISOString()}::timestamptz)`,
        assigneeId: item.assigneeId ?? by.userId,
        said: searchTextWith(sent.text),
      })
      .where(eq(inboxMessages.id, itemId))
    await takeOffTop(services, tx, [itemId], { by, seen: sent.seenDanger ?? null, because: 'answered' })
    await tx.delete(inboxDrafts).where(and(eq(inboxDrafts.itemId, itemId), eq(inboxDrafts.userId, by.userId)))
    await tellInbox(services, tx, itemId)
    return { ok: true, way: isReplySent ? (item.email ? 'both' : 'chat') : 'mail' }
  })
}

/** Keeps what the team alone sees. Null when there is no such item. */
export async function noteOn(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>,
  by: Author,
  itemId: string,
  text: string,
): Promise<true | null> {
  const { db, clock } = services
  if (!isId(itemId)) return null
  return db.transaction(async (tx) => {
    const noted = await tx
      .update(inboxMessages)
      .set({ said: searchTextWith(text) })
      .where(eq(inboxMessages.id, itemId))
      .returning({ id: inboxMessages.id })
    if (noted.length === 0) return null
    await tx.insert(inboxEntries).values({ itemId, kind: 'note', body: text, writtenBy: by.userId, at: clock.now() })
    await tellInbox(services, tx, itemId)
    return true
  })
}

/** Has a reply mailed again whose mail did not go. Null when there is none such. */
export async function mailAgain(
  services: Pick<Infrastructure, 'db' | 'jobs'>,
  itemId: string,
  entryId: string,
): Promise<true | null> {
  const { db, jobs } = services
  if (!isId(itemId) || !isId(entryId)) return null
  return db.transaction(async (tx) => {
    const [entry] = await tx
      .select({ id: inboxEntries.id })
      .from(inboxEntries)
      .where(
        and(
          eq(inboxEntries.id, entryId),
          eq(inboxEntries.itemId, itemId),
          eq(inboxEntries.kind, 'reply'),
          isNull(inboxEntries.mailedAt),
        ),
      )
    if (!entry) return null
    await jobs.send(tx, mailReply, { entryId }, { key: entryId })
    return true
  })
}

/** A conversation that is kept with the chat. */
export function isConversation({ kind, ref }: { readonly kind: string; readonly ref: string | null }): boolean {
  return ref !== null && (kind === 'chat' || kind === 'lead')
}

/** How much of the entries the search keeps: the newest. */
const MAX_SEARCHED = 20_000

/** What is searched besides the item’s own words, with these behind it. */
export function searchTextWith(text: string) {
  return sql`right(${inboxMessages.said} || ' ' || ${text}::text, ${MAX_SEARCHED}::int)`
}

async function answerOfAnother(tx: Transaction, itemId: string, by: Author) {
  const [entry] = await tx
    .select({ id: inboxEntries.id, writtenBy: inboxEntries.writtenBy, at: inboxEntries.at })
    .from(inboxEntries)
    .where(
      and(
        eq(inboxEntries.itemId, itemId),
        eq(inboxEntries.kind, 'reply'),
        or(isNull(inboxEntries.writtenBy), ne(inboxEntries.writtenBy, by.userId)),
      ),
    )
    .orderBy(desc(inboxEntries.at), desc(inboxEntries.id))
    .limit(1)
  return entry ?? null
}
