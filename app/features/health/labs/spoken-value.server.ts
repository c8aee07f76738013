import { criticalValues, sameDayValues } from '#content/labs/critical-values.ts'

import type { Alarm } from './alarm.ts'
import { alarmOfResult, isTroponin, mostUrgent } from './result-alarm.server.ts'
import { findTest, isMeasuredIn, knownTests, testsCalled, type KnownTest } from './tests/known-tests.ts'
import { ucumFormOf } from './units/printed-unit.ts'
import type { Units } from './units/units.server.ts'

/** A value that somebody asks about: “what does it mean if my potassium is 7.2?” */
export interface SpokenValue {
  /** As it was said, in any language of the list of tests. */
  readonly testName: string
  readonly value: number
  /** As it was said; null where none was. */
  readonly unit: string | null
}

/** A number without a unit is taken in each unit in which it is at most so many times beyond the bounds of its test. */
const PLAUSIBLE = 2.5
/** 14 g/dL of haemoglobin is most people’s, 14 mmol/L nobody’s; below 7 it is dangerous in both. */
const UNUSUAL_UNITS: Readonly<Record<string, ReadonlyArray<string>>> = { '718-7': ['mmol/L'] }

/**
 * What the same result on a report would call for: `now` or `today`; null where neither is known of it. Without a unit the number is tried in
 * every usual unit of the test in which it is plausible, and the more urgent answer counts. In a unit that is none of the test’s it says nothing.
 */
export function spokenAlarm(units: Units, { testName, value, unit }: SpokenValue): 'now' | 'today' | null {
  if (!Number.isFinite(value) || value < 0) return null
  const form = unit === null || unit.trim() === '' ? null : (ucumFormOf(unit) ?? unit)
  const found = namedTests(testName, form).flatMap((test) => {
    const ucum = form === null ? null : units.read(unit!, test)
    const asked = form === null ? plausibleUnits(units, test, value) : ucum === null ? [] : [ucum]
    return asked.map((each) => alarmIn(units, test, value, each))
  })
  const alarm = mostUrgent(found)
  return alarm === 'days' ? null : alarm
}

/** The test that the name means in this unit, all that it may mean without one; a troponin of no kind is each of them. */
function namedTests(name: string, form: string | null): ReadonlyArray<KnownTest> {
  const called = testsCalled(name)
  if (called.length === 0 && isTroponin({ name, loinc: null }))
    return troponins.filter((test) => form === null || isMeasuredIn(test, form))
  if (form === null) return called
  const test = findTest(name, form)
  return test ? [test] : []
}

const troponins = knownTests.filter((test) => isTroponin(test))

function plausibleUnits(units: Units, test: KnownTest, value: number): ReadonlyArray<string> {
  const critical = criticalValues.find(({ loinc }) => loinc === test.loinc)
  const limit = critical ?? sameDayValues.find(({ loinc }) => loinc === test.loinc)
  return test.units.filter((ucum, at) => {
    if (UNUSUAL_UNITS[test.loinc]?.includes(ucum)) return false
    const converted = limit ? units.convert(value, ucum, limit.ucum, test) : null
    if (!limit || converted === null) return true
    const [low = 0, high = Infinity] = [limit.low?.[0], limit.high?.[0]]
    // Troponin and enzymes rise a thousandfold: their first unit is always usual.
    const hasTop = !isTroponin(test) && (critical !== undefined || at > 0)
    return converted >= low / PLAUSIBLE && (!hasTop || converted <= high * PLAUSIBLE)
  })
}

function alarmIn(units: Units, { name, loinc }: KnownTest, value: number, ucum: string): Alarm | null {
  const bare = { operator: null, low: null, lowInclusive: true, high: null, highInclusive: true, flag: null } as const
  return alarmOfResult(units, { ...bare, name, loinc, value, unit: ucum, ucum })
}
