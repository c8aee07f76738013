import { expect, test } from 'vitest'

import { savedInWords, undoneInWords } from './import-words.ts'

test('an import says what it did, without what did not happen', () => {
  expect(savedInWords({ added: 1, changed: 0 })).toBe('1 product added.')
  expect(savedInWords({ added: 0, changed: 1200 })).toBe('1,200 products changed.')
  expect(savedInWords({ added: 2, changed: 1 })).toBe('2 products added, 1 changed.')
})

test('one that was taken back says what is as before and what was left', () => {
  expect(undoneInWords({ undone: 1, left: [] })).toBe('1 product as before the import: what it added is gone.')
  expect(undoneInWords({ undone: 0, left: ['Zinc', 'Iron'] })).toBe('Edited since, and left: Zinc, Iron.')
  expect(undoneInWords({ undone: 0, left: ['a', 'b', 'c', 'd', 'e', 'f'] })).toBe(
    'Edited since, and left: a, b, c, d, e and 1 more.',
  )
  expect(undoneInWords({ undone: 0, left: [] })).toBe('Its products are gone already.')
})
