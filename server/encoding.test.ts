import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { chooseEncoding, encode, namesTag } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['gzip, br;q=1.0, *;q=0.1', 'br'],
  ['identity', 'identity'],
  ['nonsense;;q=x', 'identity'],
])('Accept-Encoding %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
  // The second answer comes from memory and must be the same.
  expect(chooseEncoding(header)).toBe(encoding)
})

test('what was encoded decodes to the same bytes', async () => {
  const body = Buffer.from('<p>paper</p>'.repeat(500))
  expect(brotliDecompressSync(await encode(body, 'br', 'high'))).toEqual(body)
  expect(brotliDecompressSync(await encode(body, 'br', 'low'))).toEqual(body)
  expect(gunzipSync(await encode(body, 'gzip', 'low'))).toEqual(body)
  expect(await encode(body, 'identity', 'high')).toBe(body)
})

test.each([
  [undefined, false],
  ['"a"', true],
  ['"b"', false],
  ['"b", "a"', true],
  ['W/"a"', true],
  ['"b",W/"a"', true],
  ['*', true],
  ['a', false],
])('If-None-Match %j names the tag "a": %s', (header, named) => {
  expect(namesTag(header, '"a"')).toBe(named)
})
