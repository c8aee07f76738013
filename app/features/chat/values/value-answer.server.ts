import { labResultsLink, valueWords } from '#content/chat/value-words.ts'
import { withReceipts } from '#features/chat/retrieval/compose-answer.ts'
import { alarmWords, TROPONIN_TEXT } from '#features/health/labs/alarm.ts'
import { isTroponin } from '#features/health/labs/result-alarm.server.ts'
import { spokenAlarm } from '#features/health/labs/spoken-value.server.ts'
import { loadUnits } from '#features/health/labs/units/units.server.ts'

import type { SpokenResult } from './spoken-values.ts'

/** What results call for that somebody tells of, the most urgent of them: what the same results on a report would. */
export async function spokenAlarmOf(results: readonly SpokenResult[]): Promise<'now' | 'today' | null> {
  if (results.length === 0) return null
  const units = await loadUnits()
  const alarms = new Set(
    results.flatMap(({ testNames, value, unit }) => testNames.map((testName) => spokenAlarm(units, { testName, value, unit }))),
  )
  return alarms.has('now') ? 'now' : alarms.has('today') ? 'today' : null
}

/** The words of the lab results’ own alarm. */
export function alarmAnswer(alarm: 'now' | 'today', results: readonly SpokenResult[]): string {
  const { title, text } = alarmWords[alarm]
  const isOfHeart = results.some(({ testNames }) => testNames.some((name) => isTroponin({ name, loinc: null })))
  const said = isOfHeart && alarm === 'now' ? TROPONIN_TEXT : text
  return [`${title}. ${said}`, valueWords.notReviewed].join('\n\n')
}

/** Any other result is the doctor’s to read; it is said where members keep theirs. */
export function noAlarmAnswer(): string {
  return withReceipts([valueWords.cannot, valueWords.keep], [labResultsLink], valueWords.findIt)
}
