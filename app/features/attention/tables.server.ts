import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

/** What is put off on the overview, for everybody who runs the site: a kind of attention item, or the list of first steps. */
export const attentionPutOff = pgTable('attention_put_off', {
  kind: text().primaryKey(),
  /** When it is shown again; null: not before somebody takes it back. */
  until: instant(),
  putOffBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  putOffAt: instant().notNull(),
})
