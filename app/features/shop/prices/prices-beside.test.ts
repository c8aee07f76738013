import { expect, test } from 'vitest'

import { pricesSideBySide, withOwnCurrency } from './prices-beside.ts'

test.for([
  [['$300', '$310'], 'USD', ['$300', '$310']],
  [['300', '310'], 'EUR', ['300 EUR', '310 EUR']],
  [['$300', '310 EUR'], 'USD', ['$300 (USD)', '310 EUR']],
  [['300', '€310'], null, ['300 USD', '€310 (EUR)']],
  [['$300', '$310'], 'CAD', ['$300 (CAD)', '$310 (CAD)']],
  [['', '310 EUR'], 'USD', ['', '310 EUR']],
  [['see it', '310'], 'USD', ['see it', '310']],
] as const)('%j in %s stand side by side as %j', ([texts, currency, shown]) => {
  expect(pricesSideBySide(texts, currency)).toEqual(shown)
})

test('a page’s price keeps its own currency beside one in another', () => {
  expect(withOwnCurrency('310.00', 'EUR', 'USD')).toBe('310.00 EUR')
  expect(withOwnCurrency('$310', 'CAD', 'USD')).toBe('$310 CAD')
  expect(withOwnCurrency('310.00', null, 'EUR')).toBe('310.00')
  for (const same of ['310.00', '€310', 'See price', '']) expect(withOwnCurrency(same, 'EUR', 'EUR')).toBe(same)
})
