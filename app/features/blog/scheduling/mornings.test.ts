import { expect, test } from 'vitest'

import { morningOf, zoneOf } from './mornings.ts'

/** Days on which clocks change in the zones of the specification, and their six o’clock in UTC. */
const mornings = [
  ['UTC', '2026-03-29', '06:00Z'],
  ['America/New_York', '2026-03-08', '10:00Z'],
  ['America/New_York', '2026-11-01', '11:00Z'],
  ['America/Chicago', '2026-03-08', '11:00Z'],
  ['America/Chicago', '2026-11-01', '12:00Z'],
  ['America/Denver', '2026-03-08', '12:00Z'],
  ['America/Denver', '2026-11-01', '13:00Z'],
  ['America/Los_Angeles', '2026-03-08', '13:00Z'],
  ['America/Los_Angeles', '2026-11-01', '14:00Z'],
  ['Europe/London', '2026-03-29', '05:00Z'],
  ['Europe/London', '2026-10-25', '06:00Z'],
  ['Europe/Paris', '2026-03-29', '04:00Z'],
  ['Europe/Paris', '2026-10-25', '05:00Z'],
  ['Europe/Berlin', '2026-03-29', '04:00Z'],
  ['Europe/Berlin', '2026-10-25', '05:00Z'],
  ['Asia/Tokyo', '2026-03-29', '21:00Z', '2026-03-28'],
  ['Australia/Sydney', '2026-04-05', '20:00Z', '2026-04-04'],
  ['Australia/Sydney', '2026-10-04', '19:00Z', '2026-10-03'],
] as const

test('six in the morning is six on the clocks of the zone, also on the days they change', () => {
  for (const [zone, day, time, utcDay = day] of mornings)
    expect(`${zone} ${morningOf(day, zone).toISOString()}`).toBe(`${zone} ${utcDay}T${time.replace('Z', ':00.000Z')}`)
})

test('the browser’s zone comes first, then the profile’s, then UTC', () => {
  expect(zoneOf('Asia/Tokyo', 'Europe/Paris')).toBe('Asia/Tokyo')
  expect(zoneOf('nowhere', 'Europe/Paris')).toBe('Europe/Paris')
  expect(zoneOf(undefined, null)).toBe('UTC')
})
