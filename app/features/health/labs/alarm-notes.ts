import { daysBetween, type Day } from '#base/dates/calendar-day.ts'

import { alarms, alarmWords, TROPONIN_TEXT, type Alarm } from './alarm.ts'
import { joinNames } from './tests/test-names.ts'

/** Days for which a result that calls for a doctor is news. */
export const STILL_NEWS = 30

/** What is said of results of one report that call for a doctor. */
export interface AlarmNote {
  /** `past`: the sample is so old that nobody is to be phoned at once, or a newer result is well. */
  readonly kind: Alarm | 'past'
  readonly title: string
  readonly text: string
  /** Which tests it is about, as one text; of several reports each with its days. */
  readonly names: string
}

/** A note with the newest report that it is of, and the others. */
export interface ReportedNote {
  readonly reportId: string
  readonly dayText: string
  readonly others: ReadonlyArray<{ readonly reportId: string; readonly dayText: string }>
  readonly note: AlarmNote
}

export interface AlarmingResult {
  readonly name: string
  readonly alarm: Alarm | null
  readonly isTroponin: boolean
  /** The day, in words, of a newer result of the test that no longer calls for it. */
  readonly endedOn: string | null
}

interface Head {
  readonly collectedOn: Day
  readonly dayText: string
}

/** A report with its results, as far as notes need it. */
export interface AlarmingReport extends Head {
  readonly reportId: string
  readonly results: ReadonlyArray<AlarmingResult>
}

/** Whether a result of a sample of this day still calls for a doctor today. */
function isStillNews(collectedOn: Day, today: Day): boolean {
  return daysBetween(collectedOn, today) <= STILL_NEWS
}

function noteOf(kind: Alarm, results: ReadonlyArray<AlarmingResult>, names: string): AlarmNote {
  const { title, text } = alarmWords[kind]
  const isHeart = kind === 'now' && results.some(({ isTroponin }) => isTroponin)
  return { kind, title, text: isHeart ? TROPONIN_TEXT : text, names }
}

const namesOf = (results: ReadonlyArray<AlarmingResult>) => joinNames(results.map(({ name }) => name))

/** The notes of one report, the more urgent one first; those of an old sample, and those that a newer result has ended, are calmer. */
export function alarmNotes(
  results: ReadonlyArray<AlarmingResult>,
  { collectedOn, dayText, today }: Head & { today: Day },
): AlarmNote[] {
  const current = results.filter(({ alarm, endedOn }) => alarm !== null && endedOn === null)
  const ended = results.filter(({ alarm, endedOn }) => alarm !== null && endedOn !== null)
  const notes = isStillNews(collectedOn, today)
    ? alarms.flatMap((kind) => {
        const found = current.filter(({ alarm }) => alarm === kind)
        return found.length === 0 ? [] : [noteOf(kind, found, namesOf(found))]
      })
    : pastNotes(current, dayText, (them) => `If you have not talked about ${them} with a doctor yet, do so soon.`)
  const days = [...new Set(ended.map(({ endedOn }) => endedOn))]
  const after = days.flatMap((day) =>
    pastNotes(
      ended.filter(({ endedOn }) => endedOn === day),
      dayText,
      (them) => `A newer result, of ${day}, is no longer so. If you have not talked about ${them} with a doctor yet, do so.`,
    ),
  )
  return [...notes, ...after]
}

function pastNotes(results: ReadonlyArray<AlarmingResult>, dayText: string, say: (them: string) => string): AlarmNote[] {
  if (results.length === 0) return []
  const [these, were, them] = results.length === 1 ? ['This result', 'was', 'it'] : ['These results', 'were', 'them']
  const title = `${these} of ${dayText} ${were} far out of range`
  return [{ kind: 'past', title, text: say(them), names: namesOf(results) }]
}

/**
 * What reports call for today, one note a kind, the more urgent one first. Reports are newest first. Where several call for the same, the
 * note names the days of each test.
 */
export function newsOf(reports: ReadonlyArray<AlarmingReport>, today: Day): ReportedNote[] {
  const fresh = reports.filter(({ collectedOn }) => isStillNews(collectedOn, today))
  return alarms.flatMap((kind) => {
    const found = fresh
      .map((report) => ({ report, results: report.results.filter(({ alarm, endedOn }) => alarm === kind && endedOn === null) }))
      .filter(({ results }) => results.length > 0)
    const [newest, ...others] = found.map(({ report: { reportId, dayText } }) => ({ reportId, dayText }))
    if (!newest) return []
    const results = found.flatMap((each) => each.results)
    return [{ ...newest, others, note: noteOf(kind, results, others.length === 0 ? namesOf(results) : datedNames(found)) }]
  })
}

/** Whether one of these asks to phone a doctor at once: then nothing beside it praises or distracts. */
export function isPhoneCall(news: ReadonlyArray<Pick<ReportedNote, 'note'>>): boolean {
  return news.some(({ note }) => note.kind === 'now')
}

/** “Potassium (1 March 2026 and 20 February 2026)” */
function datedNames(found: ReadonlyArray<{ report: Head; results: ReadonlyArray<AlarmingResult> }>): string {
  const days = new Map<string, Set<string>>()
  for (const { report, results } of found)
    for (const { name } of results) days.set(name, (days.get(name) ?? new Set()).add(report.dayText))
  return joinNames([...days].map(([name, of]) => `${name} (${[...of].join(' and ')})`))
}
