import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { tooFastGrowth } from '#tests/patterns/growth.ts'

import { stripMarkup } from './strip-markup.ts'

const PIECES = '< > <b <b> </b> <script> <!-- --> java script javascript : on click onclick = " a é 😀 JAVAscript: 6 _'.split(' ')
const pieces = fc.constantFrom(...PIECES, ' ', '\n', '\t', '\u0000', '\r\n', 'onError =', '<img src=x onerror=')
const typed = fc.oneof(
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

test('no tag, script address, handler or control character survives', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const plain = stripMarkup(text)
      expect(plain).not.toMatch(/<[a-z/!?]/i)
      expect(plain).not.toMatch(/(?:java|vb)script\s*:/i)
      expect(plain).not.toMatch(/\bon[a-z]{3,}\s*=/i)
      expect(plain).not.toMatch(/[^\P{Cc}\n\t]/u)
      expect(plain).toBe(plain.trim())
    }),
    { numRuns: 2000 },
  )
})

test('stripping twice changes nothing more', () => {
  fc.assert(
    fc.property(typed, (text) => void expect(stripMarkup(stripMarkup(text))).toBe(stripMarkup(text))),
    { numRuns: 2000 },
  )
})

test('text without those signs only loses the white space around it', () => {
  const harmless = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[<>:=\r]|\p{Cc}/gu, ''))
  fc.assert(fc.property(harmless, (text) => void expect(stripMarkup(text)).toBe(text.trim())))
})

test.each([
  ['<b>Ann</b>', 'Ann'],
  ['<scr<script>ipt>alert(1)</script>', 'alert(1)'],
  ['java<b>script:alert(1)', 'alert(1)'],
  ['javajavascript:script: done', 'done'],
  ['x onclick=y', 'x y'],
  ['<img src=x onerror=alert(1)>Hello', 'Hello'],
  ['a <b', 'a  b'],
  ['I sleep < 6 hours, weigh > 80 kg', 'I sleep < 6 hours, weigh > 80 kg'],
  ['once = too often, carbon = C', 'once = too often, carbon = C'],
  ['I <3 this', 'I <3 this'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
])('%j becomes %j', (text, plain) => {
  expect(stripMarkup(text)).toBe(plain)
})

test.each(['<a', 'java', 'on=', ' =', 'javascript', 'onclick'])(
  'four times as many %j cost at most six times the time',
  (part) => {
    const stripAll = (many: number) => {
      const text = part.repeat(many) + '>:='.repeat(many)
      return () => void stripMarkup(text)
    }
    expect(tooFastGrowth(stripAll, 2_000)).toBeNull()
  },
)
