import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeEntities } from './decode-entities.ts'
import { plainLine, plainText } from './plain-text.ts'

const characters = 'aZ9 <>&;"/\n\t\u0000\u001b\u202e\u200bé€\ud800😀'

test.for([
  ['<p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
  ['&lt;p&gt;Twice&amp;nbsp;encoded&lt;/p&gt;', 'Twice encoded'],
  ['It&#39;s &quot;good&quot;', 'It\'s "good"'],
  ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
  ['a<script>alert("x")</script><style>b{}</style>c', 'ac'],
  ['Fish &amp;amp; oil', 'Fish & oil'],
  ['5 &amp;amp;amp;lt; 6 &#38;amp;#38;gt; 4', '5 < 6 > 4'],
  ['&amp;amp;lt;b&amp;amp;gt;Strong&amp;amp;lt;/b&amp;amp;gt;', 'Strong'],
  ['&am\u200bp;lt; 6', '< 6'],
  ['R&D, AT&T', 'R&D, AT&T'],
  ['one<br>two<br/>three', 'one\ntwo\nthree'],
  ['\u202eevil\u0007 \u200btext\u0000', 'evil text'],
  ['lone \ud800 half', 'lone \ufffd half'],
] as const)('%j becomes %j', ([value, text]) => {
  expect(plainText(value, 1_000)).toBe(text)
})

test('long texts are cut at a word', () => {
  expect(plainText('one two three four', 12)).toBe('one two…')
  expect(plainLine('one\n\ntwo', 100)).toBe('one two')
})

test('no text is longer than it may be, or holds characters that databases refuse', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...characters) }), fc.integer({ min: 1, max: 50 }), (value, longest) => {
      const text = plainText(value, longest)
      expect(text.length).toBeLessThanOrEqual(longest)
      expect(text).not.toContain('\u0000')
      expect(text.isWellFormed()).toBe(true)
    }),
  )
})

test('however often a page has encoded its words, the text is the same, and the cleaner finds nothing in it', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', ' ', '<', '>', '&', ';', '"', "'", '=', '/', '#', 'amp', 'lt', '38', '\u200b', '\u037e'),
  })
  const encode = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#39;')
  fc.assert(
    fc.property(words, fc.integer({ min: 2, max: 8 }), (text, times) => {
      const once = plainText(encode(text), 1_000)
      const often = Array.from({ length: times }).reduce<string>(encode, text)
      expect(plainText(often, 1_000)).toBe(once)
      expect(decodeEntities(once)).toBe(once)
      expect(decodeEntities(plainText(text, 1_000))).toBe(plainText(text, 1_000))
    }),
    { numRuns: 1_000 },
  )
})
