import type { Day } from '#features/identity/dates/calendar-day.ts'
import { writeDay, type DateLanguage } from '#features/identity/dates/date-words.ts'

import { alarmNotes, newsOf, type ReportedNote } from './alarm-notes.ts'
import { alarmOf } from './alarm.ts'
import { criticalIn } from './known-critical.server.ts'
import type { LabResult } from './lab-report.ts'
import { testOfCode } from './tests/known-tests.ts'
import { loadUnits } from './units/units.server.ts'

/** A result with its report, as far as alarms need it. */
export interface RecentResult extends Pick<
  LabResult,
  'name' | 'loinc' | 'operator' | 'value' | 'ucum' | 'low' | 'high' | 'flag'
> {
  readonly reportId: string
  readonly day: Day
}

/** What results of the last weeks call for, the most urgent note first; nothing of what is no news any more. */
export async function newsOfResults(
  results: ReadonlyArray<RecentResult>,
  { today, dateLanguage }: { today: Day; dateLanguage: DateLanguage },
): Promise<ReportedNote[]> {
  if (results.length === 0) return []
  const units = await loadUnits()
  const reports = Map.groupBy(results, ({ reportId }) => reportId)
  const notes = [...reports].flatMap(([reportId, results]) => {
    const collectedOn = results[0]!.day
    const alarming = results.map((result) => ({
      name: testOfCode(result.loinc)?.name ?? result.name,
      alarm: alarmOf(result, criticalIn(units, result.loinc, result.ucum)),
    }))
    const head = { collectedOn, dayInWords: writeDay(collectedOn, dateLanguage), today }
    return alarmNotes(alarming, head).map((note) => ({ reportId, note }))
  })
  return newsOf(notes)
}
