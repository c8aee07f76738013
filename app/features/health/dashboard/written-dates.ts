import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import {
  beginningLine,
  endingSentence,
  monthsOfYear,
  formatDay,
  formatFullDay,
  formatShortDay,
  formatMonth,
  formatWeekday,
  type DateLanguage,
} from '#base/dates/format-date.ts'

import { monthsOf, type Year } from './year.ts'

/** The dates of a dashboard, in the member's language. */
export interface WrittenDates {
  readonly today: string
  readonly todayInFull: string
  /** The last seven days, today last. */
  readonly week: ReadonlyArray<{ readonly day: Day; readonly weekday: string; readonly inWords: string; readonly filled: number }>
  /** Of the first check-in; null before it. */
  readonly firstEntry: string | null
  /** The months of the year, newest first: days logged, those of them from files alone, numbers entered and days of rest. */
  readonly months: ReadonlyArray<{
    readonly name: string
    readonly days: number
    readonly imported: number
    readonly fields: number
    readonly restDays: number
  }>
  /** What stands over and beside the year's grid; null as the site writes it. */
  readonly grid: GridWords | null
}

interface GridWords {
  /** January to December, short. */
  readonly months: readonly string[]
  /** Monday, Wednesday and Friday, short. */
  readonly weekdays: readonly string[]
}

/** Writes the dates of a dashboard. */
export function formatDates(year: Year, today: Day, language: DateLanguage): WrittenDates {
  return {
    today: formatDay(today, language),
    todayInFull: beginningLine(formatFullDay(today, language), language),
    week: Array.from(year.filled.slice(-7), (digit, at) => {
      const day = shiftDay(today, at - 6)
      return { day, weekday: formatWeekday(day, language), inWords: formatDay(day, language), filled: Number(digit) }
    }),
    firstEntry: year.firstDay && endingSentence(`First entry ${formatShortDay(year.firstDay, today, language)}`),
    months: monthsOf(year)
      .toReversed()
      .map(({ month, ...counts }) => ({ name: beginningLine(formatMonth(month, language), language), ...counts })),
    grid: language === null ? null : gridWords(language),
  }
}

/** The fourth of January 1971 was a Monday. */
const MONDAY = '1971-01-04'

function gridWords(language: string): GridWords {
  const weekdays = [0, 2, 4].map((days) => formatWeekday(shiftDay(MONDAY, days), language))
  return { months: monthsOfYear(language), weekdays }
}
