import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

import type { Intent } from './intent.ts'
import type { PublishedText } from './ports.server.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const likeWord = (column: ExtraConfigColumn) => column.op('gin_trgm_ops')

/** Every public text that the index holds, with the mark under which it was read. */
export const chatTexts = pgTable('chat_texts', {
  /** Its contributor and its key there. */
  id: text().primaryKey(),
  mark: text().notNull(),
  path: text().notNull(),
  title: text().notNull(),
  kind: text().$type<PublishedText['kind']>().notNull(),
  /** How many it has. */
  passages: integer().notNull(),
})

/** The index: public texts in pieces that an answer can be made of. */
export const chatPassages = pgTable(
  'chat_passages',
  {
    id: serial().primaryKey(),
    textId: text()
      .notNull()
      .references(() => chatTexts.id, { onDelete: 'cascade' }),
    heading: text().notNull(),
    text: text().notNull(),
    /** The title of its page weighs A, its heading B, its words D. */
    search: tsvector().notNull(),
    /** Title and heading alone. */
    searchHead: tsvector().notNull(),
  },
  (passage) => [
    index().on(passage.textId),
    // What has just been written is searched as fast as the rest.
    index('chat_passages_search').using('gin', passage.search).with({ fastupdate: false }),
    index('chat_passages_search_head').using('gin', passage.searchHead).with({ fastupdate: false }),
  ],
)

/** Every longer word of the index: what somebody who mistyped one may have meant. */
export const chatWords = pgTable('chat_words', { word: text().primaryKey() }, ({ word }) => [
  index('chat_words_like').using('gin', likeWord(word)),
])

/** What one browser and the assistant said to each other. */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Hash of the browser’s cookie. */
    browser: text().notNull(),
    /** As the browser calls it; nobody else’s cookie makes anything of it. */
    sessionId: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Where an answer may be sent to, if the visitor said so; in small letters. */
    email: text(),
    beganAt: instant().notNull(),
    lastAt: instant().notNull(),
    /** Since when the team knows that somebody wants to buy. */
    leadAt: instant(),
    /** Since when the team knows that somebody wants a person. */
    personAt: instant(),
  },
  (conversation) => [
    uniqueIndex('chat_conversations_of_browser').on(conversation.browser, conversation.sessionId),
    index().on(conversation.userId),
    index('chat_conversations_email')
      .on(conversation.email)
      .where(sql`email IS NOT NULL`),
    index().on(conversation.lastAt),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid()
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    /** Messages of one instant stand in the order in which they came. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    from: text({ enum: ['visitor', 'assistant', 'team'] }).notNull(),
    /** Links to our own pages as `[words](/path)`; everything else is plain words. */
    text: text().notNull(),
    /** Of an answer of the assistant. */
    intent: text().$type<Intent>(),
    at: instant().notNull(),
  },
  (message) => [index().on(message.conversationId, message.place)],
)

/** Tokens of the language model, by day (UTC). */
export const chatTokens = pgTable('chat_tokens', {
  day: date().primaryKey(),
  tokens: integer().notNull(),
})

/** The failures of a language model since its last answer to a visitor; no row where it answers. All replicas share it. */
export const chatModelFailures = pgTable('chat_model_failures', {
  /** As its provider names it. */
  model: text().primaryKey(),
  /** One after the other. */
  inARow: integer().notNull(),
  /** When it was asked last. */
  askedAt: instant().notNull(),
  /** What went wrong last, for the owner: nothing of what was asked or answered. */
  sentence: text().notNull(),
})
