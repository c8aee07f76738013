import { expect, test } from 'vitest'

import { readLooseJson } from './loose-json.ts'

test.for([
  '{"a": [1, 2]}',
  '{"a": [1, 2,],}',
  '{a: [1, 0x2]} // end',
  '<!-- {"a": [1, 2]} -->',
  '//<![CDATA[\n{"a": [1, 2]}\n//]]>',
  '/*<![CDATA[*/{"a": [1, 2]}/*]]>*/',
  '{"a": [1,\n2]};;',
])('%s is read', (text) => {
  expect(readLooseJson(text)).toEqual({ a: [1, 2] })
})

test('line ends within texts are blanks', () => {
  expect(readLooseJson('{"a": "one\r\ntwo", }')).toEqual({ a: 'one  two' })
})

test.for(['', '   ', '{', 'nothing', '{"a": }', 'function () {}', '<p>'])('nothing can be made of %j', (text) => {
  expect(readLooseJson(text)).toBeUndefined()
})

test('a name that would change all objects is only a name', () => {
  const value = readLooseJson('{"__proto__": {"isAdmin": true}, }') as { isAdmin?: boolean }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})
