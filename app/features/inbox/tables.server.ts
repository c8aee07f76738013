import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Everything anybody wrote to the owner, in one table. What only one kind knows stays with the feature it came from. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['contact', 'enquiry', 'story', 'chat', 'lead'] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    body: text().notNull(),
    /** The conversation that it stands for, where it stands for one. */
    ref: text().unique(),
    /** Held back as a machine's: kept, but nobody was told. */
    spam: boolean().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.spam, table.receivedAt.desc(), table.id),
    index('inbox_messages_unread')
      .on(table.receivedAt)
      .where(sql`${table.readAt} IS NULL AND NOT ${table.spam}`),
  ],
)
