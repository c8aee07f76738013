import { expect, test } from 'vitest'

import { criticalValues, sameDayValues, withinDaysValues } from './critical-values.ts'
import { labPanels } from './lab-tests.ts'
import { rangeIsNoAim } from './range-no-aim.ts'

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

test.for([
  ['now', criticalValues],
  ['today', sameDayValues],
  ['days', withinDaysValues],
] as const)(
  'bounds of “%s” are those of tests of the list, each in a unit of its test, with a source and its year',
  ([, limits]) => {
    expect(new Set(limits.map(({ loinc }) => loinc)).size).toBe(limits.length)
    for (const { loinc, ucum, low, high, timesHigh } of limits) {
      expect(Object.keys(tests.find((test) => test.loinc === loinc)?.units ?? {})).toContain(ucum)
      const bounds = [low, high, timesHigh].filter((bound) => bound !== undefined)
      expect(bounds.length).toBeGreaterThan(0)
      expect((low?.[0] ?? 0) < (high?.[0] ?? Infinity)).toBe(true)
      for (const [, source] of bounds) expect(source).toMatch(/.{10}/)
    }
  },
)

test('what has a range that is no aim is a test of the list, named once', () => {
  const named = rangeIsNoAim.flatMap(({ loincs }) => listed(loincs))
  expect(named.filter((loinc) => !tests.some((test) => test.loinc === loinc))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('a test in another sample than blood names the test in blood of the same substance, and units that are its own', () => {
  for (const { loinc, of, bareIn, material, units } of tests) {
    if (of === undefined) continue
    expect([loinc, tests.find((test) => test.loinc === of)?.material ?? 'blood', material ?? 'blood']).toEqual([
      loinc,
      'blood',
      material,
    ])
    expect(material).not.toBe('blood')
    for (const unit of listed(bareIn)) expect(Object.keys(units)).toContain(unit)
  }
})
