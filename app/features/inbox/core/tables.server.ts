import { desc, sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

/**
 * Everything anybody wrote to the owner, an item each, in one table. What only one kind knows stays with the feature it came from; what
 * followed by mail, and notes, are its entries.
 */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['contact', 'enquiry', 'story', 'chat', 'lead', 'mail', 'reason'] }).notNull(),
    /** What it is about elsewhere: a conversation, a story, a mail. One item each. */
    ref: text().unique(),
    name: text().notNull(),
    /** Empty where a visitor of the chat gave none. */
    email: text().notNull(),
    /** What they wrote; of a conversation, what they wrote last. */
    body: text().notNull(),
    /** Held back as a machine's: kept, but nobody was told. */
    spam: boolean().notNull(),
    status: text({ enum: ['open', 'waiting', 'done'] })
      .notNull()
      .default('open'),
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When they wrote last. */
    receivedAt: instant().notNull(),
    /** When they wrote first, where they have written again since. */
    begunAt: instant(),
    readAt: instant(),
    /** Danger was recognised in its text. Of a conversation, which message it was is known where that is kept. */
    danger: boolean().notNull().default(false),
    /** When danger was last recognised in what they wrote. It stays. */
    dangerAt: instant(),
    /** Stands on top: danger was recognised, and nobody of the team has dealt with it since. */
    readFirst: boolean().notNull().default(false),
    /** Where whoever wrote that seems to be, as an ISO 3166 code; null where it is not known. */
    dangerCountry: text(),
    /** Whom they were told to call, at once; empty where nothing told them, null of what came before this was kept. */
    numbersShown: text().array(),
    /** As what the team was told of it by mail, once each: its kind; of a conversation “lead” and “person”, with a space between them. */
    toldAs: text(),
    /** What was said in its entries, and earlier in a conversation, for the search alone. */
    said: text().notNull().default(''),
    gist: text().generatedAlwaysAs(sql`lower(name || ' ' || email || ' ' || body || ' ' || said)`),
  },
  (item) => [
    index('inbox_messages_newest').on(item.spam, desc(item.receivedAt), desc(item.id)),
    index('inbox_messages_kind').on(item.spam, item.kind, desc(item.receivedAt), desc(item.id)),
    index('inbox_messages_status').on(item.spam, item.status, desc(item.receivedAt), desc(item.id)),
    index('inbox_messages_assignee').on(item.assigneeId, desc(item.receivedAt), desc(item.id)),
    index('inbox_messages_unread')
      .on(item.spam, desc(item.receivedAt), desc(item.id), item.kind, item.status)
      .where(sql`read_at IS NULL`),
    index('inbox_messages_read_first')
      .on(item.spam, desc(item.receivedAt), desc(item.id))
      .where(sql`read_first`),
    index('inbox_messages_address').on(sql`lower(${item.email})`, desc(item.receivedAt)),
    index('inbox_messages_gist').using('gin', item.gist.op('gin_trgm_ops')),
  ],
)

/** What followed an item: our replies and their answers by mail, and notes that only the team sees. */
export const inboxEntries = pgTable(
  'inbox_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    itemId: uuid()
      .notNull()
      .references(() => inboxMessages.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['reply', 'answer', 'note'] }).notNull(),
    /** Empty but for mails. */
    subject: text().notNull().default(''),
    body: text().notNull(),
    /** Danger was recognised in it. */
    danger: boolean().notNull().default(false),
    /** Who of the team wrote it; null for an answer, and once that account is gone. */
    writtenBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The address that an answer came from. */
    sender: text(),
    /** The mail’s own name (RFC 5322), by which mail programs thread; a mail that comes twice is one entry. */
    messageId: text(),
    /** The names of files that came with an answer; they are not kept. */
    attachments: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    at: instant().notNull(),
    /** When the mail of a reply was handed to the mail server; of an answer, when the team was told. */
    mailedAt: instant(),
  },
  (entry) => [unique().on(entry.itemId, entry.messageId), index().on(entry.itemId, entry.at), index().on(entry.writtenBy)],
)

/** A reply that somebody is writing. */
export const inboxDrafts = pgTable(
  'inbox_drafts',
  {
    itemId: uuid()
      .notNull()
      .references(() => inboxMessages.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    body: text().notNull(),
    savedAt: instant().notNull(),
  },
  (draft) => [primaryKey({ columns: [draft.itemId, draft.userId] }), index().on(draft.userId)],
)
