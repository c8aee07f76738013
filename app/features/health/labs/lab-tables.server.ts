import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, numeric, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { flags, operators, reportOrigins } from '#features/health/core/lab-report.ts'
import { userId } from '#features/health/core/tables.server.ts'
import { users } from '#features/identity/core/tables.server.ts'

const exact = () => numeric({ mode: 'number' })

/** A PDF that a member uploaded: with a report that was saved from it, or until one is. Its bytes are in the store (files/lab-files.server.ts). */
export const labFiles = pgTable(
  'lab_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    /** SHA-256 of its bytes, in hex: uploaded again it is the same file. */
    digest: text().notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it goes unless a report was saved from it before; null once one was. */
    expiresAt: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex('lab_files_once').on(t.userId, t.digest), index('lab_files_expiring').on(t.expiresAt)],
)

/** One row a lab report. */
export const healthLabs = pgTable(
  'health_labs',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    /** When it was entered. */
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    /** The day on which the sample was taken, as the report says. Score and streak go by it. */
    collectedOn: date({ mode: 'string' }).notNull(),
    laboratory: text().notNull().default(''),
    /** Null where nobody said. */
    fasting: boolean(),
    origin: text({ enum: reportOrigins }).notNull().default('typed'),
    /** The same report, submitted again, is known by this: a digest of what was read, or the mark of the form in which it was typed. */
    fingerprint: text(),
    /** The PDF that it was read from; several reports may be of one. */
    fileId: uuid().references(() => labFiles.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('health_labs_newest').on(t.userId, t.collectedOn),
    uniqueIndex('health_labs_once').on(t.userId, t.fingerprint),
    index('health_labs_of_file').on(t.fileId),
    check('health_labs_origin', sql`${t.origin} in ('typed', 'pasted', 'csv', 'fhir', 'pdf')`),
  ],
)

/** One line of a lab report, as printed and as understood. */
export const labResults = pgTable(
  'lab_results',
  {
    id: uuid().primaryKey().defaultRandom(),
    labId: uuid()
      .notNull()
      .references(() => healthLabs.id, { onDelete: 'cascade' }),
    /** From 0, in the order of the report. */
    position: integer().notNull(),
    /** As printed. */
    name: text().notNull(),
    /** Null where it is no test that we know. */
    loinc: text(),
    operator: text({ enum: operators }),
    /** Either a number or a text. */
    value: exact(),
    words: text(),
    /** The value and the range as printed; null where they were kept before that was. */
    printedValue: text(),
    printedRange: text(),
    /** As printed. */
    unit: text().notNull().default(''),
    /** The same unit in UCUM; null where it could not be told. */
    ucum: text(),
    low: exact(),
    lowInclusive: boolean().notNull().default(true),
    high: exact(),
    highInclusive: boolean().notNull().default(true),
    flag: text({ enum: flags }),
  },
  (t) => [
    index('lab_results_of').on(t.labId, t.position),
    index('lab_results_test').on(t.loinc, t.labId),
    check('lab_results_value', sql`num_nonnulls(${t.value}, ${t.words}) = 1`),
    check(
      'lab_results_operator',
      sql`${t.operator} is null or (${t.value} is not null and ${t.operator} in ('<', '<=', '>', '>='))`,
    ),
    check('lab_results_range', sql`${t.low} is null or ${t.high} is null or ${t.low} <= ${t.high}`),
    check('lab_results_flag', sql`${t.flag} in ('LL', 'L', 'N', 'H', 'HH', 'A')`),
  ],
)

/** The band that the coach aims at for a test, beside the laboratory’s own range. */
export const labTargets = pgTable(
  'lab_targets',
  {
    loinc: text().primaryKey(),
    ucum: text().notNull(),
    low: exact(),
    high: exact(),
    /** Why, in the coach’s words. */
    reason: text().notNull().default(''),
    updatedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check(
      'lab_targets_band',
      sql`num_nonnulls(${t.low}, ${t.high}) > 0 and (${t.low} is null or ${t.high} is null or ${t.low} <= ${t.high})`,
    ),
  ],
)
