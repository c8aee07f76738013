import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

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
