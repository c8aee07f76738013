import { daysBetween, type Day } from '#base/dates/calendar-day.ts'
import { formatShortDay, type DateLanguage } from '#base/dates/format-date.ts'

/** Seen from another day: "Yesterday", within a week "3 days before", else the date. */
export function formatDayBefore(day: Day, seenFrom: Day, today: Day, language: DateLanguage): string {
  const days = daysBetween(day, seenFrom)
  if (days === 1) return seenFrom === today ? 'Yesterday' : 'The day before'
  if (days > 1 && days <= 7) return seenFrom === today ? `${days} days ago` : `${days} days before`
  return formatShortDay(day, today, language)
}

/** In a sentence, seen from today: "today", "yesterday", "3 days ago", else the date. */
export function formatDaySince(day: Day, today: Day, language: DateLanguage): string {
  if (day === today) return 'today'
  const words = formatDayBefore(day, today, today, language)
  return words === 'Yesterday' ? 'yesterday' : words
}

/** "1 day", "7 days". */
export function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
