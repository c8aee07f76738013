import { expect, test } from 'vitest'

import { isUnlikeForms } from './form-shape.ts'

const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=----x7'
const part = (name: string, value: string) => `------x7\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const parts = (count: number) => `${Array.from({ length: count }, (_, at) => part(`field${at}`, 'x')).join('')}------x7--\r\n`

test.each([
  ['no type', undefined, 'a&'.repeat(20_000), false],
  ['JSON', 'application/json', 'a&'.repeat(20_000), false],
  ['a form of 2,400 fields', URLENCODED, 'field=value&'.repeat(2_400), false],
  ['a field of 5 MB', URLENCODED, `text=${'%20'.repeat(1_700_000)}`, false],
  ['20,000 fields', URLENCODED, 'a=b&'.repeat(20_000), true],
  ['fields without a value', `${URLENCODED};charset=UTF-8`, 'a&'.repeat(20_000), true],
  ['nothing but signs', URLENCODED.toUpperCase(), '&'.repeat(20_000), true],
  ['2,400 parts', MULTIPART, parts(2_400), false],
  ['20,000 parts', MULTIPART, parts(20_000), true],
  ['a quoted boundary', 'multipart/form-data; boundary="----x7"', parts(20_000), true],
  ['a name of 5,000 characters', MULTIPART, part('a'.repeat(5_000), 'x'), true],
  ['a long name behind others', MULTIPART, part('one', 'x') + part('a'.repeat(5_000), 'x'), true],
  ['a part that ends in its header', MULTIPART, '------x7\r\nContent-Disposition: form-data', false],
  ['a file of 1 MB, and the end', MULTIPART, `${part('file', 'x'.repeat(1_000_000))}------x7--\r\n${' '.repeat(5_000)}`, false],
  ['no boundary', 'multipart/form-data', parts(20_000), false],
] as const)('%s', (_what, type, text, isUnlike) => {
  expect(isUnlikeForms(type, new TextEncoder().encode(text))).toBe(isUnlike)
})
