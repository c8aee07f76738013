import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeAllEntities, decodeEntities, ENTITY_PATTERN } from './decode-entities.ts'

test.for([
  ['Men&#39;s &#x27;best&apos; &#039;bar&#39;', "Men's 'best' 'bar'"],
  ['&quot;Heavy&#34;', '"Heavy"'],
  ['Salt &amp; pepper', 'Salt & pepper'],
  ['5 &lt; 6 &gt; 4', '5 < 6 > 4'],
  ['45&nbsp;lb&#160;', '45 lb '],
  ['a&#x2F;b&#47;c', 'a/b/c'],
  ['&#x60;x&#96;', '`x`'],
  ['a&#x3D;b&#61;c', 'a=b=c'],
])('“%s” becomes “%s”', ([text, decoded]) => {
  expect(decodeEntities(text!)).toBe(decoded)
})

test('a text is decoded once: what was written to be read as an entity is one afterwards', () => {
  expect(decodeEntities('&amp;lt;b&amp;gt; &amp;amp;')).toBe('&lt;b&gt; &amp;')
})

test('everything else stays as it is', () => {
  for (const text of ['R&D; &copy; &#8364; & &;', '&lt', 'AT&T', '&constructor;']) expect(decodeEntities(text)).toBe(text)
  fc.assert(fc.property(fc.string(), (text) => decodeEntities(text.replaceAll('&', '')) === text.replaceAll('&', '')))
})

test.for([
  ['&amp;quot;Heavy&amp;quot;', '"Heavy"'],
  ['&amp;amp;amp;amp;amp;#39;', "'"],
  ['&#38;#38;lt;b&#x26;gt;', '<b>'],
  ['&amp;&amp;amp;lt;', '&<'],
  ['A&amp;amp;B &amp;copy;', 'A&B &copy;'],
])('“%s” is decoded to the end: “%s”', ([text, decoded]) => {
  expect(decodeAllEntities(text!)).toBe(decoded)
})

test('whatever was encoded however often, nothing is left to decode, and a second time changes nothing', () => {
  const pieces = ['&', 'amp;', '#38;', '#x26;', 'quot;', 'lt;', '#039;', 'nbsp;', ';', '#', 'am', 'a', ' ']
  const written = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(written, (text) => {
      const decoded = decodeAllEntities(text)
      expect(decoded).not.toMatch(new RegExp(ENTITY_PATTERN, 'i'))
      expect(decodeAllEntities(decoded)).toBe(decoded)
    }),
    { numRuns: 2_000 },
  )
})
