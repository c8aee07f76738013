import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { tooFastGrowth } from '#tests/patterns/growth.ts'

import { htmlWords } from './html-words.ts'

test.each([
  ['<p>Yes &amp; <b>please</b></p><script>alert(1)</script>', 'Yes & please'],
  ['<html><head><title>x</title><style>p{}</style></head><body>One<br>two<div>three</div></body></html>', 'One\ntwo\nthree'],
  [
    '<div>Yes</div><div>On 1 May Ann wrote:<blockquote>Shall <i>we</i>?<blockquote>Hm</blockquote></blockquote></div>',
    'Yes\n\nOn 1 May Ann wrote:\n> Shall we?\n>> Hm',
  ],
  ['<p>one</p>\n\n\n<p></p><p>two</p>', 'one\n\ntwo'],
  ['', ''],
])('%j says %j', (html, words) => {
  expect(htmlWords(html)).toBe(words)
})

test('no tag survives, whatever comes', () => {
  const pieces = fc.constantFrom(
    '<b',
    '<p>',
    '</p>',
    '<script>',
    '</script>',
    '<blockquote>',
    '</blockquote>',
    'words',
    '<!--',
    '-->',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(pieces), (parts) => void expect(htmlWords(parts.join(''))).not.toMatch(/<(?:p|script|blockquote)>/)),
  )
})

test.each(['<blockquote>', '<div>', '<', 'a<!--', '&amp'])('four times as many %j cost at most six times the time', (part) => {
  const readAll = (many: number) => {
    const mail = part.repeat(many)
    return () => void htmlWords(mail)
  }
  expect(tooFastGrowth(readAll, 100_000)).toBeNull()
})
