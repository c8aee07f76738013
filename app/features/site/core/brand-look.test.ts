import { expect, test } from 'vitest'

import { percentOf, smallSentence } from './brand-look.ts'

test.each([
  ['75', 75],
  ['75%', 75],
  [' 12,5 % ', 13],
  ['0', 0],
  ['100 %', 100],
  ['101', null],
  ['-5', null],
  ['', null],
  ['left', null],
  ['75%%', null],
  ['1e1', null],
])('"%s" as a percentage is %s', (typed, share) => {
  expect(percentOf(typed)).toBe(share)
})

test.each([
  [
    'portrait',
    'brand/a',
    120,
    75,
    'This portrait is small, 120 by 75 pixels, and looks blurred. One of at least 540 by 675 pixels looks sharp.',
  ],
  [
    'portrait',
    'brand/a',
    1200,
    600,
    'This portrait is small, 1200 by 600 pixels, and looks blurred. One of at least 540 by 675 pixels looks sharp.',
  ],
  ['portrait', 'brand/a', 540, 675, null],
  [
    'logo',
    'brand/a.png',
    90,
    30,
    'This logo is small, 90 by 30 pixels, and looks blurred. One of at least 64 pixels in height looks sharp.',
  ],
  ['logo', 'brand/a.png', 40, 64, null],
  ['logo', 'brand/a.svg', 24, 24, null],
] as const)('a %s %s of %i by %i', (name, key, width, height, sentence) => {
  expect(smallSentence(name, { key, width, height })).toBe(sentence)
})
