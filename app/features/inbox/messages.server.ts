import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'

import type { Services } from '#platform/services.server.ts'

import { excerpt, type Message, type MessageLine } from './message.ts'
import { inboxMessages } from './tables.server.ts'

const PAGE = 50

/** One page of the owner's messages, newest first; what was held back as spam is a list of its own. Pages count from 1. */
export async function listMessages(
  { db }: Services,
  { spam, page }: { spam: boolean; page: number },
): Promise<{ messages: MessageLine[]; hasMore: boolean }> {
  const rows = await db
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.spam, spam))
    .orderBy(desc(inboxMessages.receivedAt), inboxMessages.id)
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
  const messages = rows.slice(0, PAGE).map(({ body, readAt, id, kind, name, email, receivedAt }) => {
    return { id, kind, name, email, receivedAt, excerpt: excerpt(body), read: readAt !== null }
  })
  return { messages, hasMore: rows.length > PAGE }
}

/** One message, or null when there is none of that id. */
export async function findMessage({ db }: Services, id: string): Promise<Message | null> {
  if (!isId(id)) return null
  const [row] = await db.select().from(inboxMessages).where(eq(inboxMessages.id, id))
  if (!row) return null
  const { readAt, ...message } = row
  return { ...message, read: readAt !== null }
}

/** Marks a message as read or as unread again. Null when there is none of that id. */
export async function markMessage({ db, clock }: Services, id: string, mark: 'read' | 'unread'): Promise<true | null> {
  if (!isId(id)) return null
  const marked = await db
    .update(inboxMessages)
    .set({ readAt: mark === 'read' ? clock.now() : null })
    .where(eq(inboxMessages.id, id))
    .returning({ id: inboxMessages.id })
  return marked.length > 0 ? true : null
}

/** Takes a message out of the spam list, or puts it there. Null when there is none of that id. */
export async function moveMessage({ db }: Services, id: string, to: 'messages' | 'spam'): Promise<true | null> {
  if (!isId(id)) return null
  const moved = await db
    .update(inboxMessages)
    .set({ spam: to === 'spam' })
    .where(eq(inboxMessages.id, id))
    .returning({ id: inboxMessages.id })
  return moved.length > 0 ? true : null
}

/** Deletes a message for good. Null when there is none of that id. */
export async function deleteMessage({ db }: Services, id: string): Promise<true | null> {
  if (!isId(id)) return null
  const deleted = await db.delete(inboxMessages).where(eq(inboxMessages.id, id)).returning({ id: inboxMessages.id })
  return deleted.length > 0 ? true : null
}

const DAY_MS = 24 * 60 * 60 * 1000
/** As /privacy promises: two years, and 30 days for what looks like spam. */
const KEPT_DAYS = { messages: 2 * 365, spam: 30 }

/** Removes what has been kept long enough. */
export async function removeOldMessages({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => lt(inboxMessages.receivedAt, new Date(clock.now().getTime() - days * DAY_MS))
  await db.delete(inboxMessages).where(or(before(KEPT_DAYS.messages), and(eq(inboxMessages.spam, true), before(KEPT_DAYS.spam))))
}

/** How many messages wait: unread ones, and those held back as spam and not looked at. */
export async function countWaitingMessages({ db }: Services): Promise<{ unread: number; held: number }> {
  const counts = await db
    .select({ spam: inboxMessages.spam, messages: count() })
    .from(inboxMessages)
    .where(isNull(inboxMessages.readAt))
    .groupBy(inboxMessages.spam)
  const of = (spam: boolean) => counts.find((row) => row.spam === spam)?.messages ?? 0
  return { unread: of(false), held: of(true) }
}

function isId(id: string): boolean {
  return z.uuid().safeParse(id).success
}
