import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What rate limits have counted. The key is hashed: nobody's address or e-mail stands here. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    /** When each event of the present window was counted, oldest first; never more of them than the limit. */
    takenAt: timestamp({ withTimezone: true }).array().notNull(),
    /** From then on the row says nothing and may be swept. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_expires_at').on(table.expiresAt)],
)

/** Which starter content this database has had; see starter-content.server.ts. */
export const starterContent = pgTable('starter_content', {
  name: text().primaryKey(),
  loadedAt: timestamp({ withTimezone: true }).notNull(),
})
