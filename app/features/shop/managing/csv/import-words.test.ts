import { expect, test } from 'vitest'

import { formatSaved, formatUndone } from './import-words.ts'

test('an import says what it did, without what did not happen', () => {
  expect(formatSaved({ added: 1, changed: 0 })).toBe('1 product added.')
  expect(formatSaved({ added: 0, changed: 1200 })).toBe('1,200 products changed.')
  expect(formatSaved({ added: 2, changed: 1 })).toBe('2 products added, 1 changed.')
})

test('one that was taken back says what is as before and what was left', () => {
  expect(formatUndone({ undone: 1, left: [] })).toBe('1 product as before the import: what it added is gone.')
  expect(formatUndone({ undone: 0, left: ['Zinc', 'Iron'] })).toBe('Edited since, and left: Zinc, Iron.')
  expect(formatUndone({ undone: 0, left: ['a', 'b', 'c', 'd', 'e', 'f'] })).toBe(
    'Edited since, and left: a, b, c, d, e and 1 more.',
  )
  expect(formatUndone({ undone: 0, left: [] })).toBe('Its products were already deleted.')
})
