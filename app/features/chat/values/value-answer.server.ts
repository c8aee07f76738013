import { labResultsLink, valueWords } from '#content/chat/value-words.ts'
import { countryOf, type Whereabouts } from '#features/chat/intent/country.ts'
import { resultAnswer } from '#features/chat/intent/danger-answer.ts'
import { withReceipts } from '#features/chat/retrieval/compose-answer.ts'
import { otherLanguageOf } from '#features/chat/retrieval/language-of.ts'
import { isTroponin } from '#features/health/labs/result-alarm.server.ts'
import { spokenAlarm } from '#features/health/labs/spoken-value.server.ts'
import { loadUnits } from '#features/health/labs/units/units.server.ts'

import { spokenResults, type SpokenResult } from './spoken-values.ts'

export interface ResultAlarm {
  readonly alarm: 'now' | 'today'
  /** What is said of it, in the language of the message and in English. */
  readonly message: string
}

/** What the results call for that a message tells of; null where it tells of none, or of none that does. */
export async function resultAlarm(text: string, reader: Whereabouts): Promise<ResultAlarm | null> {
  const results = spokenResults(text)
  const alarm = await spokenAlarmOf(results)
  return alarm && { alarm, message: alarmAnswer(alarm, results, { text, ...reader }) }
}

/** What results call for that somebody tells of, the most urgent of them: what the same results on a report would. */
export async function spokenAlarmOf(results: readonly SpokenResult[]): Promise<'now' | 'today' | null> {
  if (results.length === 0) return null
  const units = await loadUnits()
  const alarms = new Set(
    results.flatMap(({ testNames, value, unit }) => testNames.map((testName) => spokenAlarm(units, { testName, value, unit }))),
  )
  return alarms.has('now') ? 'now' : alarms.has('today') ? 'today' : null
}

/** The words of the lab results’ own alarm, with the number of the reader’s country. */
export function alarmAnswer(
  alarm: 'now' | 'today',
  results: readonly SpokenResult[],
  { text, ...reader }: Whereabouts & { readonly text: string },
): string {
  const isOfHeart = results.some(({ testNames }) => testNames.some((name) => isTroponin({ name, loinc: null })))
  const language = languageOf(text, results, reader)
  return resultAnswer(alarm, isOfHeart, { country: countryOf(reader), language })
}

/** That of the message, unless its names are known in others alone. “Kalium 7,1” says in which it may be; the browser says which of them is read. */
function languageOf(text: string, results: readonly SpokenResult[], { languages }: Whereabouts): string | null {
  const own = otherLanguageOf(text)?.tag ?? null
  const known = results.flatMap((result) => result.languages)
  if (known.includes('en') || (own !== null && known.includes(own))) return own
  const read = (languages ?? '').split(',').map((language) => language.trim().slice(0, 2).toLowerCase())
  return read.find((language) => known.includes(language)) ?? known[0] ?? own
}

/** Any other result is the doctor’s to read; it is said where members keep theirs. */
export function noAlarmAnswer(): string {
  return withReceipts([valueWords.cannot, valueWords.keep], [labResultsLink], valueWords.findIt)
}
