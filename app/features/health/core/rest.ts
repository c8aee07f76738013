import type { Day } from '#base/dates/calendar-day.ts'

/** Why somebody does not check in for a while. */
export const restKinds = ['rest', 'sick', 'travel'] as const

export type RestKind = (typeof restKinds)[number]

/** A declared stretch of days, both ends in it. */
export interface RestRange {
  readonly kind: RestKind
  readonly fromDay: Day
  readonly toDay: Day
}
