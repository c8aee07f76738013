import { daysBetween, type Day } from '#features/identity/dates/calendar-day.ts'

import { alarmWords, type Alarm } from './alarm.ts'
import { joinNames } from './tests/test-names.ts'

/** Days for which a result that calls for a doctor is news. */
const STILL_NEWS = 30

/** What is said of results of one report that call for a doctor. */
export interface AlarmNote {
  /** `past`: the sample is so old that nobody is to be phoned at once. */
  readonly kind: Alarm | 'past'
  readonly title: string
  readonly text: string
  /** Which tests it is about, as one text. */
  readonly names: string
}

/** A note with the report that it is of. */
export interface ReportedNote {
  readonly reportId: string
  readonly note: AlarmNote
}

interface AlarmingResult {
  readonly name: string
  readonly alarm: Alarm | null
}

/** Whether a result of a sample of this day still calls for a doctor today. */
function isStillNews(collectedOn: Day, today: Day): boolean {
  return daysBetween(collectedOn, today) <= STILL_NEWS
}

/** The notes of one report, the more urgent one first; those of an old sample are one, in calmer words. */
export function alarmNotes(
  results: ReadonlyArray<AlarmingResult>,
  { collectedOn, dayInWords, today }: { collectedOn: Day; dayInWords: string; today: Day },
): AlarmNote[] {
  const namesOf = (alarm: Alarm) => results.filter((result) => result.alarm === alarm).map(({ name }) => name)
  const groups = (['now', 'soon'] as const)
    .map((kind) => ({ kind, names: namesOf(kind) }))
    .filter(({ names }) => names.length > 0)
  if (isStillNews(collectedOn, today))
    return groups.map(({ kind, names }) => ({ kind, ...alarmWords[kind], names: joinNames(names) }))
  const names = groups.flatMap((group) => group.names)
  if (names.length === 0) return []
  const [these, were, them] = names.length === 1 ? ['This result', 'was', 'it'] : ['These results', 'were', 'them']
  return [
    {
      kind: 'past',
      title: `${these} of ${dayInWords} ${were} far out of range`,
      text: `If you have not talked about ${them} with a doctor yet, do so soon.`,
      names: joinNames(names),
    },
  ]
}

/** Notes of several reports that are still news, the more urgent ones first; of one kind they stay in order. */
export function newsOf(notes: ReadonlyArray<ReportedNote>): ReportedNote[] {
  return (['now', 'soon'] as const).flatMap((kind) => notes.filter(({ note }) => note.kind === kind))
}
