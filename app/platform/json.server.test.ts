import { expect, test } from 'vitest'

import { jsonOf, storableJson } from './json.server.ts'

test('what PostgreSQL cannot keep is not in the texts, however deep they stand', () => {
  const text = String.raw`{"a": "one\u0000two", "b": [{"c": "half\ud800 \udfffsign"}], "d": "whole \ud83c\udf3f", "e": 7}`
  expect(jsonOf(text)).toEqual({ a: 'onetwo', b: [{ c: 'half sign' }], d: 'whole 🌿', e: 7 })
})

test('what is no JSON is null, and so is what goes too deep to be meant', () => {
  for (const text of ['', '{', '{"a": 1,}', `${'['.repeat(400_000)}${']'.repeat(400_000)}`]) expect(jsonOf(text)).toBeNull()
})

test('a text that can be kept stays as it is, byte for byte, and another one loses what cannot', () => {
  for (const text of ['{ "a":1 }', String.raw`{"a": "\u2713 \ud83c\udf3f"}`, '7']) expect(storableJson(text)).toBe(text)
  expect(storableJson(String.raw`{"a": "one\u0000two", "b": ["\ud800"]}`)).toBe('{"a":"onetwo","b":[""]}')
})
