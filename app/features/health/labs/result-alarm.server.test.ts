import fc from 'fast-check'
import { expect, test } from 'vitest'

import { criticalValues, sameDayValues } from '#content/labs/critical-values.ts'
import { flagByRange } from '#features/health/core/flags.ts'

import { alarmCases } from './alarm-cases.factory.ts'
import { aResult } from './lab.factory.ts'
import { alarmOfResult, isTroponin } from './result-alarm.server.ts'
import { findTest, knownTests, testOfCode } from './tests/known-tests.ts'
import { ucumFormOf } from './units/printed-unit.ts'
import { loadUnits } from './units/units.server.ts'

const units = await loadUnits()

/** A line of a report, understood as the form does it. */
function line(text: string) {
  const [name = '', value = '', unit = '', range = '', flag = ''] = text.split('|').map((part) => part.trim())
  const found = findTest(name, unit === '' ? null : (ucumFormOf(unit) ?? unit))
  const mark = flag === '' ? null : (flag as 'HH')
  return aResult({ name, loinc: found?.loinc ?? null, value, unit, ucum: units.read(unit, found), range, flag: mark })
}

const rows = Object.entries(alarmCases).flatMap(([kind, text]) =>
  text
    .trim()
    .split('\n')
    .map((row) => [row.trim(), kind] as const),
)

test.for(rows)('%s calls for: %s', ([row, kind]) => {
  expect(alarmOfResult(units, line(row)) ?? 'nobody').toBe(kind)
})

const measured = knownTests.filter((each) => each.units.length > 1)

/** As laboratories print numbers: five digits that say something. */
const printable = (from: number, to: number) =>
  fc.double({ min: from, max: to, noNaN: true }).map((value) => Number(value.toPrecision(5)))

test('a result calls for the same in every unit of its test', { timeout: 30_000 }, () => {
  for (const each of measured) {
    const own = each.units[0]!
    const limits = [...criticalValues, ...sameDayValues].filter(({ loinc }) => loinc === each.loinc)
    const near = limits.flatMap(({ low, high, ucum }) =>
      [low?.[0], high?.[0]].flatMap((at) => (at === undefined ? [] : [units.convert(at, ucum, own, each)!])),
    )
    const scale = fc.oneof(
      printable(0.01, 5000),
      ...near.map((at) => printable(at / 2, at * 2)),
      ...near.map((at) => fc.constant(at)),
    )
    fc.assert(
      fc.property(scale, fc.option(scale), fc.option(scale), fc.constantFrom(null, '<', '>'), (value, one, other, operator) => {
        const [low, high] = one !== null && other !== null && one > other ? [other, one] : [one, other]
        const verdicts = each.units.flatMap((unit) => {
          const [inUnit, lowIn, highIn] = [value, low, high].map((number) =>
            number === null ? null : units.convert(number, own, unit, each),
          )
          if (inUnit == null) return []
          const result = {
            ...aResult(),
            name: each.name,
            loinc: each.loinc,
            unit,
            ucum: unit,
            value: inUnit,
            operator,
            low: lowIn ?? null,
            high: highIn ?? null,
          }
          return [[unit, alarmOfResult(units, result)]]
        })
        for (const [unit, verdict] of verdicts)
          expect([each.name, value, low, high, unit, verdict]).toEqual([each.name, value, low, high, unit, verdicts[0]![1]])
      }),
      { numRuns: 30 },
    )
  }
})

test(
  'nothing calls for anybody inside of the range that is printed beside it, whatever the test, the unit and the mark',
  { timeout: 30_000 },
  () => {
    for (const each of knownTests) {
      const flags = fc.constantFrom(null, 'L', 'H', 'LL', 'HH', 'A')
      const number = fc.double({ min: 0, max: 3000, noNaN: true })
      fc.assert(
        fc.property(number, number, number, flags, fc.constantFrom('', ...each.units), (a, b, c, flag, unit) => {
          const [low, value, high] = [a, b, c].toSorted((x, y) => x - y)
          const result = {
            ...aResult(),
            name: each.name,
            loinc: each.loinc,
            unit,
            ucum: unit || null,
            value: value!,
            low: low!,
            high: high!,
            flag: flag as 'HH',
          }
          expect(flagByRange(result)).toBe('N')
          expect([each.name, result, alarmOfResult(units, result)]).toEqual([each.name, result, null])
        }),
        { numRuns: 10 },
      )
    }
  },
)

test('what is not known and has no unit calls for nobody', () => {
  const name = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !isTroponin({ name: text, loinc: null }))
  fc.assert(
    fc.property(
      name,
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.constantFrom(null, 'LL', 'HH', 'A'),
      (text, value, flag) => {
        const unknown = {
          ...aResult({ range: '10 - 100' }),
          name: text,
          loinc: null,
          unit: '',
          ucum: null,
          value,
          flag: flag as 'HH',
        }
        expect(alarmOfResult(units, unknown)).toBeNull()
      },
    ),
  )
})

test('at each bound and beyond it a result calls for what the list says, without a range and in each unit', () => {
  for (const [kind, limits] of [
    ['now', criticalValues],
    ['today', sameDayValues],
  ] as const) {
    for (const { loinc, ucum, low, high } of limits) {
      const each = testOfCode(loinc)!
      for (const at of [low?.[0], high?.[0]]) {
        if (at === undefined) continue
        for (const unit of each.units) {
          const value = units.convert(at, ucum, unit, each)
          if (value === null) continue
          const found = alarmOfResult(units, { ...aResult(), name: each.name, loinc, unit, ucum: unit, value })
          expect([each.name, at, unit, found]).toEqual([each.name, at, unit, found === 'now' ? 'now' : kind])
        }
      }
    }
  }
})

test('urea is critical where its nitrogen is', () => {
  const inMmol = (loinc: string, value: number) =>
    alarmOfResult(units, { ...aResult(), name: testOfCode(loinc)!.name, loinc, unit: 'mmol/L', ucum: 'mmol/L', value })
  expect(['3091-6', '3094-0'].map((loinc) => [inMmol(loinc, 35), inMmol(loinc, 36)])).toEqual([
    ['today', 'now'],
    ['today', 'now'],
  ])
})
