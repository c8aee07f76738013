import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'

import type { Intent } from '#features/chat/core/intent.ts'
import { chatConversations, chatMessages } from '#features/chat/core/tables.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Visit } from './visit.server.ts'

/** Told with a conversation’s id each time something has been said in it. */
export const CHAT = 'chat'

type Whose = Pick<Visit, 'browser' | 'sessionId' | 'viewer'>

export type Conversation = typeof chatConversations.$inferSelect

/**
 * The conversation that goes on: the one the browser names, else its newest. One that somebody had while signed in is only theirs; null when there
 * is none that this visitor may go on with.
 */
export async function findConversation(db: Database, { browser, sessionId, viewer }: Whose): Promise<Conversation | null> {
  const mine = viewer
    ? or(isNull(chatConversations.userId), eq(chatConversations.userId, viewer.userId))
    : isNull(chatConversations.userId)
  const named = sessionId === undefined ? undefined : eq(chatConversations.sessionId, sessionId)
  const [row] = await db
    .select()
    .from(chatConversations)
    .where(and(eq(chatConversations.browser, browser), named, mine))
    .orderBy(desc(chatConversations.lastAt))
    .limit(1)
  return row ?? null
}

/** A new conversation, or the one that another window has just begun under the same name. A name that is somebody else’s gets another one. */
async function beginConversation(tx: Transaction, { browser, sessionId, viewer }: Whose, now: Date): Promise<Conversation> {
  const values = { browser, userId: viewer?.userId ?? null, beganAt: now, lastAt: now }
  const named = await tx
    .insert(chatConversations)
    .values({ ...values, sessionId: sessionId ?? crypto.randomUUID() })
    .onConflictDoNothing()
    .returning()
  if (named[0]) return named[0]
  const meanwhile = await findConversation(tx, { browser, sessionId, viewer })
  if (meanwhile) return meanwhile
  const [other] = await tx
    .insert(chatConversations)
    .values({ ...values, sessionId: crypto.randomUUID() })
    .returning()
  return other!
}

interface Change {
  readonly email?: string | undefined
  readonly leadAt?: Date
  readonly personAt?: Date
}

/** The conversation that something is about to be said in, locked until the transaction ends, with what has changed about it. */
export async function openConversation(
  { clock }: Pick<Infrastructure, 'clock'>,
  tx: Transaction,
  visit: Visit,
  change: (before: Conversation) => Change,
): Promise<{ before: Conversation; now: Conversation }> {
  const at = clock.now()
  const found = (await findConversation(tx, visit)) ?? (await beginConversation(tx, visit, at))
  const [before] = await tx.select().from(chatConversations).where(eq(chatConversations.id, found.id)).for('update')
  const { email, ...marks } = change(before!)
  const [now] = await tx
    .update(chatConversations)
    .set({ lastAt: at, userId: before!.userId ?? visit.viewer?.userId ?? null, ...(email && { email }), ...marks })
    .where(eq(chatConversations.id, found.id))
    .returning()
  return { before: before!, now: now! }
}

export interface NewMessage {
  readonly from: 'visitor' | 'assistant' | 'team'
  readonly text: string
  readonly intent?: Intent
}

/** Adds to a conversation, and tells whoever has it open. */
export async function say(
  { clock, broadcast }: Pick<Infrastructure, 'clock' | 'broadcast'>,
  tx: Transaction,
  conversationId: string,
  all: readonly NewMessage[],
): Promise<void> {
  await tx.insert(chatMessages).values(all.map((message) => ({ ...message, conversationId, at: clock.now() })))
  await broadcast.publish(tx, CHAT, conversationId)
}

/** Whose a conversation is, and how its browser calls it; null when there is none of this id. */
export async function findWhose(db: Database, conversationId: string): Promise<WhoseConversation | null> {
  const { browser, userId, sessionId } = chatConversations
  const [row] = await db
    .select({ browser, userId, sessionId })
    .from(chatConversations)
    .where(eq(chatConversations.id, conversationId))
  return row ?? null
}

export type WhoseConversation = Pick<Conversation, 'browser' | 'userId' | 'sessionId'>

/** Whether this visitor may go on with a conversation. */
export function isOpenTo({ browser, userId }: WhoseConversation, visit: Whose): boolean {
  return browser === visit.browser && (userId === null || userId === visit.viewer?.userId)
}

/** What was said, in order. */
export async function listMessages(db: Database, conversationId: string) {
  const { id, from, text, intent, at } = chatMessages
  return db
    .select({ id, from, text, intent, at })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(asc(chatMessages.place))
}
