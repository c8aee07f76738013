import type { LabResult } from '#features/health/labs/lab-report.ts'

import { findTest, isMeasuredIn, isOtherMaterial, testOfCode, type KnownTest } from './known-tests.ts'

/**
 * The test that a kept result is of: the one of its code, unless its printed name says another sample or its unit another test. Then it is
 * looked up by both, so that what was understood wrongly once is not for ever. Null where it is none of the list.
 */
export function testOfResult({ name, loinc, ucum }: Pick<LabResult, 'name' | 'loinc' | 'ucum'>): KnownTest | null {
  const test = testOfCode(loinc)
  if (!test) return null
  if (isOtherMaterial(test, name)) {
    const other = findTest(name, ucum)
    return other && !isOtherMaterial(other, name) ? other : null
  }
  return ucum === null || isMeasuredIn(test, ucum) ? test : (findTest(name, ucum) ?? test)
}

/** The code under which a result has its trend; null where it is none that can be told apart. */
export function trendCodeOf(result: Pick<LabResult, 'name' | 'loinc' | 'ucum'>): string | null {
  return testOfResult(result)?.loinc ?? (testOfCode(result.loinc) ? null : result.loinc)
}
