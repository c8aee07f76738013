import type { LabResult } from '#features/health/core/lab-report.ts'

import type { FilledReport } from './form/read-form.ts'
import { NO_RANGE, readRange } from './reading/read-range.ts'
import { readValue } from './reading/read-value.ts'

/** One result of a report, as a form would have it read. */
export function aResult({
  value = '61',
  range = '',
  ...given
}: Partial<Omit<LabResult, 'value'>> & { value?: string; range?: string } = {}): LabResult {
  const ferritin = { name: 'Ferritin', loinc: '2276-4', unit: 'ng/mL', ucum: 'ng/mL', flag: null }
  const printed = { printedValue: value, printedRange: range }
  return { ...ferritin, ...printed, ...readValue(value)!, ...(range === '' ? NO_RANGE : readRange(range)!), ...given }
}

/** A report with one result. */
export function aReport(given: Partial<FilledReport> = {}): FilledReport {
  return { collectedOn: '2026-02-20', laboratory: 'Example Lab', fasting: null, fingerprint: '', results: [aResult()], ...given }
}
