import { Temporal } from 'temporal-polyfill'

/** The date of an instant in a zone, "2026-11-20". */
export function dateIn(timeZone: string, instant: Date): string {
  return zoned(timeZone, instant).toPlainDate().toString()
}

interface DailyTime {
  readonly publishingTime: string
  readonly timezone: string
}

/** The instant of the daily time on a date. Where a clock change skips that time, the first one after it; where it comes twice, the first. */
export function dailyInstant({ publishingTime, timezone }: DailyTime, date: string): Date {
  const plainTime = Temporal.PlainTime.from(publishingTime)
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: timezone, plainTime }).epochMilliseconds)
}

/**
 * The last date whose daily time has come. Today's as soon as its time has passed. Yesterday's until then, but only when that time came
 * after the settings were saved: nobody asked for it before.
 */
export function dueDate(daily: DailyTime & { readonly savedAt: Date }, now: Date): string | null {
  const today = zoned(daily.timezone, now).toPlainDate()
  if (dailyInstant(daily, today.toString()) <= now) return today.toString()
  const yesterday = today.subtract({ days: 1 }).toString()
  return dailyInstant(daily, yesterday) > daily.savedAt ? yesterday : null
}

function zoned(timeZone: string, instant: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
}
