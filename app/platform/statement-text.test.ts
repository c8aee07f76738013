import fc from 'fast-check'
import { expect, test } from 'vitest'

import { statementText } from './statement-text.ts'

test.each([
  ['select 1', 'select ?'],
  ['select "users"."id" from "users" where "email" = $1', 'select "users"."id" from "users" where "email" = $1'],
  ["select 'ann@example.com'::text, -1.5e-7, 0x1F, true, null", 'select ?::text, -?, ?, ?, null'],
  ["where a = E'it\\'s' and b = $tag$ 'x' $tag$ -- ann\n and c /* ann /* x */ */ = t1.c2", 'where a = ? and b = ? and c = t1.c2'],
  ["select U&'d\\0061' , b'101', x'FF', n'ann', U&\"ann\"", 'select ? , ?, ?, ?, "?"'],
  ['select "a name of somebody", $1', 'select "?", $1'],
  ['insert into t values ($1, $2, $3, $4, $5)', 'insert into t values ($1, …)'],
  ["select 'it''s not closed", 'select ?'],
  ["select E'ann'\n  'an\\'n'", 'select ?'],
  ['savepoint sp1', 'savepoint sp1'],
])('%s', (sql, said) => {
  expect(statementText(sql)).toBe(said)
})

/** Letters and digits that no keyword, name or parameter of the statements below has. */
const secret = fc
  .tuple(fc.stringMatching(/^[a-z]{0,6}$/), fc.integer({ min: 10_000, max: 99_999 }))
  .map(([word, n]) => `zq${word}${n}`)
const number = fc.oneof(
  fc.integer({ min: 7_000_000, max: 7_999_999 }).map(String),
  fc.integer({ min: 7_000_000, max: 7_999_999 }).map((n) => `${n}.7000001e+7000002`),
  fc.integer({ min: 0x7_000_000, max: 0x7_ff_ff_ff }).map((n) => `0x${n.toString(16)}`),
)
/** Whatever a person may type around it. */
const around = fc.string({
  unit: fc.constantFrom("'", '"', '\\', '$', '-', '/', '*', '\n', ' ', '$$', '--', '/*', '*/', 'é', '𝛼'),
  maxLength: 6,
})
const typed = fc.tuple(around, secret, around).map((parts) => parts.join(''))
const doubled = (text: string) => text.replaceAll("'", "''")

/** A value in each of the ways in which SQL writes one. */
const value = fc.oneof(
  typed.map((text) => `'${doubled(text)}'`),
  typed.map((text) => `E'${doubled(text.replaceAll('\\', '\\\\'))}'`),
  typed.map((text) => `e'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`),
  typed.map((text) => `E'x'\n '${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`),
  typed.map((text) => `U&'${doubled(text)}'`),
  typed.map((text) => `N'${doubled(text)}'`),
  typed.map((text) => `$body$${text}$body$`),
  typed.filter((text) => !text.includes('$')).map((text) => `$$${text}$$`),
  typed.map((text) => `/* ${text.replaceAll(/[*/]/g, '')} */ null`),
  typed.map((text) => `null -- ${text.replaceAll('\n', '')}\n`),
  typed.map((text) => `"a ${text.replaceAll('"', '""')}"`),
  number,
)
const piece = fc.constantFrom(
  'select ',
  ', ',
  ' from "users" where a = ',
  ' and t.b in (',
  ')',
  ' = $1 and $2 < ',
  '::text ',
  ' or ',
)

test('no value of any kind gets into the text of a statement', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, value), { minLength: 1, maxLength: 8 }), (parts) => {
      const said = statementText(parts.map(([before, written]) => `${before} ${written} `).join(''))
      expect(said).not.toMatch(/zq|7\d{6}|\d{5}|0x7|é|𝛼/i)
    }),
    { numRuns: 2_000 },
  )
})

test('a text of a megabyte is read in a moment', () => {
  const began = performance.now()
  for (const one of ["'", '$', '/*', '"', "E'\\", "''", '-', '$a'])
    expect(statementText(one.repeat(500_000)).length).toBeLessThan(2_010)
  expect(performance.now() - began).toBeLessThan(2_000)
})
