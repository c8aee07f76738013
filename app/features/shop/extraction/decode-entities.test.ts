import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeEntities } from './decode-entities.ts'

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
