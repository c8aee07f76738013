import { dayNumber, dayOfNumber, type Day } from '#base/dates/calendar-day.ts'
import type { DateOrder } from '#features/health/core/import.ts'
import { monthNamed } from '#features/health/days/month-names.ts'

import type { SleepSpan } from './nights.ts'

/** When something was measured, as a file writes it: the day that its own clock showed, and the second of that day where it says so. */
export interface Written {
  readonly day: Day
  readonly second: number | null
}

const CLOCK = String.raw`(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`
/** How the names of weekdays begin; another word before a number is a title. */
const NAMED = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|mi[eé]|jeu|jue|gio|ven|vie|sam|s[aá]b|dim|dom|seg|ter|qua|qui|sex|ma|wo|vr|za|zo)\p{L}{0,8}\.?,? )?`
const WEEKDAY = String.raw`(?:\p{L}{2,10}\.?,? )?`
const yearFirst = new RegExp(String.raw`^${NAMED}(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${CLOCK}$`, 'iu')
const yearLast = new RegExp(String.raw`^${NAMED}(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})${CLOCK}$`, 'iu')
const MONTH = String.raw`(\p{L}{3,10})\.?`
const monthFirst = new RegExp(String.raw`^${WEEKDAY}${MONTH} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${CLOCK}$`, 'iu')
const dayFirst = new RegExp(String.raw`^${WEEKDAY}(\d{1,2})\.?[ -](?:de )?${MONTH},?[ -](?:de )?(\d{4})${CLOCK}$`, 'iu')
const timeAlone = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]\.?m\.?)?$/i

/** The date of a cell; null when it is none that exists. Without an order, numbers that could be read both ways are none. */
export function readDate(text: string, order: DateOrder | null): Written | null {
  const cell = text.trim()
  const first = yearFirst.exec(cell)
  if (first) return written(first[1]!, first[2]!, first[3]!, first.slice(4))
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(cell)
  if (packed) return written(packed[1]!, packed[2]!, packed[3]!, [])
  const [, one = '', mark, two = '', year = '', ...clock] = yearLast.exec(cell) ?? []
  if (mark !== undefined) {
    const dateOrder = order ?? (mark === '.' ? 'dmy' : orderOf(Number(one), Number(two)))
    if (!dateOrder) return null
    const [day, month] = dateOrder === 'dmy' ? [one, two] : [two, one]
    return written(year.length === 2 ? `20${year}` : year, month, day, clock)
  }
  const named = monthFirst.exec(cell)
  if (named) return written(named[3]!, monthNamed(named[1]!), named[2]!, named.slice(4))
  const other = dayFirst.exec(cell)
  return other && written(other[3]!, monthNamed(other[2]!), other[1]!, other.slice(4))
}

/** Days since the last of 1899, as spreadsheets count them: those of this century, with the time of day behind the point. */
const SERIAL = /^(\d{5})(?:[.,](\d{1,12}))?$/
const FIRST_SERIAL = 36_526
const LAST_SERIAL = 73_050
const DAYS_TO_1970 = 25_569

/** Milliseconds since 1970 at the begin of a day: a day as databases write it. Any other moment is one day here and another there. */
const MILLISECONDS = /^\d{12,13}$/
const DAY_MS = 86_400_000

/** The date of a cell that a spreadsheet or a database wrote as a number; null for any other. Any column of such numbers looks like that, so its heading has to say what it is. */
export function readSerial(text: string): Written | null {
  const millis = MILLISECONDS.test(text.trim()) ? Number(text) : NaN
  if (millis % DAY_MS === 0) return { day: dayOfNumber(millis / DAY_MS), second: null }
  const [, days, part] = SERIAL.exec(text.trim()) ?? []
  const serial = Number(days)
  if (!(serial >= FIRST_SERIAL && serial <= LAST_SERIAL)) return null
  const second = part === undefined ? null : Math.min(Math.round(Number(`0.${part}`) * 86_400), 86_399)
  return { day: dayOfNumber(serial - DAYS_TO_1970), second }
}

/**
 * From when to when, in milliseconds since 1970; null where a cell has no date with a time. Without an offset the clock is taken as it was shown, so a span
 * that crosses zones or a change of clocks may be hours too long or short, or even end before it begins.
 */
export function readSpan(from: string, to: string, order: DateOrder | null): SleepSpan | null {
  const [start, end] = [from, to].map((text) => {
    const date = readDate(text, order)
    if (date?.second == null) return null
    const shown = (dayNumber(date.day) * 86_400 + date.second) * 1000
    const offset = offsetOf(text)
    return { shown, true: offset === null ? null : shown - offset * 60_000 }
  })
  if (!start || !end) return null
  const shownEnd = end.shown
  if (start.true === null || end.true === null) return { start: start.shown, end: end.shown, shownEnd }
  return { start: start.true, end: end.true, shownEnd }
}

/** Minutes ahead of UTC that stand behind a time; null where none do. */
function offsetOf(text: string): number | null {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(text.trim()) ?? []
  if (sign !== undefined) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  return /(?:Z|UTC|GMT)$/i.test(text.trim()) ? 0 : null
}

/** What the date of a cell tells about the order of all of them: `either` could be read both ways. Points stand behind days first, but where a month of 13 tells otherwise. */
export function dateOrderIn(text: string): DateOrder | 'either' | null {
  const [, one, mark, two] = yearLast.exec(text.trim()) ?? []
  if (!one) return null
  const dateOrder = orderOf(Number(one), Number(two))
  return dateOrder ?? (mark === '.' || Number(one) === Number(two) ? null : 'either')
}

/** The second of the day of a cell that holds a time and no date. */
export function readTime(text: string): number | null {
  const found = timeAlone.exec(text.trim())
  return found ? secondOf(found.slice(1)) : null
}

function orderOf(one: number, two: number): DateOrder | null {
  if (one > 12) return two > 12 ? null : 'dmy'
  return two > 12 ? 'mdy' : null
}

function written(year: string, month: string, day: string, clock: ReadonlyArray<string | undefined>): Written | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const number = dayNumber(text)
  if (Number.isNaN(number) || dayOfNumber(number) !== text) return null
  const second = clock[0] === undefined ? null : secondOf(clock)
  return second === null && clock[0] !== undefined ? null : { day: text, second }
}

function secondOf([hours, minutes, seconds = '0', half]: ReadonlyArray<string | undefined>): number | null {
  const shown = Number(hours)
  if (half && (shown < 1 || shown > 12)) return null
  const hour = half ? (shown % 12) + (half[0]!.toLowerCase() === 'p' ? 12 : 0) : shown
  return hour > 23 || Number(minutes) > 59 || Number(seconds) > 59 ? null : hour * 3600 + Number(minutes) * 60 + Number(seconds)
}
