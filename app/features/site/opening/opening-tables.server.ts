import { sql } from 'drizzle-orm'
import { pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

/** When the site was opened, and when it was made a sample again. It is open while one of them is not closed. */
export const siteOpenings = pgTable(
  'site_openings',
  {
    id: uuid().primaryKey().defaultRandom(),
    openedAt: instant().notNull(),
    openedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    closedAt: instant(),
  },
  (opening) => [
    uniqueIndex('site_openings_one_open')
      .on(sql`(true)`)
      .where(sql`${opening.closedAt} is null`),
  ],
)
