import { expect, test } from 'vitest'

import { lastMondays, mondayOf } from './weeks.ts'

test('a week begins on Monday, also across months and years', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22', '2026-01-01'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-16',
    '2025-12-29',
  ])
  expect(lastMondays('2026-01-06', 3)).toEqual(['2026-01-05', '2025-12-29', '2025-12-22'])
})
