import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'
import type { StoredPicture } from '#platform/picture.ts'

/** What the owner changed about the site, one row a section (`settings/site-settings.ts`); a section without a row is as shipped. */
export const siteSettings = pgTable('site_settings', {
  section: text().primaryKey(),
  value: jsonb().notNull(),
  savedAt: instant().notNull(),
})

/**
 * What members tell of themselves, and what the owner has typed in of people without an account here, with a note of their consent. A story exists as long
 * as its row: taken back, it is gone.
 */
export const memberStories = pgTable(
  'member_stories',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null of what the owner typed in. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** As the author wants it shown. */
    name: text().notNull(),
    /** The author’s own words. */
    text: text().notNull(),
    /** What is published instead, where the owner has edited it. */
    editedText: text(),
    /** 1 to 5; null where its author gave none, which a member always does. */
    rating: integer(),
    /** When the author agreed to its being published. */
    consentedAt: instant().notNull(),
    /** How the author agreed, in the words of whoever noted it; null of a member, who agreed here. */
    consentHow: text(),
    notedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    picture: jsonb().$type<StoredPicture>(),
    status: text({ enum: ['pending', 'approved', 'declined'] }).notNull(),
    /** Held back as a machine’s: kept, but nobody was told. */
    held: boolean().notNull(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (story) => [
    index().on(story.userId),
    index().on(story.status, story.createdAt.desc(), story.id),
    check('member_stories_rating', sql`${story.rating} BETWEEN 1 AND 5`),
    check('member_stories_source', sql`(${story.userId} IS NULL) = (${story.consentHow} IS NOT NULL)`),
    check('member_stories_rated', sql`${story.userId} IS NULL OR ${story.rating} IS NOT NULL`),
    check('member_stories_text', sql`char_length(${story.text}) BETWEEN 20 AND 1200`),
    check('member_stories_edited_text', sql`char_length(${story.editedText}) BETWEEN 20 AND 1200`),
  ],
)
