import fc from 'fast-check'
import { expect, test } from 'vitest'

import { retailerAddress } from './retailer-address.ts'

const domain = 'roguefitness.com'

test.for([
  'https://roguefitness.com/rogue-ohio-bar',
  'https://www.roguefitness.com/rogue-ohio-bar?sku=1&q=%20',
  'HTTPS://WWW.RogueFitness.COM/bar',
  '  https://eu.www.roguefitness.com/bär  ',
  'https://roguefitness.com',
])('%j is an address of the retailer', (typed) => {
  expect(retailerAddress(typed, domain)?.hostname.endsWith('roguefitness.com')).toBe(true)
})

test.for([
  '',
  'roguefitness.com/bar',
  'www.roguefitness.com/bar',
  'http://www.roguefitness.com/bar',
  '//www.roguefitness.com/bar',
  'ftp://www.roguefitness.com/bar',
  'javascript:alert(1)//www.roguefitness.com',
  'data:text/html,https://www.roguefitness.com',
  'file://www.roguefitness.com/etc/passwd',
  // Parts of a name that are none.
  'https://.roguefitness.com/',
  'https://..roguefitness.com/',
  'https://-.roguefitness.com/',
  'https://a-.roguefitness.com/',
  // Somewhere else that has the name in it.
  'https://example.com/?x=https://www.roguefitness.com/bar',
  'https://example.com/www.roguefitness.com',
  'https://example.com#www.roguefitness.com',
  'https://roguefitness.com.example.com/bar',
  'https://evilroguefitness.com/bar',
  'https://rogue-fitness.com/bar',
  'https://roguefitness.co/bar',
  'https://roguefitness.com.evil/bar',
  // Names before the host, ports, ends of names.
  'https://www.roguefitness.com@example.com/',
  'https://roguefitness.com%40example.com/',
  'https://user:secret@www.roguefitness.com/bar',
  'https://@www.roguefitness.com/bar',
  'https://www.roguefitness.com:8443/bar',
  'https://www.roguefitness.com:443/bar',
  'https://www.roguefitness.com:/bar',
  'https://www.roguefitness.com./bar',
  // Numbers and brackets.
  'https://2130706433/roguefitness.com',
  'https://0x7f.1/roguefitness.com',
  'https://[::1]/roguefitness.com',
  'https://[::ffff:127.0.0.1]/',
  'https://127.0.0.1.roguefitness.com.nip.io/',
  // What browsers turn round or drop.
  String.raw`https:\\www.roguefitness.com\bar`,
  String.raw`https://example.com\@www.roguefitness.com/`,
  String.raw`https://www.roguefitness.com\.example.com/`,
  'https:/www.roguefitness.com/bar',
  'https:www.roguefitness.com/bar',
  'https:///www.roguefitness.com/bar',
  'https://exa\tmple.com/www.roguefitness.com',
  'https://www.rogue\nfitness.com/bar',
  'https://www.roguefitness.com/a b',
  'https://www.roguefitness.com/\u0000',
  'https://www.roguefitness.com/\u202ebar',
  'https://%77ww.roguefitness.com/bar',
  // Letters that look alike, or become the same.
  'https://roguef\u0131tness.com/bar',
  'https://r\u043eguefitness.com/bar',
  'https://ｒｏｇｕｅｆｉｔｎｅｓｓ.com/bar',
  'https://rogue\u00adfitness.com/bar',
  'https://roguefitnes\u017f.com/bar',
  'https://www.roguefitness\u3002com/bar',
  'https://xn--roguefitness-abc.com/bar',
  `https://www.roguefitness.com/${'a'.repeat(2_000)}`,
])('%j is none', (typed) => {
  expect(retailerAddress(typed, domain)).toBeNull()
})

test('whatever somebody types, what is taken leads to the retailer as browsers and servers read it', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'https://',
      'https:',
      'http://',
      'www.',
      'roguefitness.com',
      '@',
      ':',
      '/',
      '\\',
      '?',
      '#',
      '.',
      '%2e',
      '[',
      ']',
      '\t',
    ),
    fc.string({ maxLength: 6 }),
    fc.constantFrom(
      'https://example.com/',
      'https://www.roguefitness.com/a?b#c',
      'example.com',
      'rogue',
      'é',
      '\u017f',
      '\u3002',
    ),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const url = retailerAddress(parts.join(''), domain)
      const { protocol, hostname, username, port } = url ?? new URL('https://roguefitness.com')
      expect([protocol, username, port]).toEqual(['https:', '', ''])
      expect(hostname).toMatch(/^(?:[a-z\d.-]+\.)?roguefitness\.com$/)
    }),
    { numRuns: 2_000 },
  )
})

test('without a domain nothing is allowed', () => {
  expect(retailerAddress('https://example.com/', '')).toBeNull()
  expect(retailerAddress('https://example.com/', ' ')).toBeNull()
})
