import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readSize } from './file-parts.ts'

test('a size is read in decimal digits alone', () => {
  fc.assert(fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (size) => void expect(readSize(String(size))).toBe(size)))
})

const others = '1e3 0x10 0b1 0o7 1_000 1,000 1.0 1. .5 +1 -1 -0 00 01 Infinity NaN null ١٢ １ 9007199254740992 1n 4GB'

test.each([...others.split(' '), '', ' 1', '1 ', '1\n', '9'.repeat(400)])('%j is none', (text) => {
  expect(readSize(text)).toBe(null)
})
