import { expect, test } from 'vitest'

import { spellNumber } from './spell-number.ts'

test('a count is a word up to twelve, and then figures', () => {
  expect([0, 1, 6, 12, 13].map(spellNumber)).toEqual(['zero', 'one', 'six', 'twelve', '13'])
})
