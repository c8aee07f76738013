import { possibleValues } from '#content/labs/possible-values.ts'

import type { Alarm } from './alarm.ts'
import { alarmOfResult, isTroponin } from './result-alarm.server.ts'
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

/**
 * What the same result on a report would call for: `now` or `today`, else null. Without a unit it is what the number calls for in
 * every usual unit of what the name may mean in which living people have it (possible-values.ts): the least urgent, so that `now`
 * is sure. In a unit that is none of the test’s it says nothing.
 */
export function spokenAlarm(units: Units, { testName, value, unit }: SpokenValue): 'now' | 'today' | null {
  if (!Number.isFinite(value) || value < 0) return null
  const form = unit === null || unit.trim() === '' ? null : (ucumFormOf(unit) ?? unit)
  const found = namedTests(testName, form).flatMap((test) => {
    const ucum = form === null ? null : units.read(unit!, test)
    const asked = form === null ? possibleUnits(units, test, value) : ucum === null ? [] : [ucum]
    return asked.map((each) => alarmIn(units, test, value, each))
  })
  if (found.length === 0 || found.some((alarm) => alarm === null || alarm === 'days')) return null
  return found.includes('today') ? 'today' : 'now'
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

/** The usual units of a test in which somebody may have a number. */
export function possibleUnits(units: Units, test: KnownTest, value: number): ReadonlyArray<string> {
  const possible = possibleValues.find(({ loinc }) => loinc === test.loinc)
  if (!possible) return test.units
  return test.units.filter((ucum) => {
    const converted = units.convert(value, ucum, possible.ucum, test)
    return !possible.unusual?.includes(ucum) && converted !== null && converted >= possible.least && converted <= possible.most
  })
}

function alarmIn(units: Units, { name, loinc }: KnownTest, value: number, ucum: string): Alarm | null {
  const bare = { operator: null, low: null, lowInclusive: true, high: null, highInclusive: true, flag: null } as const
  return alarmOfResult(units, { ...bare, name, loinc, value, unit: ucum, ucum })
}
