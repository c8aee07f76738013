import { eq } from 'drizzle-orm'

import { exportSection, type ExportSection } from '#base/export-section.ts'
import { ACCOUNT_NUMBER } from '#features/identity/core/account-number.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { labFileKey } from './files/lab-files.server.ts'
import { healthLabs, labFiles, labResults } from './lab-tables.server.ts'

const reports = {
  name: 'lab-reports',
  about: 'Your lab reports.',
  columns: {
    id: healthLabs.id,
    collected_on: healthLabs.collectedOn,
    laboratory: healthLabs.laboratory,
    fasting: healthLabs.fasting,
    origin: healthLabs.origin,
    recorded_at: healthLabs.recordedAt,
    file_id: healthLabs.fileId,
  },
}
const files = {
  name: 'lab-files',
  about:
    'The PDFs that your lab reports were read from, each as lab-files/ID.pdf. One that expires goes then unless you save a report from it.',
  columns: {
    id: labFiles.id,
    bytes: labFiles.bytes,
    created_at: labFiles.createdAt,
    expires_at: labFiles.expiresAt,
  },
}
const results = {
  name: 'lab-results',
  about: 'The lines of your lab reports, as printed and as understood; the range is that of the laboratory.',
  columns: {
    id: labResults.id,
    lab_id: labResults.labId,
    position: labResults.position,
    name: labResults.name,
    loinc: labResults.loinc,
    operator: labResults.operator,
    value: labResults.value,
    words: labResults.words,
    printed_value: labResults.printedValue,
    unit: labResults.unit,
    ucum: labResults.ucum,
    low: labResults.low,
    low_inclusive: labResults.lowInclusive,
    high: labResults.high,
    high_inclusive: labResults.highInclusive,
    printed_range: labResults.printedRange,
    flag: labResults.flag,
  },
}

const what = 'Your lab reports'

export const labTables = [
  {
    table: 'health_labs',
    whose: ['user_id', 'file_id'],
    what,
    rows: ['report', 'reports'],
    exported: {
      section: reports.name,
      without: { user_id: ACCOUNT_NUMBER, fingerprint: 'It is a mark by which the same report is known again.' },
    },
    erased: { how: 'cascade' },
  },
  {
    table: 'lab_files',
    whose: ['user_id'],
    what: 'The PDFs of lab reports that you gave us',
    rows: ['PDF', 'PDFs'],
    exported: {
      section: files.name,
      without: { user_id: ACCOUNT_NUMBER, digest: 'It is a mark by which the same file is known again.' },
    },
    erased: { how: 'cascade' },
  },
  {
    table: 'lab_results',
    whose: ['lab_id'],
    through: 'health_labs',
    what,
    rows: ['result', 'results'],
    exported: { section: results.name },
    erased: { how: 'cascade' },
  },
  {
    table: 'lab_targets',
    whose: ['updated_by'],
    what: 'The name under what you changed on the site',
    exported: { not: 'It is the site’s own, and about nobody’s body.' },
    erased: { how: 'anonymous' },
  },
] as const

export async function labSections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }): Promise<ExportSection[]> {
  const own = eq(healthLabs.userId, userId)
  return [
    exportSection(reports, await db.select(reports.columns).from(healthLabs).where(own).orderBy(healthLabs.collectedOn)),
    exportSection(
      results,
      await db
        .select(results.columns)
        .from(labResults)
        .innerJoin(healthLabs, eq(healthLabs.id, labResults.labId))
        .where(own)
        .orderBy(healthLabs.collectedOn, labResults.position),
    ),
    exportSection(files, await ownFiles(db, userId)),
  ]
}

/** The PDFs themselves. */
export async function labExportFiles(
  { db }: Pick<Infrastructure, 'db'>,
  { userId }: { userId: string },
): Promise<Array<{ name: string; key: string }>> {
  return (await ownFiles(db, userId)).map(({ id }) => ({ name: `lab-files/${id}.pdf`, key: labFileKey(id) }))
}

/** The keys of what is stored of a person’s reports. */
export async function labFileKeys(tx: Transaction, { userId }: { userId: string }): Promise<string[]> {
  return (await ownFiles(tx, userId)).map(({ id }) => labFileKey(id))
}

function ownFiles(db: Pick<Infrastructure['db'], 'select'>, userId: string) {
  return db.select(files.columns).from(labFiles).where(eq(labFiles.userId, userId)).orderBy(labFiles.createdAt)
}
