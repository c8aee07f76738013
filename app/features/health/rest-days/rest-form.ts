import { z } from 'zod'

import { daysBetween, shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { isDay } from '#base/dates/local-day.ts'
import { restKinds, type RestRange } from '#features/health/core/rest.ts'

/** Longer is no pause of a habit any more. */
export const LONGEST_REST_DAYS = 60
/** So far back, and so far ahead, a rest may be declared. */
const OPEN_DAYS = 90

const fields = z.object({ kind: z.string().default(''), from: z.string().default(''), to: z.string().default('') })

/** A declared rest; without a last day it is one day. */
export function restForm(today: Day) {
  return fields.transform(({ kind: typedKind, from, to }, { addIssue }): RestRange => {
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
    const kind = restKinds.find((one) => one === typedKind)
    if (!kind) refuse('kind', 'Please choose why.')
    const last = to.trim() === '' ? from : to
    const near = (day: string) => isDay(day) && Math.abs(daysBetween(today, day)) <= OPEN_DAYS
    if (!near(from)) refuse('from', `Please choose a day within ${OPEN_DAYS} days of today.`)
    else if (!near(last)) refuse('to', `Please choose a day within ${OPEN_DAYS} days of today.`)
    else if (last < from) refuse('to', 'The last day is before the first.')
    else if (last > shiftDay(from, LONGEST_REST_DAYS - 1)) refuse('to', `A rest has at most ${LONGEST_REST_DAYS} days.`)
    return { kind: kind ?? 'rest', fromDay: from, toDay: last }
  })
}
