import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readVital } from './read-vital.ts'
import { KG_PER_POUND, LITERS_PER_FLUID_OUNCE } from './units.ts'
import { NUMBERS_OF_DAY, scoredVitals, unitOf, vitalNames, vitals, formatBounds, formatVital, type VitalName } from './vitals.ts'

test.for<[VitalName, string, number]>([
  ['weightKg', '64.2', 64.2],
  ['weightKg', '64,2', 64.2],
  ['weightKg', ' 64 kg ', 64],
  ['weightKg', '64.', 64],
  ['weightKg', '64.256', 64.26],
  ['sleepHours', '7:12', 7.2],
  ['sleepHours', '7.2', 7.2],
  ['sleepHours', '7,2', 7.2],
  ['sleepHours', '7h12', 7.2],
  ['sleepHours', '7 h 12 min', 7.2],
  ['sleepHours', '7:05', 7.0833],
  ['sleepHours', '7:5', 7.0833],
  ['sleepHours', '8 h', 8],
  ['sleepHours', '0:45', 0.75],
  ['sleepHours', '24:00', 24],
  ['steps', '6240', 6240],
  ['steps', '6,240', 6240],
  ['steps', '6.240', 6240],
  ['steps', '6 240', 6240],
  ['steps', '6\u202F240', 6240],
  ['steps', '6’240', 6240],
  ['steps', '1,006,240', 1_006_240],
  ['steps', '0', 0],
  ['waterLiters', '1,5', 1.5],
  ['waterLiters', '.25', 0.25],
  ['waterLiters', '2 l', 2],
  ['hrvMs', '58 ms', 58],
  ['restingHr', '58 bpm', 58],
])('%s typed as “%s” is %d', ([name, typed, value]) => {
  expect(readVital(name, typed, 'metric')).toBe(value)
})

test.for<[VitalName, string]>([
  ['weightKg', '64.2.1'],
  ['weightKg', '10 st'],
  ['weightKg', '64 l'],
  ['weightKg', 'kg'],
  ['waterLiters', '2 kg'],
  ['waterLiters', '2 cups'],
  ['weightKg', '-64'],
  ['weightKg', '1e2'],
  ['weightKg', '0x40'],
  ['weightKg', 'Infinity'],
  ['weightKg', '.'],
  ['weightKg', '6 4'],
  ['sleepHours', '7:60'],
  ['sleepHours', '7:12:30'],
  ['sleepHours', '432 min'],
  ['steps', '6,24'],
  ['steps', '6.5'],
  ['steps', '6,240.100'],
  ['steps', '-1'],
  ['restingHr', '58/60'],
])('%s typed as “%s” is no number of its kind', ([name, typed]) => {
  expect(readVital(name, typed, 'metric')).toBeNull()
  expect(readVital(name, typed, 'us')).toBeNull()
})

test('what is written can be read again, and comes back the same', () => {
  const value = fc.constantFrom(...vitalNames).chain((name) => {
    const { kind, least, most, digits } = vitals[name]
    const step = kind === 'time' ? 60 : 10 ** digits
    return fc.integer({ min: least * step, max: most * step }).map((n) => ({ name, value: Number((n / step).toFixed(digits)) }))
  })
  fc.assert(
    fc.property(value, (v) => {
      expect(readVital(v.name, formatVital(v.name, v.value, 'metric'), 'metric')).toBe(v.value)
    }),
  )
})

test('a value that was read once stays what it is when the form is saved again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...vitalNames), fc.integer({ min: 0, max: 24_000 }), (name, thousandths) => {
      const once = readVital(name, vitals[name].digits === 0 ? String(thousandths) : String(thousandths / 1000), 'metric')
      expect(once).not.toBeNull()
      expect(readVital(name, formatVital(name, once, 'metric'), 'metric')).toBe(once)
    }),
  )
})

