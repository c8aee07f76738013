import { expect, test } from 'vitest'

import { instantLabel, shortLabel } from './instant-label.ts'

test('an instant reads as on a clock in the owner’s zone', () => {
  const instant = new Date('2026-11-20T23:05:00Z')
  expect(instantLabel(instant, 'Europe/Berlin')).toBe('Sat 21 Nov 2026, 00:05')
  expect(instantLabel(instant, null)).toBe('Fri 20 Nov 2026, 23:05 UTC')
})

test('a line of a list says the time of today, and the day of what is older', () => {
  const now = new Date('2026-11-20T23:05:00Z')
  const before = new Date('2026-11-20T21:40:00Z')
  expect(shortLabel(before, now, null)).toBe('21:40')
  expect(shortLabel(before, now, 'Europe/Berlin')).toBe('Fri 20 Nov 2026')
})
