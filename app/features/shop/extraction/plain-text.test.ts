import fc from 'fast-check'
import { expect, test } from 'vitest'

import { plainLine, plainText } from './plain-text.ts'

const signs = 'aZ9 <>&;"/\n\t\u0000\u001b\u202e\u200bé€\ud800😀'

test.for([
  ['<p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
  ['&lt;p&gt;Twice&amp;nbsp;encoded&lt;/p&gt;', 'Twice encoded'],
  ['It&#39;s &quot;good&quot;', 'It\'s "good"'],
  ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
  ['a<script>alert("x")</script><style>b{}</style>c', 'ac'],
  ['Fish &amp;amp; oil', 'Fish & oil'],
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

test('no text is longer than it may be, or holds signs that databases refuse', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...signs) }), fc.integer({ min: 1, max: 50 }), (value, longest) => {
      const text = plainText(value, longest)
      expect(text.length).toBeLessThanOrEqual(longest)
      expect(text).not.toContain('\u0000')
      expect(text.isWellFormed()).toBe(true)
    }),
  )
})
