import type { Reading } from './draft.ts'

/** What was read, in short: each report with its lines. */
export function shortly(read: Reading) {
  if (!read.ok) return read.reason
  return read.reports.map(({ collectedOn, laboratory, fasting, lines }) => ({
    head: [collectedOn, laboratory, fasting],
    lines: lines.map(({ name, loinc, value, unit, range, flag }) => [name, loinc, value, unit, range, flag]),
  }))
}
