import { flagByRange } from '#features/health/core/flags.ts'
import type { LabResult } from '#features/health/core/lab-report.ts'

/** `now`: a doctor is to be phoned at once. `today`: a doctor should hear of it today. `days`: within the next days. */
export const alarms = ['now', 'today', 'days'] as const
export type Alarm = (typeof alarms)[number]

/** How many widths of a range with two ends a result lies beyond it, to be far out. */
const WIDTHS = 1
/** How many times a bound, where a range has one end, or the width says little (a wide range that begins near zero). */
const TIMES = 2
/** Conversion leaves some dust behind the twelfth digit. */
const DUST = 1e-9

/** Bounds at which and beyond which a result calls for somebody. */
export interface Bounds {
  readonly low: number | null
  readonly high: number | null
  /** So many times the upper bound of the printed range. */
  readonly timesHigh: number | null
}

/** What is known of a test, in the unit in which its result is given to `alarmOf`. */
export interface AlarmTerms {
  /** The list has the test. */
  readonly isKnown: boolean
  readonly hasUnit: boolean
  readonly now: Bounds | null
  readonly today: Bounds | null
  /** In the place of the general rule. */
  readonly days: Bounds | null
  /** False where the printed range is not what is aimed at. */
  readonly isRangeTheAim: boolean
  /** Above its printed limit it says that the heart is hurt. */
  readonly isTroponin: boolean
}

type Measured = Pick<LabResult, 'operator' | 'value' | 'flag' | 'low' | 'lowInclusive' | 'high' | 'highInclusive'>

/**
 * Whether a result calls for a doctor, whatever it means, and how soon. Nothing within its printed range calls for anybody, nor
 * does what the list does not have and has no unit. The more urgent rule counts: the laboratory’s own mark (LL, HH), its critical
 * bounds, those of the same day, then how far out it lies.
 *
 * Result, range and bounds are given in one unit of the test (result-alarm.server.ts), so that the answer is the same in each.
 */
export function alarmOf(result: Measured, terms: AlarmTerms): Alarm | null {
  const { flag, value } = result
  if (!terms.isKnown && !terms.hasUnit && !terms.isTroponin) return null
  if (flagByRange(result) === 'N') return null
  const isMarked = flag === 'LL' || flag === 'HH'
  if (isMarked && (terms.isRangeTheAim || terms.now !== null)) return 'now'
  if (value === null) return null
  if (terms.isTroponin && flagByRange(result) === 'H') return 'now'
  if (isBeyond(result, terms.now)) return 'now'
  if (isBeyond(result, terms.today)) return 'today'
  if (!terms.isRangeTheAim) return null
  return (terms.days ? isBeyond(result, terms.days) : isFarOut(result)) ? 'days' : null
}

/** A result of “< 5” says nothing of what is high, “> 5” nothing of what is low. */
function sidesOf({ operator }: Measured): { mayBeLow: boolean; mayBeHigh: boolean } {
  return { mayBeLow: operator !== '>' && operator !== '>=', mayBeHigh: operator !== '<' && operator !== '<=' }
}

function isBeyond(result: Measured, bounds: Bounds | null): boolean {
  if (bounds === null || result.value === null) return false
  const { mayBeLow, mayBeHigh } = sidesOf(result)
  const times = bounds.timesHigh !== null && result.high !== null ? bounds.timesHigh * result.high : null
  const isAbove = [bounds.high, times].some((bound) => bound !== null && result.value! >= bound * (1 - DUST))
  return (mayBeHigh && isAbove) || (mayBeLow && bounds.low !== null && result.value <= bounds.low * (1 + DUST))
}

/** A whole width of the printed range beyond it, above twice its upper bound, or below half of its lower one. */
function isFarOut(result: Measured): boolean {
  const { value, low, high } = result
  const { mayBeLow, mayBeHigh } = sidesOf(result)
  if (value === null) return false
  const width = low !== null && high !== null && high > low ? WIDTHS * (high - low) : null
  const isBelow = (bound: number) => value < bound - DUST * Math.abs(bound)
  const isAbove = (bound: number) => value > bound + DUST * Math.abs(bound)
  if (mayBeLow && low !== null && low > 0 && (isBelow(low / TIMES) || (width !== null && isBelow(low - width)))) return true
  return mayBeHigh && high !== null && high > 0 && (isAbove(high * TIMES) || (width !== null && isAbove(high + width)))
}

const NUMBERS = '112 in the European Union, 911 in the US and Canada, 999 in the UK'
const CALLED =
  'A laboratory calls a doctor at once about a result like this. It can be a mistake of the sample or of typing, and only a doctor can tell.'

/** What is said beside such a result. It names no illness. Not yet reviewed by a doctor of this site. */
export const alarmWords: Readonly<Record<Alarm, { title: string; text: string }>> = {
  now: {
    title: 'Please phone a doctor now',
    text: `${CALLED} If you cannot reach one, or feel unwell, call your local emergency number (${NUMBERS}).`,
  },
  today: {
    title: 'Please contact a doctor about this today',
    text: 'Laboratories tell a doctor about a result like this on the same day. What it means for you only a doctor can say. If you feel unwell, do not wait.',
  },
  days: {
    title: 'Please talk to a doctor about this within the next days',
    text: 'This result lies far outside the range that the laboratory prints. What it means for you only a doctor can say. If you feel unwell, do not wait.',
  },
}

/** The text of `now` where a troponin is among the results: the chest comes first. */
export const TROPONIN_TEXT = `If you have pain, pressure or tightness in the chest, pain that moves to an arm, the jaw or the back, or trouble breathing, call your local emergency number first (${NUMBERS}). ${CALLED} If you cannot reach one, or feel unwell, call that number too.`
