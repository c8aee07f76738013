import { criticalValues } from '#content/labs/critical-values.ts'

import type { Critical } from './alarm.ts'
import { testOfCode } from './tests/known-tests.ts'
import type { Units } from './units/units.server.ts'

/** The critical bounds of a test in another unit. */
export function criticalIn(units: Units, loinc: string | null, ucum: string | null): Critical {
  const test = testOfCode(loinc)
  const known = criticalValues.find((each) => each.loinc === test?.loinc)
  if (!known || ucum === null) return null
  const bound = (value: number | undefined) => (value === undefined ? null : units.convert(value, known.ucum, ucum, test))
  const [low, high] = [bound(known.low), bound(known.high)]
  return { ...(low !== null && { low }), ...(high !== null && { high }) }
}
