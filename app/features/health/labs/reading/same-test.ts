import { testOfCode } from '#features/health/labs/tests/known-tests.ts'

import type { DraftLine, DraftReport } from './draft.ts'

/** Says beside a line that its test stands further up in the same report as well. */
export function noteSameTests(report: DraftReport): DraftReport {
  const first = new Map<string, DraftLine>()
  const lines = report.lines.map((line) => {
    const key = testOfCode(line.loinc)?.loinc ?? line.loinc ?? line.name.toLowerCase()
    const earlier = first.get(key)
    if (!earlier) {
      first.set(key, line)
      return line
    }
    const before = `${earlier.value} ${earlier.unit}`.trim()
    const note = `This test is in the report twice: “${before}” stands further up. Leave one out if only one is meant.`
    return { ...line, note: [line.note, note].filter(Boolean).join(' ') }
  })
  return { ...report, lines }
}
