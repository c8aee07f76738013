import { Temporal } from 'temporal-polyfill'

import type { Day } from '#base/dates/calendar-day.ts'

import { shiftMonth, type Month } from './months.ts'

/** The month that an address asks for; the one of `today` for anything that is no month. */
export function monthNamed(typed: string | null, today: Day): Month {
  return typed && /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/.test(typed) ? typed : today.slice(0, 7)
}

/** The weeks of a month, Monday first, whole: days of its neighbours fill the ends. */
export function weeksOf(month: Month): Day[][] {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  const start = first.subtract({ days: first.dayOfWeek - 1 })
  const days = first.dayOfWeek - 1 + first.daysInMonth
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => start.add({ days: week * 7 + day }).toString()),
  )
}

/** The instants at which a month begins and the next one does, on the clocks of a zone. */
export function boundsOf(month: Month, timeZone: string): { from: Date; to: Date } {
  const begin = (of: Month) => {
    const day = Temporal.PlainYearMonth.from(of).toPlainDate({ day: 1 })
    return new Date(day.toZonedDateTime({ timeZone }).epochMilliseconds)
  }
  return { from: begin(month), to: begin(shiftMonth(month, 1)) }
}
