import { shiftDay } from '#base/dates/calendar-day.ts'
import { instantOn, localDay } from '#base/dates/local-day.ts'

/** For how long something can be put off: what its button says, and after how many days it is shown again. */
export const spans = {
  tomorrow: { label: 'Until tomorrow', days: 1 },
  week: { label: 'For a week', days: 7 },
  month: { label: 'For a month', days: 30 },
} as const

export type Span = keyof typeof spans

export const spanNames = Object.keys(spans) as Span[]

/** When what is put off now is shown again: as its day begins where the owner is. */
export function endOf(span: Span, now: Date, timeZone: string | null): Date {
  const zone = timeZone ?? 'UTC'
  return instantOn(shiftDay(localDay(now, zone), spans[span].days), '00:00', zone)
}
