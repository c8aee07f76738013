import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

/** A copy of everything that a person asked for. Its file is gone after a day; that it was asked for stays a week longer. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In the file store; nobody can guess it. */
    fileKey: text().notNull(),
    status: text({ enum: ['waiting', 'ready', 'failed', 'gone'] }).notNull(),
    partsDone: integer().notNull().default(0),
    partsInAll: integer().notNull(),
    bytes: integer(),
    requestedAt: instant().notNull(),
    readyAt: instant(),
    expiresAt: instant(),
  },
  (row) => [
    index().on(row.userId, row.requestedAt),
    // Who asks twice at the same instant gets one.
    uniqueIndex('data_exports_one_waiting')
      .on(row.userId)
      .where(sql`${row.status} = 'waiting'`),
    check('data_exports_ready_is_whole', sql`${row.status} <> 'ready' OR num_nonnulls(${row.readyAt}, ${row.expiresAt}) = 2`),
  ],
)

/** An erasure that was asked for. It outlives the account by the moments that mails and files take to go. */
export const erasures = pgTable(
  'erasures',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    requestedAt: instant().notNull(),
    /** Started by somebody who runs the site, not by its person. */
    isByAdmin: boolean().notNull().default(false),
    /** From then on it is carried out and cannot be taken back. */
    dueAt: instant().notNull(),
    /** When the account went. */
    erasedAt: instant(),
    /** Where the last mail goes, and whose mails are still to be removed; only once the account is gone. */
    address: text(),
    /** Whether the address was proved. */
    addressProved: boolean(),
    /** Keys of stored files that are still to be removed. */
    files: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (row) => [
    index().on(row.dueAt),
    check('erasures_address_only_at_the_end', sql`(${row.erasedAt} IS NULL) = (${row.address} IS NULL)`),
  ],
)
