import { Temporal } from 'temporal-polyfill'

import type { Day } from '#base/dates/calendar-day.ts'
import { clockTime } from '#base/dates/local-day.ts'
import { dayName } from '#features/calendar/core/day-names.ts'

/** Which of two equal hours is meant, on the day on which clocks are set back. */
export type Occurrence = 'first' | 'second'

export type LocalTime =
  | { readonly ok: true; readonly at: Date }
  /** The clocks of the zone skip this time, or show it twice. */
  | { readonly ok: false; readonly reason: 'skipped' | 'twice'; readonly sentence: string }

/**
 * The instant at which the clocks of a zone show a time on a day. Unlike a reminder, an appointment is never moved in silence: a time that
 * does not exist is refused, and of one that comes twice it must be said which.
 */
export function localTime(day: Day, time: string, timeZone: string, occurrence?: Occurrence): LocalTime {
  const local = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time))
  const earlier = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  const later = local.toZonedDateTime(timeZone, { disambiguation: 'later' })
  if (earlier.epochMilliseconds === later.epochMilliseconds) return { ok: true, at: new Date(earlier.epochMilliseconds) }
  const when = `${time} on ${dayName(day)}`
  // Across a skipped time the earlier reading lands before the skip and the later one behind it: neither shows what was typed.
  if (!earlier.toPlainDateTime().equals(local)) {
    return {
      ok: false,
      reason: 'skipped',
      sentence: `${when} does not exist in ${timeZone}: the clocks are set forward and skip it. Please choose another time.`,
    }
  }
  if (occurrence) return { ok: true, at: new Date((occurrence === 'first' ? earlier : later).epochMilliseconds) }
  return {
    ok: false,
    reason: 'twice',
    sentence: `${when} comes twice in ${timeZone}: the clocks are set back. Please say which one you mean.`,
  }
}

/** Which of two equal times an instant is on the clocks of a zone; null for one that comes once. */
export function occurrenceOf(instant: Date, timeZone: string): Occurrence | null {
  const shown = zoned(instant, timeZone)
  const [first, second] = (['earlier', 'later'] as const).map(
    (disambiguation) => shown.toPlainDateTime().toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
  )
  if (first === second) return null
  return shown.epochMilliseconds === first ? 'first' : 'second'
}

/** "09:30", and of one that comes twice "02:30 (first)". */
export function distinctTime(instant: Date, timeZone: string): string {
  return clockTime(instant, timeZone) + occurrenceLabel(instant, timeZone)
}

/** " (first)" or " (second)" of a time that comes twice, else nothing. */
export function occurrenceLabel(instant: Date, timeZone: string): string {
  const occurrence = occurrenceOf(instant, timeZone)
  return occurrence ? ` (${occurrence})` : ''
}

/** Minutes since midnight, as the clocks of a zone show them. */
export function minuteOfDay(instant: Date, timeZone: string): number {
  const { hour, minute } = zoned(instant, timeZone)
  return hour * 60 + minute
}

function zoned(instant: Date, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
}