test('a pound and a US fluid ounce are what NIST Handbook 44 says they are', () => {
  expect(KG_PER_POUND).toBe(0.45359237)
  expect(LITERS_PER_FLUID_OUNCE * 1000).toBeCloseTo(29.5735295625, 12)
  expect(LITERS_PER_FLUID_OUNCE * 128).toBeCloseTo(3.785411784, 12)
})

test('US units write pounds and fluid ounces, and leave the other four alone', () => {
  expect((['weightKg', 'waterLiters'] as const).map((name) => unitOf(name, 'us'))).toEqual(['lb', 'fl oz'])
  expect((['weightKg', 'waterLiters'] as const).map((name) => unitOf(name, 'metric'))).toEqual(['kg', 'litres'])
  const alike = ['sleepHours', 'steps', 'hrvMs', 'restingHr'] as const
  for (const units of ['metric', 'us'] as const)
    expect(alike.map((name) => unitOf(name, units))).toEqual(['h : min', 'steps', 'ms', 'bpm'])
  expect(formatVital('weightKg', 64.2, 'us')).toBe('141.5')
  expect(formatVital('weightKg', 45.36, 'us')).toBe('100')
  expect(formatVital('waterLiters', 2, 'us')).toBe('67.6')
  expect(formatVital('waterLiters', 0, 'us')).toBe('0')
  expect(formatVital('restingHr', 58.5, 'us')).toBe('58.5')
  expect(formatVital('sleepHours', 7.2, 'us')).toBe('7:12')
})

test.for<[VitalName, string, number, number]>([
  ['weightKg', '141.5', 141.5, 64.18],
  ['weightKg', '141,5', 141.5, 64.18],
  ['weightKg', '64 kg', 64, 64],
  ['weightKg', '64kgs', 64, 64],
  ['weightKg', '64 Kilograms', 64, 64],
  ['weightKg', '141 lb', 63.96, 63.96],
  ['weightKg', '141lbs.', 63.96, 63.96],
  ['weightKg', '141 pounds', 63.96, 63.96],
  ['waterLiters', '2 l', 2, 2],
  ['waterLiters', '1,5 litres', 1.5, 1.5],
  ['waterLiters', '500 ml', 0.5, 0.5],
  ['waterLiters', '64 fl oz', 1.893, 1.893],
  ['waterLiters', '64 fl. oz.', 1.893, 1.893],
  ['waterLiters', '64oz', 1.893, 1.893],
  ['waterLiters', '64 fluid ounces', 1.893, 1.893],
  ['waterLiters', '8', 8, 0.237],
])('%s typed as “%s” is %d for a metric person and %d for a US one', ([name, typed, metric, us]) => {
  expect(readVital(name, typed, 'metric')).toBe(metric)
  expect(readVital(name, typed, 'us')).toBe(us)
})

test('what is typed in US units to a tenth comes back as it was typed', () => {
  const typed = fc.constantFrom('weightKg' as const, 'waterLiters' as const).chain((name) => {
    const { least, most } = formatBounds(name, 'us')
    return fc.integer({ min: Number(least) * 10, max: Number(most) * 10 }).map((n) => ({ name, text: String(n / 10) }))
  })
  fc.assert(
    fc.property(typed, ({ name, text }) => {
      expect(formatVital(name, readVital(name, text, 'us'), 'us')).toBe(text)
    }),
    { numRuns: 2000 },
  )
})

test('a count of a day’s numbers is one digit: so it stands in the history and in the year’s grid', () => {
  expect(NUMBERS_OF_DAY).toBeLessThan(10)
})

test('the score counts six numbers of a day, as the specification does', () => {
  expect(scoredVitals).toEqual(['weightKg', 'sleepHours', 'steps', 'waterLiters', 'hrvMs', 'restingHr'])
})

test('each number has a place of its own among the charts of the dashboard', () => {
  expect(new Set(vitalNames.map((name) => vitals[name].place)).size).toBe(NUMBERS_OF_DAY)
})
