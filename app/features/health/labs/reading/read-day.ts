import type { Day } from '#base/dates/calendar-day.ts'
import { isDay } from '#base/dates/local-day.ts'
import { monthNamed } from '#features/health/days/month-names.ts'

/** Whether a date of slashes begins with its day or its month: "11/12/2026". */
export type DateOrder = 'day first' | 'month first'

/** No date with its time is longer; what is longer is none, and is not looked at. */
const LONGEST = 100

/**
 * The day that a text names: "2026-11-20", "20.11.2026", "20/11/26", "20-Nov-2026", "November 20, 2026", with or without a time behind it.
 * Where day and month could be either, `order` tells. Null where it is no day.
 */
export function readDay(text: string, order: DateOrder = 'day first'): Day | null {
  if (text.length > LONGEST) return null
  const bare = text
    .trim()
    .replace(
      /(?<![T\s,])[T\s,]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d+)?(?:\s*(?:[ap]\.?m\.?|uhr|h))?(?:\s*(?:z|[+-]\d{2}:?\d{2}))?$/i,
      '',
    )
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(bare)
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!)
  const dotted = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})$/.exec(bare)
  if (dotted) {
    const [, first = '', sign, second = '', year = ''] = dotted
    const monthFirst = Number(second) > 12 || (sign !== '.' && order === 'month first' && Number(first) <= 12)
    return monthFirst ? dayOf(year, first, second) : dayOf(year, second, first)
  }
  const named = /^(\d{1,2})(?:\.|st|nd|rd|th)?[\s-]*(?:de\s)?(\p{L}{3,})\.?,?[\s-]*(?:de\s)?(\d{4}|\d{2})$/iu.exec(bare)
  if (named) return dayOf(named[3]!, monthNamed(named[2]!), named[1]!)
  const american = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu.exec(bare)
  return american ? dayOf(american[3]!, monthNamed(american[1]!), american[2]!) : null
}

const EITHER_WAY = /(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d/-])/g

/** What the dates in a text tell of their order: one with a number over 12 does. `either`: none does, and they could be read both ways. */
export function dateOrderIn(text: string): DateOrder | 'either' | null {
  let order: 'either' | null = null
  for (const [, first, , second] of text.matchAll(EITHER_WAY)) {
    if (Number(first) > 12) return 'day first'
    if (Number(second) > 12) return 'month first'
    if (Number(first) !== Number(second)) order = 'either'
  }
  return order
}

/** Said beside a date whose order is a guess; null beside one that can mean one day only. */
export function eitherNote(date: string, order: DateOrder): string | null {
  if (dateOrderIn(date) !== 'either') return null
  return `“${date.trim()}” can be read in two ways. It was read with the ${order === 'day first' ? 'day' : 'month'} first: check it.`
}

/** Reports of two-digit years are of this century. */
function dayOf(year: string, month: string, day: string): Day | null {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}
