import { draftOf } from './draft-line.ts'
import { gatherReports, tooMuch, type Reading } from './draft.ts'
import { readReportText } from './pasted/read-report-text.ts'

const MAX_ROWS = 2_000

/** Reads what somebody copied out of a report: results line by line, and its day, laboratory and fasting where it says them. */
export function readPasted(text: string): Reading {
  if (text.split(/\r\n|\r|\n|\f/).length > MAX_ROWS)
    return {
      ok: false,
      reason: `This text has more than ${MAX_ROWS.toLocaleString('en')} lines. Please paste one report at a time.`,
    }
  const { head, sign, results, problems } = readReportText(text)
  if (results.length === 0)
    return {
      ok: false,
      reason: 'No result was found in this text. A line needs a name and a value, such as “Ferritin 61 ng/mL 30 - 400”.',
    }
  const { note, laboratory, fasting } = head
  // Lines that begin with a day are of that day.
  const reports = gatherReports(
    results.map(({ row, result }) => ({
      head: { collectedOn: (result.date === null ? null : head.dayOf(result.date)) ?? head.day, note, laboratory, fasting },
      line: draftOf(result, row, sign, result.loinc),
    })),
  )
  const refusal = tooMuch(reports)
  return refusal ? { ok: false, reason: refusal } : { ok: true, origin: 'pasted', reports, problems }
}
