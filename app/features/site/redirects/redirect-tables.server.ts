import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#platform/columns.server.ts'

/** Old addresses of this site and where they lead. No redirect leads to the old address of another one. */
export const redirects = pgTable(
  'redirects',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The old path, as redirects compare paths (`redirect-path.ts`). */
    from: text().notNull().unique(),
    /** A path of this site with what follows it, or a whole https address. */
    to: text().notNull(),
    /** The path of this site that it leads to, as redirects compare paths; null where it leads to another site. */
    toPath: text(),
    source: text({ enum: ['hand', 'slug'] }).notNull(),
    /** How often it has answered. Nothing is kept of who asked. */
    hits: integer().notNull().default(0),
    lastHitOn: date(),
    createdAt: instant().notNull(),
  },
  (redirect) => [
    index().on(redirect.toPath),
    index().on(redirect.createdAt.desc(), redirect.id),
    check('redirects_from', sql`${redirect.from} LIKE '/%'`),
    check('redirects_to', sql`${redirect.to} LIKE '/%' AND ${redirect.to} NOT LIKE '//%' OR ${redirect.to} LIKE 'https://%'`),
    check('redirects_no_circle', sql`${redirect.toPath} <> ${redirect.from}`),
  ],
)
