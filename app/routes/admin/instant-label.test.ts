import { expect, test } from 'vitest'

import { instantLabel } from './instant-label.ts'

test('an instant reads as on a clock in the owner’s zone', () => {
  const instant = new Date('2026-11-20T23:05:00Z')
  expect(instantLabel(instant, 'Europe/Berlin')).toBe('Sat 21 Nov 2026, 00:05')
  expect(instantLabel(instant, null)).toBe('Fri 20 Nov 2026, 23:05 UTC')
})
