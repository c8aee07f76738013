import { expect, test } from 'vitest'

import { decodePage } from './decode-page.ts'

const words = '<p>Café – Müsli für 5 €</p>'
const latin = Buffer.from(words.replace('–', '\u0096').replace('€', '\u0080'), 'latin1')
const wide = Buffer.from(words, 'utf16le')

test.for([
  ['UTF-8 without a name', Buffer.from(words), ''],
  ['UTF-8 with its mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(words)]), 'text/html; charset=iso-8859-1'],
  ['latin1 by its server', latin, 'text/html; charset=ISO-8859-1'],
  ['latin1 by its own words', Buffer.concat([Buffer.from('<meta charset="windows-1252">'), latin]), 'text/html'],
  ['latin1 without a name', latin, 'text/html'],
  ['latin1 that is called UTF-8', latin, 'text/html; charset=utf-8'],
  ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide]), 'text/html'],
  ['UTF-16 without its mark', wide, 'text/html'],
  ['UTF-8 that calls itself UTF-16', Buffer.concat([Buffer.from('<meta charset=utf-16>'), Buffer.from(words)]), ''],
  ['an encoding that nobody knows', Buffer.from(words), 'text/html; charset=klingon'],
  ['UTF-8 that was cut in the middle of a sign', Buffer.concat([Buffer.from(words), Buffer.from([0xe2, 0x82])]), ''],
] as const)('%s is read', ([, bytes, type]) => {
  expect(decodePage(bytes, type).replace(/^<meta[^>]*>/, '')).toBe(words)
})
