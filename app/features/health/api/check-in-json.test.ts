import { expect, test } from 'vitest'

import { checkInForm } from '#features/health/check-in.ts'

import { checkInFields } from './check-in-json.ts'

const form = checkInForm({ now: new Date('2026-03-02T09:30:00Z'), profileZone: null })

test('numbers are read as if they were typed, null clears, and what the form does not have is left out', () => {
  const sent = { date: '2026-03-02', weightKg: 64.25, sleepHours: 7.5, steps: 6240, hrvMs: null, waterLiters: '2,1' }
  const parsed = form.parse(checkInFields({ ...sent, userId: 'x', recordedAt: '1970-01-01', shown: '', intent: 'remove' }))
  expect(parsed).toEqual({
    day: '2026-03-02',
    timeZone: null,
    vitals: { weightKg: 64.25, sleepHours: 7.5, steps: 6240, hrvMs: null, waterLiters: 2.1 },
  })
})

test.each([true, [64], { kg: 64 }, 1e21, Number.NaN, '64 pounds'])(
  'a weight of %j is refused like a slip in the form',
  (weightKg) => {
    const refused = form.safeParse(checkInFields({ date: '2026-03-02', weightKg }))
    expect(refused.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['weightKg', 'Enter a number from 20 to 400.'],
    ])
  },
)

test('a list has no fields', () => {
  expect(checkInFields(['date', 'steps'])).toEqual({})
})

test.each(['141 lb', '141pounds'])('programs speak metric: a weight of %j is refused', (weightKg) => {
  expect(form.safeParse(checkInFields({ date: '2026-03-02', weightKg })).success).toBe(false)
  expect(form.safeParse(checkInFields({ date: '2026-03-02', weightKg: '64 kg', units: 'us' })).data).toMatchObject({
    vitals: { weightKg: 64 },
  })
})
