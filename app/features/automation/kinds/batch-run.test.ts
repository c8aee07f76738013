import { expect, test } from 'vitest'

import { batchDescription, batchSlug } from './batch-run.ts'

test('the address is the title in small letters and digits with a timestamp, however long the title', () => {
  const now = new Date('2026-03-02T09:30:00Z')
  expect(batchSlug('Sleep: 7 Rules & Café!', now)).toBe(`sleep-7-rules-caf-${now.getTime()}`)
  expect(batchSlug('睡眠', now)).toBe(String(now.getTime()))
  expect(batchSlug('x'.repeat(300), now)).toHaveLength(106 + 14)
  expect(batchSlug('x'.repeat(300), now).endsWith(`-${now.getTime()}`)).toBe(true)
})

test('the description is the title, at most 150 characters of it', () => {
  expect(batchDescription('Fibre')).toBe('Fibre')
  expect(batchDescription('x'.repeat(151))).toBe('x'.repeat(150))
})
