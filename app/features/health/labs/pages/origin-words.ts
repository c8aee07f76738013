import type { LabReport } from '#features/health/core/lab-report.ts'

/** Where a report came from, before the day on which it was entered. */
export const originWords: Readonly<Record<LabReport['origin'], string>> = {
  typed: 'Typed in',
  pasted: 'Read from a text',
  csv: 'Read from a table (CSV)',
  fhir: 'Read from a FHIR file',
  pdf: 'Read from a PDF',
}
