import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the owner changed about the site, one row a section (`settings/site-settings.ts`); a section without a row is as shipped. */
export const siteSettings = pgTable('site_settings', {
  section: text().primaryKey(),
  value: jsonb().notNull(),
  savedAt: timestamp({ withTimezone: true }).notNull(),
})
