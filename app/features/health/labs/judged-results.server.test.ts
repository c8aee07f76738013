import { expect, test } from 'vitest'

import { judgeResults, type DatedResult } from './judged-results.server.ts'
import { aResult } from './lab.factory.ts'
import { loadUnits } from './units/units.server.ts'

const units = await loadUnits()
const potassium = (day: string, value: string, more: Partial<DatedResult> = {}): DatedResult => ({
  ...aResult({ name: 'Potassium', loinc: '2823-3', unit: 'mmol/L', ucum: 'mmol/L', value, range: '3.5 - 5.1' }),
  day,
  ...more,
})
const judged = (...results: DatedResult[]) => judgeResults(units, results).map(({ alarm, endedOn }) => [alarm, endedOn])

test('a newer result that is well ends an alarm, whatever it is called and in which unit', () => {
  expect(judged(potassium('2026-02-20', '4.1'), potassium('2026-02-10', '2.4'))).toEqual([
    [null, null],
    ['now', '2026-02-20'],
  ])
  const kalium = potassium('2026-02-20', '4.1', { name: 'Kalium i. S.', unit: 'mval/l', ucum: 'meq/L' })
  expect(judged(kalium, potassium('2026-02-10', '2.4'))[1]).toEqual(['now', '2026-02-20'])
})

test('an alarm stands beside a newer one of the same urgency, and beside an older result', () => {
  expect(judged(potassium('2026-02-20', '6.9'), potassium('2026-02-10', '2.4'))).toEqual([
    ['now', null],
    ['now', null],
  ])
  expect(judged(potassium('2026-02-20', '6.9'), potassium('2026-02-10', '4.1'))[0]).toEqual(['now', null])
  expect(judged(potassium('2026-02-10', '4.1'), potassium('2026-02-10', '2.4'))[1]).toEqual(['now', null])
})

test('what cannot be judged, and what is another test or sample, ends nothing', () => {
  const others = [
    potassium('2026-02-20', 'haemolysed', { value: null }),
    potassium('2026-02-20', '4.1', { unit: '', ucum: null, low: null, high: null }),
    potassium('2026-02-20', '40', { name: 'Potassium (Urine)', low: 20, high: 90 }),
    potassium('2026-02-20', '140', { name: 'Sodium', loinc: '2951-2', low: 136, high: 145 }),
  ]
  for (const other of others) expect(judged(other, potassium('2026-02-10', '2.4'))[1]).toEqual(['now', null])
})

test('a newer result that is less urgent ends the more urgent call, and keeps its own', () => {
  const platelets = (day: string, value: string) =>
    potassium(day, value, { name: 'Platelets', loinc: '777-3', unit: '10*9/L', ucum: '10*9/L', low: 150, high: 400 })
  expect(judged(platelets('2026-02-20', '42'), platelets('2026-02-10', '12'))).toEqual([
    ['today', null],
    ['now', '2026-02-20'],
  ])
})
