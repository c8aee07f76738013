import { expect, test } from 'vitest'

import { isNowhereForSale } from './product-page.ts'

const none = { destination: null, inStock: true, price: 'See price' }

test.for([
  ['without a link and a price', {}, true],
  ['that has a link', { destination: 'https://shop.example/zinc' }, false],
  ['that has a price', { price: '$12.50' }, false],
  ['that is sold out', { inStock: false }, false],
] as const)('a product %s: no shop has been chosen for it? %o, %o', ([, differs, answer]) => {
  expect(isNowhereForSale({ ...none, ...differs })).toBe(answer)
})
