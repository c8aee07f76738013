import { eq } from 'drizzle-orm'

import {
  ACCOUNT_NUMBER,
  exportSection,
  type DataSubject,
  type ExportSection,
  type PersonalTable,
} from '#platform/personal-data.ts'
import type { Services } from '#platform/services.server.ts'

import { healthLabs, labResults } from './tables.server.ts'

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

export const labTables = (what: string): PersonalTable[] => [
  {
    table: 'health_labs',
    whose: ['user_id'],
    what,
    exported: {
      section: reports.name,
      without: { user_id: ACCOUNT_NUMBER, fingerprint: 'It is a mark by which the same report is known again.' },
    },
    erased: { how: 'cascade' },
  },
  {
    table: 'lab_results',
    whose: ['lab_id'],
    through: 'health_labs',
    what,
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
]

export async function labSections({ db }: Services, { userId }: DataSubject): Promise<ExportSection[]> {
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
  ]
}
