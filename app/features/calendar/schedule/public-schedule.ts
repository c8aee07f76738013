import type { Day } from '#base/dates/calendar-day.ts'

/** An hour that is taken, cut at midnight: nobody’s name, and not what for. */
export interface BookedHour {
  readonly day: Day
  readonly from: string
  readonly to: string
}

/** What can be booked. */
export interface Offered {
  readonly id: string
  readonly name: string
  readonly minutes: number
  readonly price: string
}

export interface RealSchedule {
  readonly kind: 'real'
  readonly asked: Day | null
  /** The coach’s day. */
  readonly today: Day
  readonly zone: string
  /** The days of which the hours are known. */
  readonly first: Day
  readonly last: Day
  readonly booked: readonly BookedHour[]
  readonly offered: readonly Offered[]
}

export type PublicSchedule =
  | { readonly kind: 'sample'; readonly asked: Day | null; readonly today: Day }
  /** An open site shows no sample. */
  | { readonly kind: 'none' }
  | RealSchedule

/** "7:00 AM", of minutes since midnight. */
export function hourName(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
