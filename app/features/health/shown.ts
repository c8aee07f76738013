import type { Day } from '#features/health/days/calendar-day.ts'

import type { VitalName } from './vitals.ts'

/** What a form of that day was filled with, as it sends it along: the day, and the names of the fields that held a number. */
export function shownIn(day: Day, filled: ReadonlyArray<VitalName>): string {
  return [day, ...filled].join(' ')
}

/** Whether the form showed a stored number of that day in that field. */
export function wasShown(shown: string, day: Day, name: VitalName): boolean {
  const [shownDay, ...names] = shown.split(' ')
  return shownDay === day && names.includes(name)
}
