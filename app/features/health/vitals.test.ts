import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readVital, vitalNames, vitals, writeVital, type VitalName } from './vitals.ts'

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
  expect(readVital(name, typed)).toBe(value)
})

test.for<[VitalName, string]>([
  ['weightKg', '64.2.1'],
  ['weightKg', '140 lb'],
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
  expect(readVital(name, typed)).toBeNull()
})

test('what is written can be read again, and comes back the same', () => {
  const value = fc.constantFrom(...vitalNames).chain((name) => {
    const { least, most, digits } = vitals[name]
    const step = name === 'sleepHours' ? 60 : 10 ** digits
    return fc.integer({ min: least * step, max: most * step }).map((n) => ({ name, value: Number((n / step).toFixed(digits)) }))
  })
  fc.assert(
    fc.property(value, (v) => {
      expect(readVital(v.name, writeVital(v.name, v.value))).toBe(v.value)
    }),
  )
})

test('a value that was read once stays what it is when the form is saved again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...vitalNames), fc.integer({ min: 0, max: 24_000 }), (name, thousandths) => {
      const once = readVital(name, name === 'steps' ? String(thousandths) : String(thousandths / 1000))
      expect(once).not.toBeNull()
      expect(readVital(name, writeVital(name, once))).toBe(once)
    }),
  )
})
