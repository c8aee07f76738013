import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shortened } from './shortened.ts'

test('what fits stays as it is', () => {
  expect(shortened('A calm order of steps', 21)).toBe('A calm order of steps')
})

test('what does not fit ends behind a whole word, without its comma', () => {
  expect(shortened('A calm order, of steps', 20)).toBe('A calm order, of…')
  expect(shortened('A calm order, of steps', 16)).toBe('A calm order…')
})

test('one long word is cut inside', () => {
  expect(shortened('Donaudampfschifffahrt', 8)).toBe('Donauda…')
})

test('the whole never is longer than asked, nor ends in half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 60 }), (text, most) => {
      const short = shortened(text, most)
      expect(short.length).toBeLessThanOrEqual(most)
      expect(short.isWellFormed()).toBe(text.isWellFormed())
    }),
  )
})
