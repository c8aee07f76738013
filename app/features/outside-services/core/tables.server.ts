import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

import type { MovePhase, StoreName } from './file-store.ts'
import type { StoredSecrets, StoredService } from './stored-service.ts'

/** What the owner typed of an outside service. A service without a row is not set up here. */
export const serviceSettings = pgTable('service_settings', {
  service: text().primaryKey(),
  settings: jsonb().$type<Record<string, string>>().notNull(),
  /** Sealed: only this installation reads them. */
  secrets: jsonb().$type<StoredSecrets>().notNull(),
  /** Of the mail server that this one took the place of: what tells the owners of the change goes by it. */
  previous: jsonb().$type<StoredService>(),
  changedAt: instant().notNull(),
  changedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
})

/** How the use of an outside service went. */
export const serviceUses = pgTable('service_uses', {
  service: text().primaryKey(),
  succeededAt: instant(),
  failedAt: instant(),
  /** Since when every use failed; null where the last one did not. */
  failingSince: instant(),
  /** Why the last failure was one, for the owner. */
  sentence: text(),
  successes: bigint({ mode: 'number' }).notNull().default(0),
  failures: bigint({ mode: 'number' }).notNull().default(0),
})

/** Where files lie, and how far a change of that is: one row, and none as long as only the folder was ever used. */
export const fileStore = pgTable('file_store', {
  id: text().primaryKey(),
  main: text().$type<StoreName>().notNull(),
  phase: text().$type<MovePhase>().notNull(),
  /** Which round of a move this is: what an earlier one still does counts for nothing. */
  round: uuid().notNull(),
  /** The last key that this round has done; null at its beginning. */
  cursor: text(),
  /** Files that this round has done, and those that there were when it began. */
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  /** How many changes the other store did not take since the round began: then there is another round. */
  missed: integer().notNull().default(0),
  /** Why the move waits, for the owner; null while it goes on. */
  sentence: text(),
})

/** Files that a store did not delete when it was asked to: it is asked again until it does. */
export const fileDeletions = pgTable(
  'file_deletions',
  { store: text().$type<StoreName>().notNull(), key: text().notNull(), since: instant().notNull() },
  (deletion) => [primaryKey({ columns: [deletion.store, deletion.key] })],
)

/** Files that were put into the bucket and are not in the folder: what would be missing there if the bucket never answered again. */
export const bucketFiles = pgTable('bucket_files', { key: text().primaryKey() })
