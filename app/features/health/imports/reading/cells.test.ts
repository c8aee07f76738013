import { expect, test } from 'vitest'

import { dateOrderIn, readDate, readTime } from './dates.ts'
import { importUnit } from './import-units.ts'
import { readCell, readNumber, saysNothing } from './numbers.ts'

test.for([
  ['2026-11-20', '2026-11-20', null],
  ['2026-1-5', '2026-01-05', null],
  ['2026/11/20', '2026-11-20', null],
  ['20261120', '2026-11-20', null],
  ['2026-11-20T23:59:30+13:00', '2026-11-20', 86_370],
  ['2026-11-20 07:12:05.123Z', '2026-11-20', 25_925],
  ['2026-11-20 07:12', '2026-11-20', 25_920],
  ['20.11.2026', '2026-11-20', null],
  ['03.04.2026', '2026-04-03', null],
  ['20/11/2026', '2026-11-20', null],
  ['11/20/2026', '2026-11-20', null],
  ['11/20/26', '2026-11-20', null],
  ['11/20/2026 12:05 AM', '2026-11-20', 300],
  ['11/20/2026, 1:05:09 p.m.', '2026-11-20', 47_109],
  ['Nov 20, 2026', '2026-11-20', null],
  ['Fri, Nov 20, 2026', '2026-11-20', null],
  ['21 Sep 2023', '2023-09-21', null],
  ['Friday 20 November 2026', '2026-11-20', null],
  ['20-Nov-2026', '2026-11-20', null],
  ['21. Okt. 2026', '2026-10-21', null],
  ['Fr. 2. Mai 2025 07:12', '2025-05-02', 25_920],
  ['3. März 2026', '2026-03-03', null],
  ['2 de enero de 2026', '2026-01-02', null],
  ['15 déc. 2025', '2025-12-15', null],
] as const)('%s is a date', ([text, day, second]) => {
  expect(readDate(text, null)).toEqual({ day, second })
})

test.for([
  '',
  '2026-02-29',
  '2026-13-01',
  '32.01.2026',
  '03/04/2026',
  '2026-11-20 25:00',
  '2026-11-20 13:00 pm',
  'Nov 31, 2026',
  'Foo 3, 2026',
  '64.2',
  'yesterday',
  '2026-11',
])('%s is none, or none that can be told', (text) => {
  expect(readDate(text, null)).toBeNull()
})

test('an order that was said tells the day from the month, and a number over 12 tells the order', () => {
  expect([readDate('03/04/2026', 'dmy')?.day, readDate('03/04/2026', 'mdy')?.day]).toEqual(['2026-04-03', '2026-03-04'])
  expect(readDate('20/11/2026', 'mdy')).toBeNull()
  expect(['03/04/2026', '13/04/2026', '04/13/2026', '03/03/2026', '3.4.2026', '2026-04-03'].map(dateOrderIn)).toEqual([
    'either',
    'dmy',
    'mdy',
    null,
    null,
    null,
  ])
  expect([readTime('8:28 AM'), readTime('17:08'), readTime('12:00 am'), readTime('8'), readTime('25:00')]).toEqual([
    30_480,
    61_680,
    0,
    null,
    null,
  ])
})

const kg = importUnit('weightKg', 'kg')!
const count = importUnit('steps', 'count')!

test('numbers are read as the world writes them', () => {
  expect(['64.2', '64,2', '1.064,25', "1'064.25", '+3', '-2', '.5'].map((text) => readNumber(text, false))).toEqual([
    64.2, 64.2, 1064.25, 1064.25, 3, -2, 0.5,
  ])
  // Three digits after one mark: thousands of steps, and a fraction of a kilogram.
  expect(['6,240', '6.240', '1.234.567', '6 240'].map((text) => readNumber(text, true))).toEqual([6240, 6240, 1_234_567, 6240])
  expect(readNumber('64.125', false)).toBe(64.125)
  expect([readNumber('', false), readNumber('1e9', false), readNumber('0x10', false), readNumber('1-2', false)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a unit in the cell wins over that of its column', () => {
  expect(readCell('weightKg', '80.0 kg', importUnit('weightKg', 'lb')!)).toBe(80)
  expect(readCell('weightKg', '141 lbs', kg)).toBeCloseTo(63.957, 3)
  expect(readCell('weightKg', '64,2', kg)).toBe(64.2)
  expect(readCell('waterLiters', '1,500 ml', importUnit('waterLiters', 'L')!)).toBeCloseTo(1.5)
  expect(readCell('waterLiters', '1,500', importUnit('waterLiters', 'L')!)).toBe(1.5)
  expect(readCell('waterLiters', '64', importUnit('waterLiters', 'fl_oz_us')!)).toBeCloseTo(1.8927, 4)
  expect(readCell('steps', '6 240', count)).toBe(6240)
  expect([readCell('weightKg', '64 stones', kg), readCell('weightKg', 'heavy', kg), readCell('steps', '=1+1', count)]).toEqual([
    null,
    null,
    null,
  ])
})

test('sleep is read from clocks, words, hours, minutes and seconds', () => {
  const [h, min, s] = ['h', 'min', 's'].map((id) => importUnit('sleepHours', id)!)
  expect(readCell('sleepHours', '7:12', min!)).toBeCloseTo(7.2)
  expect(readCell('sleepHours', '7h 55min', h!)).toBeCloseTo(7.9167, 4)
  expect(readCell('sleepHours', '55m', h!)).toBeCloseTo(0.9167, 4)
  expect(readCell('sleepHours', '07:12:30', s!)).toBeCloseTo(7.2083, 4)
  expect([readCell('sleepHours', '432', min!), readCell('sleepHours', '25,920', s!), readCell('sleepHours', '7,2', h!)]).toEqual([
    7.2, 7.2, 7.2,
  ])
})

test('dashes and words for nothing are nothing', () => {
  expect(['', '--', '—', 'N/A', 'null', 'NaN', ' - '].every(saysNothing)).toBe(true)
  expect([saysNothing('0'), saysNothing('-3')]).toEqual([false, false])
})

test('thousands are parted as such, or the number is a slip', () => {
  expect(['1,234.5', '1.234,5', '12,345,678.9'].map((text) => readNumber(text, false))).toEqual([1234.5, 1234.5, 12_345_678.9])
  expect(['1,41.2', '1.2.3,4', '1,234,5', '12,34.5'].map((text) => readNumber(text, false))).toEqual([null, null, null, null])
})

test('durations in German words', () => {
  expect(readCell('sleepHours', '7 Std. 12 Min.', importUnit('sleepHours', 'h')!)).toBeCloseTo(7.2)
  expect(readCell('sleepHours', '8 Stunden', importUnit('sleepHours', 'h')!)).toBe(8)
})
