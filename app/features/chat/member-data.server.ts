import { and, eq, inArray, isNull, or } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import { ACCOUNT_NUMBER } from '#features/identity/core/account-number.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { chatConversations, chatMessages } from './core/tables.server.ts'

const conversations = {
  name: 'chat-conversations',
  about: 'Your conversations with the assistant.',
  columns: {
    id: chatConversations.id,
    email: chatConversations.email,
    began_at: chatConversations.beganAt,
    last_at: chatConversations.lastAt,
    team_told_of_interest_at: chatConversations.leadAt,
    person_asked_for_at: chatConversations.personAt,
  },
}

const messages = {
  name: 'chat-messages',
  about: 'What was said in them, by you, the assistant and our team.',
  columns: {
    id: chatMessages.id,
    conversation: chatMessages.conversationId,
    place: chatMessages.place,
    from: chatMessages.from,
    text: chatMessages.text,
    intent: chatMessages.intent,
    at: chatMessages.at,
  },
}

interface Person {
  readonly userId: string
  readonly email: string
  readonly emailVerified: boolean
}

/** An address alone says whose a conversation is only once it is proved, and never against the account that had it. */
function isAbout({ userId, email, emailVerified }: Person) {
  const byAddress = emailVerified ? and(isNull(chatConversations.userId), eq(chatConversations.email, email)) : undefined
  return or(eq(chatConversations.userId, userId), byAddress)
}

const what = 'Your conversations with the assistant'
const without = {
  browser: 'It is a hash that recognises your browser, and says nothing.',
  session_id: 'It is a random name that your browser gave the conversation.',
  user_id: ACCOUNT_NUMBER,
}

/** Conversations of an account, and those with its proved address. */
export const chatData = {
  tables: [
    {
      table: 'chat_conversations',
      whose: ['user_id'],
      what,
      rows: ['conversation', 'conversations'],
      exported: { section: conversations.name, without },
      erased: { how: 'cascade' },
    },
    {
      table: 'chat_conversations',
      whose: ['email'],
      what,
      byAddress: true,
      exported: { section: conversations.name, without },
      erased: { how: 'step' },
    },
    {
      table: 'chat_messages',
      whose: ['conversation_id'],
      through: 'chat_conversations',
      what,
      rows: ['message', 'messages'],
      exported: { section: messages.name },
      erased: { how: 'cascade' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, subject: Person) {
    const own = await db
      .select(conversations.columns)
      .from(chatConversations)
      .where(isAbout(subject))
      .orderBy(chatConversations.beganAt)
    const ids = own.map(({ id }) => id)
    const said =
      ids.length === 0
        ? []
        : await db
            .select(messages.columns)
            .from(chatMessages)
            .where(inArray(chatMessages.conversationId, ids))
            .orderBy(chatMessages.place)
    return [exportSection(conversations, own), exportSection(messages, said)]
  },
  async erase(_services: unknown, tx: Transaction, subject: Person) {
    await tx.delete(chatConversations).where(isAbout(subject))
    return []
  },
} as const
