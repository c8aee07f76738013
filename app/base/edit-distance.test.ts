import fc from 'fast-check'
import { expect, test } from 'vitest'

import { editDistance, editDistanceToBeginning } from './edit-distance.ts'

test.each([
  ['ashwaganda', 'ashwagandha', 1],
  ['waht', 'what', 1],
  ['sleep', 'slope', 2],
  ['', 'abc', 3],
  ['same', 'same', 0],
] as const)('from %j to %j it is %i', (a, b, distance) => {
  expect(editDistance(a, b, 5)).toBe(distance)
  expect(editDistance(b, a, 5)).toBe(distance)
})

test('what is above the bound is the bound and one', () => {
  expect(editDistance('sleep', 'magnesium', 2)).toBe(3)
  expect(editDistance('sleep', 'slope', 1)).toBe(2)
  expect(editDistanceToBeginning('kettelb', 'magnesium', 2)).toBe(3)
})

test('half a word is as near as the beginning that it was meant to be', () => {
  expect(editDistanceToBeginning('kettelb', 'kettlebell', 2)).toBe(1)
  expect(editDistance('kettelb', 'kettlebell', 5)).toBe(4)
})

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

test('one change is one, whichever it is; a bound changes nothing below it', () => {
  fc.assert(
    fc.property(words, fc.nat(7), fc.constantFrom('d', 'e'), (word, at, letter) => {
      const place = Math.min(at, word.length)
      expect(editDistance(word, word.slice(0, place) + letter + word.slice(place), 1)).toBe(1)
      const changed = word.slice(0, place) + letter + word.slice(place + 1)
      expect(editDistance(word, changed, 1)).toBe(1)
    }),
  )
  fc.assert(
    fc.property(words, words, fc.nat(8), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(editDistance(a, b, 20), most + 1))
      const beginnings = Array.from({ length: b.length + 1 }, (_, length) => editDistance(a, b.slice(0, length), 20))
      expect(editDistanceToBeginning(a, b, 20)).toBe(Math.min(...beginnings))
    }),
  )
})
