import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { excerpt } from './item.ts'

test('a short text stands whole, on one line', () => {
  expect(excerpt('  Hello\n\n coach ')).toBe('Hello coach')
})

test('a long text is cut between words', () => {
  const text = 'seven words and one more '.repeat(20)
  expect(excerpt(text).endsWith('…')).toBe(true)
  expect(text.startsWith(`${excerpt(text).slice(0, -1)} `)).toBe(true)
})

test('a text without spaces is cut all the same, and no sign is cut in two', () => {
  expect(excerpt('🌙'.repeat(200))).toBe(`${'🌙'.repeat(140)}…`)
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      (text) => void expect([...excerpt(text)].length).toBeLessThan(142),
    ),
  )
})
