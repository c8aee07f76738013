import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

import type { PageEdits } from './page-edits.ts'

const optionalUser = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** What the owner wrote of public pages. One that ships has a row once somebody edited it; a page of the owner’s own is its row. */
export const pages = pgTable('pages', {
  /** That of the page that ships (`home`), or one of our own making. */
  id: text().primaryKey(),
  /** The address of a page of the owner’s own, below `/`; null for one that ships. */
  slug: text().unique(),
  /** What everybody sees. */
  edits: jsonb().$type<PageEdits>().notNull(),
  /** What will be seen once it is published; null where nothing waits. */
  draft: jsonb().$type<PageEdits>(),
  /** A page that ships begins as one that everybody sees, a page of the owner’s own as a draft. */
  isPublic: boolean().notNull(),
  createdAt: instant().notNull(),
  changedAt: instant().notNull(),
  publishedAt: instant(),
})

/** What a page was before it was published anew, or before a change of its draft. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    pageId: text()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['published', 'draft'] }).notNull(),
    edits: jsonb().$type<PageEdits>().notNull(),
    savedBy: optionalUser(),
    savedAt: instant().notNull(),
  },
  (version) => [index().on(version.pageId, version.savedAt.desc()), index().on(version.savedBy)],
)

/** What the policy on health data said, from when on: its text is a page, and what stands in it follows what the site does. */
export const policyVersions = pgTable('policy_versions', {
  id: uuid().primaryKey().defaultRandom(),
  text: text().notNull(),
  since: instant().notNull().unique(),
})
