import { eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { inPlainWords } from '#features/chat/core/message-parts.ts'
import { chatConversations } from '#features/chat/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { progressEvents } from '#platform/progress-events.server.ts'
import { followed } from '#platform/topic-hub.server.ts'

import { knowsEmail } from './answer-message.server.ts'
import { CHAT, findConversation, findWhose, isOpenTo, listMessages, say, type WhoseConversation } from './conversations.server.ts'
import type { Thread } from './thread.ts'
import type { Visit } from './visit.server.ts'

/** The conversation of a visitor as it stands. */
export async function findThread({ db }: Pick<Infrastructure, 'db'>, visit: Visit): Promise<Thread> {
  const conversation = await findConversation(db, visit)
  const messages = conversation ? await listMessages(db, conversation.id) : []
  return {
    sessionId: conversation?.sessionId ?? null,
    entries: messages.map(({ id, from, text, intent }) => ({ id, from, text, intent })),
    knowsEmail: knowsEmail(conversation, visit),
    personAsked: (conversation?.personAt ?? null) !== null,
  }
}

const followedConversations = followed({
  topic: CHAT,
  find: ({ db }: Pick<Infrastructure, 'db'>, id: string) => findWhose(db, id),
})

/** Tells the visitor’s open windows that something was said in their conversation, and nothing about anybody else’s. */
export function threadEvents(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'stopping'>,
  visit: Visit,
  signal: AbortSignal,
): Response {
  const select = (whose: WhoseConversation) => (isOpenTo(whose, visit) ? { id: whose.sessionId, status: 'done' as const } : null)
  return progressEvents(services, followedConversations, { mayRead: async () => true, signal, select })
}

/** The assistant’s conversations for the inbox, by their id. */
export const chatThreads = {
  async entries({ db }: Pick<Infrastructure, 'db'>, ref: string) {
    if (!isId(ref)) return []
    const messages = await listMessages(db, ref)
    return messages.map(({ id, from, text, at, intent }, place) => ({
      id,
      from,
      at,
      text: from === 'assistant' ? inPlainWords(text) : text,
      danger: (from === 'visitor' ? messages[place + 1]?.intent : intent) === 'emergency',
    }))
  },
  async reply(
    services: Pick<Infrastructure, 'broadcast' | 'clock'>,
    tx: Transaction,
    ref: string,
    { text }: { text: string; by: string },
  ) {
    if (!isId(ref)) return false
    const { id } = chatConversations
    const [found] = await tx.update(chatConversations).set({ lastAt: services.clock.now() }).where(eq(id, ref)).returning({ id })
    if (found) await say(services, tx, ref, [{ from: 'team', text }])
    return found !== undefined
  },
}
