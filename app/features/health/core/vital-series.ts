import { dayNumber, type Day } from '#base/dates/calendar-day.ts'
import { vitalNames, type HrvMethod, type VitalName, type Vitals } from '#features/health/core/vitals.ts'

import type { DayValue } from './series.ts'

/** What was measured on a day, and how its HRV was worked out. */
export interface MeasuredDay extends Vitals {
  readonly day: Day
  readonly hrvMethod: HrvMethod | null
}

/** The numbers of one vital that may stand in one trend. */
export interface VitalSeries {
  readonly name: VitalName
  /** Of HRV; null for all others, and where nobody said. */
  readonly method: HrvMethod | null
  readonly values: ReadonlyArray<DayValue>
}

/** A series a vital, as its days stand. What was worked out by another method is another number, so HRV parts into as many as there are. */
export function seriesOf(days: ReadonlyArray<MeasuredDay>): VitalSeries[] {
  return vitalNames.flatMap((name): VitalSeries[] => {
    const methods: ReadonlyArray<HrvMethod | null> = name === 'hrvMs' ? ['rmssd', 'sdnn', null] : [null]
    return methods.map((method) => {
      const ofMethod = name === 'hrvMs' ? days.filter((day) => day.hrvMethod === method) : days
      const values = ofMethod.flatMap((day) => {
        const value = day[name]
        return value === null ? [] : [{ day: dayNumber(day.day), value }]
      })
      return { name, method, values }
    })
  })
}
