import { expect, test } from 'vitest'

import { isIgnored } from './ignored-pages.ts'

const thing = (name: string, kind = '', tags: string[] = []) => ({ name, kind, tags })

test.for([
  'Momentous Gift Card',
  'E-Gift Card $50',
  'Sleep Pack Sample',
  'Whey (Samples)',
  'TEST PRODUCT – do not buy',
  'Logo T-Shirt',
  'Logo Tee',
  'Team Hoodie, black',
  'Sticker',
])('“%s” is left out', (name) => {
  expect(isIgnored(thing(name))).toBe(true)
})

test.for([
  'Creatine Monohydrate',
  'Testosterone Support',
  'Steel Bar',
  'Omega-3, 120 caps',
  'Hatfield Bar',
  'Committee Rack',
  'Home test kit',
])('“%s” stays', (name) => {
  expect(isIgnored(thing(name))).toBe(false)
})

test('the shop’s own word for it counts too; a tag only as a whole', () => {
  expect(isIgnored(thing('Blue', 'Gift Cards'))).toBe(true)
  expect(isIgnored(thing('Blue', 'Apparel', ['Merch']))).toBe(true)
  expect(isIgnored(thing('Creatine', 'Supplements', ['free-sample-eligible', 'no gift card discount']))).toBe(false)
})
