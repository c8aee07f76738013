import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

import type { PlannedRow, UndoStep } from './planned-row.ts'

/** A file of products that somebody brought: looked over before anything is saved, and taken back as a whole. */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text({ enum: ['reviewed', 'saved', 'undone'] })
      .notNull()
      .default('reviewed'),
    fileName: text().notNull(),
    /** Headers that say nothing to us. */
    ignored: text().array().notNull(),
    /** What becomes of each row. */
    rows: jsonb().$type<PlannedRow[]>().notNull(),
    /** What was there before; null until it is saved. */
    undo: jsonb().$type<UndoStep[]>(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    savedAt: instant(),
    undoneAt: instant(),
  },
  (file) => [index().on(file.createdAt.desc())],
)
