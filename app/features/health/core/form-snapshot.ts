import type { Day } from '#base/dates/calendar-day.ts'

import { vitalNames, type VitalName, type Vitals } from './vitals.ts'

/**
 * What a form of that day was filled with, as it sends it along: the day, and each number as it is stored. In other units, or
 * rounded, what stands in the field says less.
 */
export function snapshotOf(day: Day, stored: Partial<Vitals>): string {
  const filled = vitalNames.flatMap((name) => (stored[name] == null ? [] : [`${name}=${stored[name]}`]))
  return [day, ...filled].join(' ')
}

/** Whether the form showed a stored number of that day in that field. */
export function wasInSnapshot(snapshot: string, day: Day, name: VitalName): boolean {
  const [snapshotDay, ...parts] = snapshot.split(' ')
  return snapshotDay === day && parts.some((part) => part.split('=')[0] === name)
}

/** The stored number behind what the form showed in that field; null when it showed none. */
export function snapshotNumber(snapshot: string, name: VitalName): number | null {
  const part = snapshot.split(' ').find((part) => part.startsWith(`${name}=`))
  const number = part === undefined ? Number.NaN : Number(part.slice(name.length + 1) || Number.NaN)
  return Number.isFinite(number) ? number : null
}
