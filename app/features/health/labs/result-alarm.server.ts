import { criticalValues, sameDayValues, withinDaysValues, type LabLimit } from '#content/labs/critical-values.ts'
import { rangeIsNoAim } from '#content/labs/range-no-aim.ts'
import type { LabResult } from '#features/health/core/lab-report.ts'

import { alarmOf, type Alarm, type AlarmTerms, type Bounds } from './alarm.ts'
import type { KnownTest } from './tests/known-tests.ts'
import { testOfResult } from './tests/test-of-result.ts'
import type { Units } from './units/units.server.ts'

const noAim = new Set(rangeIsNoAim.flatMap(({ loincs }) => loincs.split(', ')))
const troponins = new Set(['10839-9', '89579-7', '6598-7', '67151-1'])

/** A result with all that its alarm goes by. */
export type JudgedResult = Pick<
  LabResult,
  'name' | 'loinc' | 'operator' | 'value' | 'unit' | 'ucum' | 'low' | 'lowInclusive' | 'high' | 'highInclusive' | 'flag'
>

/** Whether it is a troponin, of any kind and by any name. */
export function isTroponin({ name, loinc }: Pick<LabResult, 'name' | 'loinc'>): boolean {
  return (
    troponins.has(testOfResult({ name, loinc, ucum: null })?.loinc ?? '') ||
    /tropon|(?<!\p{L})(?:hs[- ]?)?c?tn[- ]?[ti](?!\p{L})|(?<!\p{L})trop[- ]?[ti](?!\p{L})/iu.test(name)
  )
}

/**
 * What a result calls for. It is judged in the first unit of its test, so that the answer is the same in each of them. Without a unit it is
 * judged only where all units of the test agree.
 */
export function alarmOfResult(units: Units, result: JudgedResult): Alarm | null {
  const test = testOfResult(result)
  const heart = isTroponin(result)
  if (test && result.unit.trim() === '' && result.ucum === null && test.units.length > 0 && result.value !== null) {
    const found = test.units.map((ucum) => judge(units, { ...result, ucum }, test, heart))
    return found.every((alarm) => alarm === found[0]) ? found[0]! : heart ? judge(units, result, test, heart) : null
  }
  return judge(units, result, test, heart)
}

function judge(units: Units, result: JudgedResult, test: KnownTest | null, heart: boolean): Alarm | null {
  const own = test?.units[0] ?? null
  const convert = (value: number | null) =>
    value === null || own === null || result.ucum === null ? null : units.convert(value, result.ucum, own, test)
  const value = convert(result.value)
  // What does not convert has a range of its own, and nothing else to be held against.
  const isComparable = value !== null && own !== null
  const measured = isComparable ? { ...result, value, low: convert(result.low), high: convert(result.high) } : result
  return alarmOf(
    measured,
    termsOf(units, test, { isComparable, heart, hasUnit: result.unit.trim() !== '' || result.ucum !== null }),
  )
}

function termsOf(
  units: Units,
  test: KnownTest | null,
  { isComparable, heart, hasUnit }: { isComparable: boolean; heart: boolean; hasUnit: boolean },
): AlarmTerms {
  const bounds = (limits: ReadonlyArray<LabLimit>) => (test && isComparable ? boundsIn(units, limits, test) : null)
  return {
    isKnown: test !== null,
    hasUnit,
    now: bounds(criticalValues),
    today: bounds(sameDayValues),
    days: bounds(withinDaysValues),
    isRangeTheAim: test === null || !noAim.has(test.loinc),
    isTroponin: heart,
  }
}

/** The bounds of a test in its own first unit. */
function boundsIn(units: Units, limits: ReadonlyArray<LabLimit>, test: KnownTest): Bounds | null {
  const known = limits.find(({ loinc }) => loinc === test.loinc)
  const own = test.units[0]
  if (!known || own === undefined) return null
  const bound = (at: number | undefined) => (at === undefined ? null : units.convert(at, known.ucum, own, test))
  return { low: bound(known.low?.[0]), high: bound(known.high?.[0]), timesHigh: known.timesHigh?.[0] ?? null }
}
