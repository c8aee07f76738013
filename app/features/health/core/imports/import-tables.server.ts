import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { deviceKinds } from '#features/health/core/device.ts'
import {
  importStates,
  type ColumnMapping,
  type ImportCounts,
  type ImportProblem,
  type LeftOut,
} from '#features/health/core/import.ts'
import { sourceKinds } from '#features/health/core/source.ts'
import { userId } from '#features/health/core/tables.server.ts'
import { vitalNames } from '#features/health/core/vitals.ts'

/** A device or an app whose numbers a member imported. */
export const healthSources = pgTable(
  'health_sources',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    kind: text({ enum: sourceKinds }).notNull(),
    /** As the file names it: “Apple Watch of Ann”. */
    name: text().notNull(),
    /** What it is; null of one that came before this was asked. Among sources of one file it decides which counts first. */
    device: text({ enum: deviceKinds }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('health_sources_once').on(t.userId, t.kind, t.name)],
)

/** Which source counts first for a number, as the member ordered them; sources without a row come after, the oldest first. */
export const sourceRanks = pgTable(
  'health_source_ranks',
  {
    userId: userId(),
    metric: text({ enum: vitalNames }).notNull(),
    sourceId: uuid()
      .notNull()
      .references(() => healthSources.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.metric, t.sourceId] })],
)

/** A file that a member imported, and what became of it. */
export const healthImports = pgTable(
  'health_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    kind: text({ enum: sourceKinds }).notNull(),
    fileName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** When the file was changed last where it comes from: with name and length it tells whether the same one is sent on. */
    fileChangedAt: timestamp({ withTimezone: true }).notNull(),
    partBytes: integer().notNull(),
    /** Which parts of it are stored; none once nothing asks for it any more. */
    parts: integer().array().notNull().default([]),
    state: text({ enum: importStates }).notNull(),
    /** Of a CSV whose columns the member named. */
    mapping: jsonb().$type<ColumnMapping>(),
    /** Every date of the file could be read in two ways, so it is asked. */
    isOrderUnclear: boolean().notNull().default(false),
    /** The import whose file this is, read by other columns: it is taken back once this one is taken. */
    replaces: uuid(),
    /** What the reading left out, while the preview waits. */
    leftOut: jsonb().$type<LeftOut>(),
    /** How many of its bytes are read. */
    bytesRead: bigint({ mode: 'number' }).notNull().default(0),
    counts: jsonb().$type<ImportCounts>(),
    /** The first of what could not be taken, with row and reason. */
    problems: jsonb().$type<ReadonlyArray<ImportProblem>>().notNull().default([]),
    /** Why nothing of it was taken. */
    failure: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('health_imports_of').on(t.userId, t.createdAt)],
)

/** The numbers of one source in a file that was read, until the member has looked them over: then they are taken, or gone. */
export const importSeries = pgTable(
  'health_import_series',
  {
    importId: uuid()
      .notNull()
      .references(() => healthImports.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** As the file names it. */
    source: text().notNull(),
    device: text({ enum: deviceKinds }).notNull(),
    metric: text({ enum: vitalNames }).notNull(),
    method: text().notNull().default(''),
    /** Numbers by day. */
    numbers: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.source, t.metric, t.method] })],
)

/**
 * A number of a day as a source gave it. An import with another number for the day adds a row, so that undoing it restores the
 * older; the newest counts. One with the same number adds none and is named in it: undoing the first then leaves the number to
 * the next that has it.
 */
export const healthValues = pgTable(
  'health_values',
  {
    userId: userId(),
    metric: text({ enum: vitalNames }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    sourceId: uuid()
      .notNull()
      .references(() => healthSources.id, { onDelete: 'cascade' }),
    importId: uuid()
      .notNull()
      .references(() => healthImports.id, { onDelete: 'cascade' }),
    /** Of HRV: `rmssd` or `sdnn`; empty for what has no method, and where the file does not say. */
    method: text().notNull().default(''),
    value: numeric({ precision: 10, scale: 4, mode: 'number' }).notNull(),
    importedAt: timestamp({ withTimezone: true }).notNull(),
    /** Later imports that gave just this number. */
    alsoIn: uuid().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.metric, t.day, t.sourceId, t.method, t.importId] }),
    index('health_values_of_import').on(t.importId),
    check('health_values_method', sql`${t.method} in ('', 'rmssd', 'sdnn')`),
  ],
)
