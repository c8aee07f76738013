import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readDay } from './read-day.ts'
import { readFlag } from './read-flag.ts'
import { decimalSignOf, readNumber, formatNumber } from './read-number.ts'
import { NO_RANGE, readRange, formatRange } from './read-range.ts'
import { readValue, formatValue } from './read-value.ts'

test.for([
  ['5.1', 'point', 5.1],
  ['5,1', 'point', 5.1],
  ['1,250', 'point', 1250],
  ['1,250', 'comma', 1.25],
  ['1.250', 'comma', 1250],
  ['1.250', 'point', 1.25],
  ['0,125', 'point', 0.125],
  ['1.250,5', 'point', 1250.5],
  ['1,250.5', 'comma', 1250.5],
  ["250'000", 'point', 250_000],
  ['250 000', 'point', 250_000],
  ['−2.5', 'point', -2.5],
  ['.5', 'point', 0.5],
  ['5.1.2', 'point', 512],
  ['five', 'point', null],
  ['', 'point', null],
  ['5 1', 'point', null],
  ['9'.repeat(400), 'point', null],
  [`0.${'0'.repeat(322)}5`, 'point', null],
  ['0.000000001', 'point', 1e-9],
  ['0.0', 'point', 0],
] as const)('%s, with a %s before decimals, is %d', ([text, sign, value]) => {
  expect(readNumber(text, sign)).toBe(value)
})

test('a whole report tells what stands before its decimals', () => {
  expect(decimalSignOf('Kalium 4,1 mmol/l 3,5 - 5,1\nFerritin 1.250 ng/ml vom 20.11.2026')).toBe('comma')
  expect(decimalSignOf('Potassium 4.1 mmol/L 3.5-5.1\nPlatelets 250,000')).toBe('point')
  expect(decimalSignOf('')).toBe('point')
})

test('a number that is shown reads as itself', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.0001, max: 100_000, noNaN: true }), (value) => {
      expect(readNumber(formatNumber(value))).toBeCloseTo(value, 10)
    }),
  )
})

test.for([
  ['5.1', { operator: null, value: 5.1, words: null }],
  ['< 0,5', { operator: '<', value: 0.5, words: null }],
  ['≥90', { operator: '>=', value: 90, words: null }],
  ['=<3', { operator: '<=', value: 3, words: null }],
  ['negative', { operator: null, value: null, words: 'negative' }],
  ['1:160', { operator: null, value: null, words: '1:160' }],
  ['', null],
  ['---', null],
  ['x'.repeat(300), null],
] as const)('%s is a result', ([text, value]) => {
  expect(readValue(text)).toEqual(value)
  expect(value && readValue(formatValue(value))).toEqual(value)
})

const between = (low: number, high: number) => ({ ...NO_RANGE, low, high })
test.for([
  ['3.5 - 5.1', between(3.5, 5.1)],
  ['3,5–5,1', between(3.5, 5.1)],
  ['3.5-5.1', between(3.5, 5.1)],
  ['[3.5 - 5.1]', between(3.5, 5.1)],
  ['(3,5 bis 5,1)', between(3.5, 5.1)],
  ['3.5 to 5.1 mmol/L', between(3.5, 5.1)],
  ['3.5 - 5.1 10^9/L', between(3.5, 5.1)],
  ['3.5 a 5.1', between(3.5, 5.1)],
  ['-2 - +3', between(-2, 3)],
  ['-2.0 – -0.5', between(-2, -0.5)],
  ['> 3.5 - < 5.1', { low: 3.5, lowInclusive: false, high: 5.1, highInclusive: false }],
  ['≥ 3.5 - ≤ 5.1', between(3.5, 5.1)],
  ['< 5', { ...NO_RANGE, high: 5, highInclusive: false }],
  ['<5.0 mg/L', { ...NO_RANGE, high: 5, highInclusive: false }],
  ['<= 5', { ...NO_RANGE, high: 5 }],
  ['bis 5,0', { ...NO_RANGE, high: 5 }],
  ['up to 40', { ...NO_RANGE, high: 40 }],
  ['unter 200', { ...NO_RANGE, high: 200, highInclusive: false }],
  ['> 40', { ...NO_RANGE, low: 40, lowInclusive: false }],
  ['≥ 40', { ...NO_RANGE, low: 40 }],
  ['ab 40', { ...NO_RANGE, low: 40 }],
  ['Ref: 150 - 400', between(150, 400)],
  ['> OR = 60', { ...NO_RANGE, low: 60 }],
  ['', NO_RANGE],
  ['5', null],
  ['negative', null],
  ['5.1 - 3.5', null],
  ['< 3 - 5', null],
  ['see comment', null],
] as const)('the range “%s”', ([text, range]) => {
  expect(readRange(text)).toEqual(range)
})

test('three digits behind a point are read as the report writes its decimals', () => {
  expect(readRange('1.250 - 2.500', 'comma')).toEqual(between(1250, 2500))
  expect(readRange('1.250 - 2.500', 'point')).toEqual(between(1.25, 2.5))
})

test('every range that is written is read as itself', () => {
  const bound = fc.double({ min: -500, max: 5000, noNaN: true }).map((value) => Math.round(value * 100) / 100 + 0)
  fc.assert(
    fc.property(
      bound,
      bound,
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom('low', 'high', 'both', 'none'),
      (a, b, lowInclusive, highInclusive, which) => {
        const range = {
          low: which === 'low' || which === 'both' ? Math.min(a, b) + 0 : null,
          lowInclusive: which === 'low' || which === 'both' ? lowInclusive : true,
          high: which === 'high' || which === 'both' ? Math.max(a, b) + 0 : null,
          highInclusive: which === 'high' || which === 'both' ? highInclusive : true,
        }
        expect(readRange(formatRange(range))).toEqual(range)
      },
    ),
    { numRuns: 500 },
  )
})

test('flags are read as laboratories write them', () => {
  const marks = ['H', '(L)', '++', '↓', 'Critical high', '*', 'N', '', 'mmol/L', 'constructor']
  expect(marks.map(readFlag)).toEqual(['H', 'L', 'HH', 'L', 'HH', 'A', 'N', null, null, null])
})

test.for([
  ['2026-11-20', '2026-11-20'],
  ['20261120', '2026-11-20'],
  ['2026-11-20T08:15:00+01:00', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['5.1.26', '2026-01-05'],
  ['20/11/2026 08:15', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['03/04/2026', '2026-04-03'],
  ['20-Nov-2026', '2026-11-20'],
  ['20. November 2026', '2026-11-20'],
  ['November 20, 2026', '2026-11-20'],
  ['20 de noviembre de 2026', '2026-11-20'],
  ['31.02.2026', null],
  ['Potassium', null],
  ['13/13/2026', null],
] as const)('%s is the day %s', ([text, day]) => {
  expect(readDay(text)).toBe(day)
})

test('a date of slashes begins with the month where the report does so', () => {
  expect(readDay('03/04/2026', 'month first')).toBe('2026-03-04')
  expect(readDay('03.04.2026', 'month first')).toBe('2026-04-03')
})
