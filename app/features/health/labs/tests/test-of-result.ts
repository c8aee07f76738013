import type { LabResult } from '#features/health/core/lab-report.ts'

import { findTest, isMeasuredIn, isOtherMaterial, testOfCode, type KnownTest } from './known-tests.ts'

type Understood = Pick<LabResult, 'name' | 'loinc' | 'ucum'>

/** A report of years has the same few names again and again; names come from what people bring, so there is an end. */
const MAX_REMEMBERED = 5_000
const remembered = new Map<string, KnownTest | null>()

/**
 * The test that a kept result is of: the one of its code, unless its printed name says another sample or its unit another test. Then it is
 * looked up by both, so that what was understood wrongly once is not for ever. Null where it is none of the list.
 */
export function testOfResult(result: Understood): KnownTest | null {
  const test = testOfCode(result.loinc)
  if (!test) return null
  const key = [result.loinc, result.ucum, result.name].join('\n')
  const known = remembered.get(key)
  if (known !== undefined) return known
  const found = lookUp(test, result)
  if (remembered.size < MAX_REMEMBERED) remembered.set(key, found)
  return found
}

function lookUp(test: KnownTest, { name, ucum }: Understood): KnownTest | null {
  if (isOtherMaterial(test, name)) {
    const other = findTest(name, ucum)
    return other && !isOtherMaterial(other, name) ? other : null
  }
  return ucum === null || isMeasuredIn(test, ucum) ? test : (findTest(name, ucum) ?? test)
}

/** The code under which a result has its trend; null where it is none that can be told apart. */
export function trendCodeOf(result: Understood): string | null {
  return testOfResult(result)?.loinc ?? (testOfCode(result.loinc) ? null : result.loinc)
}
