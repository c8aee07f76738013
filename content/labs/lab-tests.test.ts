import { expect, test } from 'vitest'

import { criticalValues } from './critical-values.ts'
import { labPanels } from './lab-tests.ts'

const tests = labPanels.flatMap(({ tests }) => tests)
const listed = (text = '') => text.split(', ').filter(Boolean)
const codes = tests.flatMap(({ loinc, also }) => [loinc, ...listed(also)])

/** The last digit of a LOINC code is that of Luhn (mod 10), from the right, every other digit doubled. */
function isLoinc(code: string): boolean {
  const [digits = '', check] = code.split('-')
  const sum = [...digits].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{1,5}-\d$/.test(code) && (10 - (sum % 10)) % 10 === Number(check)
}

test('there are more than 120 tests, and no code stands twice', () => {
  expect(tests.length).toBeGreaterThanOrEqual(120)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

test('every code has the check digit of LOINC', () => {
  expect(codes.filter((code) => !isLoinc(code))).toEqual([])
  expect(['2345-8', '2354-7', '2345'].filter(isLoinc)).toEqual([])
})

test('no two tests of one name print the same unit, so that name and unit tell which is meant', () => {
  const claims = tests.flatMap(({ loinc, name, called, units }) =>
    [name, ...listed(called)].flatMap((each) =>
      (Object.keys(units).length ? Object.keys(units) : ['']).map((unit) => ({
        claim: `${each.toLowerCase()} in ${unit}`,
        loinc,
      })),
    ),
  )
  const twice = claims.filter(({ claim, loinc }) => claims.some((other) => other.claim === claim && other.loinc !== loinc))
  expect(twice).toEqual([])
  expect(new Set(tests.map(({ name }) => name)).size).toBe(tests.length)
})

test('critical values are those of tests of the list, in a unit of theirs, with a source', () => {
  for (const { loinc, ucum, low, high, source } of criticalValues) {
    expect(Object.keys(tests.find((test) => test.loinc === loinc)?.units ?? {})).toContain(ucum)
    expect((low ?? 0) < (high ?? Infinity)).toBe(true)
    expect(source).not.toBe('')
  }
})
