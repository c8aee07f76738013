import { shiftDay } from '#base/dates/calendar-day.ts'
import { instantOn, localDay } from '#base/dates/local-day.ts'

interface DailyTime {
  readonly publishingTime: string
  readonly timezone: string
}

/** The instant of the daily time on a date. Where a clock change skips that time, the first one after it; where it comes twice, the first. */
export function dailyInstant({ publishingTime, timezone }: DailyTime, date: string): Date {
  return instantOn(date, publishingTime, timezone)
}

/**
 * The last date whose daily time has come: today's as soon as its time has passed, yesterday's until then. Only a time that came after the
 * settings were saved counts: nobody asked for it before, and saving them publishes nothing by surprise.
 */
export function dueDate(daily: DailyTime & { readonly savedAt: Date }, now: Date): string | null {
  const today = localDay(now, daily.timezone)
  const date = dailyInstant(daily, today) <= now ? today : shiftDay(today, -1)
  return dailyInstant(daily, date) >= daily.savedAt ? date : null
}
