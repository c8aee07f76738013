import { dayNumber, dayOfNumber, shiftDay, type Day } from '#base/dates/calendar-day.ts'

/** Days that a calendar may be asked for: anything else is an address that somebody made up. */
const NAMED_DAY = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** The day that an address names; null for anything that is no day of the calendar. */
export function dayNamed(typed: string | null): Day | null {
  return typed !== null && NAMED_DAY.test(typed) && dayOfNumber(dayNumber(typed)) === typed ? typed : null
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  // 1 January 1970 was a Thursday.
  return (((dayNumber(day) + 3) % 7) + 7) % 7
}

/** The seven days of the week in which a day stands, Monday first. */
export function weekOf(day: Day): Day[] {
  const monday = shiftDay(day, -weekdayOf(day))
  return Array.from({ length: 7 }, (_, at) => shiftDay(monday, at))
}

/** The weeks of the month in which a day stands, whole: days of its neighbours fill the ends. */
export function weeksOfMonth(day: Day): Day[][] {
  const month = day.slice(0, 7)
  const weeks: Day[][] = []
  for (let week = weekOf(`${month}-01`); week.some((one) => one.startsWith(month)); week = weekOf(shiftDay(week[0]!, 7))) {
    weeks.push(week)
  }
  return weeks
}

/** The same day so many months later; the last of that month where it is shorter. */
export function shiftMonths(day: Day, months: number): Day {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const first = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
  const last = shiftDay(dayOfNumber(dayNumber(first) + 31).slice(0, 8) + '01', -1)
  const same = first.slice(0, 8) + day.slice(8)
  return same < last ? same : last
}

/** Where a key leads in a grid of days, as the ARIA authoring practices have it; null for a key that does not move. */
export function dayAfterKey(day: Day, key: string, shift: boolean): Day | null {
  const weekday = weekdayOf(day)
  switch (key) {
    case 'ArrowLeft':
      return shiftDay(day, -1)
    case 'ArrowRight':
      return shiftDay(day, 1)
    case 'ArrowUp':
      return shiftDay(day, -7)
    case 'ArrowDown':
      return shiftDay(day, 7)
    case 'Home':
      return shiftDay(day, -weekday)
    case 'End':
      return shiftDay(day, 6 - weekday)
    case 'PageUp':
      return shiftMonths(day, shift ? -12 : -1)
    case 'PageDown':
      return shiftMonths(day, shift ? 12 : 1)
    default:
      return null
  }
}
