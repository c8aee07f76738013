import { dayNumber, dayOfNumber, shiftDay, type Day } from '#base/dates/calendar-day.ts'

/** What a member took on for a week, and the days on which they did it. */
export interface HabitWeek {
  /** Its Monday. */
  readonly week: Day
  readonly habit: string
  /** In order; days of the week alone. */
  readonly doneOn: ReadonlyArray<Day>
}

/** The Monday of the week that a day lies in. */
export function mondayOf(day: Day): Day {
  const number = dayNumber(day)
  // 5 January 1970 was a Monday.
  return dayOfNumber(number - ((((number - 4) % 7) + 7) % 7))
}

/** Monday to Sunday. */
export function daysOfWeek(week: Day): Day[] {
  return Array.from({ length: 7 }, (_, at) => shiftDay(week, at))
}

export type DayState = 'done' | 'open' | 'to come'

/** How a day of a week stands. One that was done where today had begun already stays done. */
export function stateOfDay(day: Day, today: Day, { doneOn }: Pick<HabitWeek, 'doneOn'>): DayState {
  if (doneOn.includes(day)) return 'done'
  return day <= today ? 'open' : 'to come'
}
