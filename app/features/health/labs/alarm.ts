import type { CriticalValue } from '#content/labs/critical-values.ts'

import type { LabResult } from './lab-report.ts'

/** `now`: a doctor is to be phoned at once. `soon`: a doctor should see it today or tomorrow. */
export type Alarm = 'now' | 'soon'

/** How many widths of a range with two ends a result lies beyond it, to be far out. */
const WIDTHS = 1
/** How many times a bound, where a range has one end, or the width says little (a wide range that begins near zero). */
const TIMES = 2

/** The bounds at which laboratories phone the doctor, in the unit of the result; null where none are known for it. */
export type Critical = Pick<CriticalValue, 'low' | 'high'> | null

/**
 * Whether a result is one with which a person should turn to a doctor, whatever it means. A laboratory’s own mark (LL, HH) and its critical
 * bounds come first; otherwise a result is far out that lies a whole width of the printed range beyond it, twice above its upper bound or
 * below half of its lower one.
 */
export function alarmOf(
  result: Pick<LabResult, 'operator' | 'value' | 'flag' | 'low' | 'high'>,
  critical: Critical,
): Alarm | null {
  const { flag, value, operator, low, high } = result
  if (flag === 'LL' || flag === 'HH') return 'now'
  if (value === null) return null
  const [isBelow, isAbove] = [operator !== '>' && operator !== '>=', operator !== '<' && operator !== '<=']
  if (isBelow && critical?.low !== undefined && value <= critical.low) return 'now'
  if (isAbove && critical?.high !== undefined && value >= critical.high) return 'now'
  if (isBelow && low !== null && low > 0 && value < low && isFarBelow(value, low, high)) return 'soon'
  if (isAbove && high !== null && high > 0 && value > high && isFarAbove(value, low, high)) return 'soon'
  return null
}

function isFarBelow(value: number, low: number, high: number | null): boolean {
  return value < low / TIMES || (high !== null && high > low && value < low - WIDTHS * (high - low))
}

function isFarAbove(value: number, low: number | null, high: number): boolean {
  return value > high * TIMES || (low !== null && high > low && value > high + WIDTHS * (high - low))
}

/** What is said beside such a result. It names no illness. Not yet reviewed by a doctor of this site. */
export const alarmWords: Readonly<Record<Alarm, { title: string; text: string }>> = {
  now: {
    title: 'Please phone a doctor now',
    text: 'A laboratory calls a doctor at once about a result like this. It can be a mistake of the sample or of typing, and only a doctor can tell. If you cannot reach one, or feel unwell, call your local emergency number (112 in the European Union, 911 in the US and Canada, 999 in the UK).',
  },
  soon: {
    title: 'Please contact a doctor about this, today if you can',
    text: 'This result lies far outside the range that the laboratory prints. What it means for you only a doctor can say. If you feel unwell, do not wait.',
  },
}
