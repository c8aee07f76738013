import type { Day } from '#base/dates/calendar-day.ts'
import { formatDay, type DateLanguage } from '#base/dates/format-date.ts'
import { spell } from '#base/dates/spelling.ts'

import { isPhoneCall, newsOf, type ReportedNote } from './alarm-notes.ts'
import { judgeResults, type DatedResult } from './judged-results.server.ts'
import { isTroponin } from './result-alarm.server.ts'
import { testOfResult } from './tests/test-of-result.ts'
import { loadUnits } from './units/units.server.ts'

/** A result with its report, as far as alarms need it. */
export interface RecentResult extends DatedResult {
  readonly reportId: string
}

/** What results of the last weeks call for, the most urgent note first; nothing of what is no news any more. Newest first. */
export async function newsOfResults(
  results: ReadonlyArray<RecentResult>,
  { today, dateLanguage }: { today: Day; dateLanguage: DateLanguage },
): Promise<ReportedNote[]> {
  if (results.length === 0) return []
  const units = await loadUnits()
  const judgements = judgeResults(units, results)
  const judged = results.map((result, at) => ({ result, ...judgements[at]! }))
  const reports = [...Map.groupBy(judged, ({ result }) => result.reportId)].map(([reportId, found]) => {
    const collectedOn = found[0]!.result.day
    return {
      reportId,
      collectedOn,
      dayText: formatDay(collectedOn, dateLanguage),
      results: found.map(({ result, alarm, endedOn }) => ({
        name: spell(alarmName(result), dateLanguage),
        alarm,
        isTroponin: isTroponin(result),
        endedOn: endedOn && formatDay(endedOn, dateLanguage),
      })),
    }
  })
  return newsOf(reports, today)
}

/** Whether a doctor is to be phoned before anything else is said. */
export async function isDoctorToBePhoned(results: ReadonlyArray<RecentResult>, today: Day): Promise<boolean> {
  const news = await newsOfResults(results, { today, dateLanguage: null })
  return isPhoneCall(news)
}

/** The name of the list, which tells the sample; a printed name that says more in a bracket stays as it is. */
function alarmName(result: RecentResult): string {
  return /[([]/.test(result.name) ? result.name : (testOfResult(result)?.name ?? result.name)
}
