import { criticalIn } from './known-critical.server.ts'
import { findTest } from './tests/known-tests.ts'
import type { Units } from './units/units.server.ts'

/** A value as somebody tells of it: the test by any of its names, the unit as printed, where one was said. */
export interface SpokenValue {
  readonly testName: string
  readonly value: number
  readonly unit: string | null
}

/** Beyond a critical bound by more than this, a number without a unit was meant in another one. */
const FAR = 3

/** What such a value calls for; null where nothing is known that would. */
export function spokenAlarm(units: Units, { testName, value, unit }: SpokenValue): 'now' | 'today' | null {
  const test = findTest(testName, null) ?? findTest(testName, unit)
  if (!test) return null
  const said = unit === null ? null : units.read(unit, test)
  for (const ucum of said === null ? test.units : [said]) {
    const { low, high } = criticalIn(units, test.loinc, ucum) ?? {}
    if (low === undefined && high === undefined) continue
    const isMeant = said !== null || ((low === undefined || value >= low / FAR) && (high === undefined || value <= high * FAR))
    if (!isMeant) continue
    return (low !== undefined && value <= low) || (high !== undefined && value >= high) ? 'now' : null
  }
  return null
}
