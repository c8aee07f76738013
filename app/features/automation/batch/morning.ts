import { Temporal } from 'temporal-polyfill'

/** The hour at which planned articles appear. */
const HOUR = 6

/** Six in the morning, so many days after today, in a zone. */
export function morningAfter(now: Date, days: number, timeZone: string): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const morning = today.add({ days }).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour: HOUR }) })
  return new Date(morning.epochMilliseconds)
}
