import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'

/** What a person chose about mails that need not be. Without a row the topic’s own default holds. */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    isWanted: boolean().notNull(),
  },
  (preference) => [primaryKey({ columns: [preference.userId, preference.topic] })],
)
