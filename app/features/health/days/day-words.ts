import { daysBetween, type Day } from '#features/identity/dates/calendar-day.ts'
import { writeDayShort, type DateLanguage } from '#features/identity/dates/date-words.ts'

/** Seen from another day: "Yesterday", within a week "3 days before", else the date. */
export function writeDayBefore(day: Day, seenFrom: Day, today: Day, language: DateLanguage): string {
  const days = daysBetween(day, seenFrom)
  if (days === 1) return seenFrom === today ? 'Yesterday' : 'The day before'
  if (days > 1 && days <= 7) return seenFrom === today ? `${days} days ago` : `${days} days before`
  return writeDayShort(day, today, language)
}

/** In a sentence, seen from today: "today", "yesterday", "3 days ago", else the date. */
export function writeDaySince(day: Day, today: Day, language: DateLanguage): string {
  if (day === today) return 'today'
  const words = writeDayBefore(day, today, today, language)
  return words === 'Yesterday' ? 'yesterday' : words
}

/** "1 day", "7 days". */
export function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
