import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readPrice } from '#features/shop/core/price.ts'

import {
  discountOf,
  freshUntil,
  offerPrice,
  SEE_PRICE,
  displayDiscount,
  displayPrice,
  type PricedProduct,
} from './display-price.ts'

const now = new Date('2026-03-10T12:00:00Z')
const day = 86_400_000
const ago = (ms: number) => new Date(now.getTime() - ms)
const priced = (price: string, more: Partial<PricedProduct> = {}): PricedProduct => ({
  price,
  currency: null,
  priceSource: 'hand',
  checkedAt: null,
  ...more,
})

describe('a card shows', () => {
  test.each([
    ['', SEE_PRICE],
    ['   ', SEE_PRICE],
    ['See price in cart', 'See price in cart'],
    ['SEE PRICE', 'SEE PRICE'],
    ['$39.9', '$39.9'],
    ['€19', '€19'],
    ['£1,299', '£1,299'],
    ['From $20', 'From $20'],
    ['39.9', '$39.90'],
    ['1,299', '$1299.00'],
    ['USD 20', '$20.00'],
    ['EUR 20', 'EUR 20'],
    ['¥3,000', '¥3,000'],
    ['kr 199', 'kr 199'],
    ['19,99', '19,99'],
    ['1.299,00', '1.299,00'],
    ['Call us', 'Call us'],
    ['Free', 'Free'],
    ['-5', '-5'],
    ['20-40', '20-40'],
    ['99999999999', '99999999999'],
  ])('%j as %j', (price, shown) => {
    expect(displayPrice(priced(price), now)).toBe(shown)
  })

  test('a number of another currency with that currency, never as dollars', () => {
    expect(displayPrice(priced('39.95', { currency: 'EUR' }), now)).toBe('39.95 EUR')
    expect(displayPrice(priced('39.95', { currency: 'USD' }), now)).toBe('$39.95')
    expect(displayPrice(priced('39.95', { currency: 'tomatoes' }), now)).toBe('39.95')
  })
})

test('a scraped price is shown for seven days after it was seen; one from a hand or a test stays', () => {
  const seen = (ms: number, priceSource: PricedProduct['priceSource'] = 'page') =>
    displayPrice(priced('$20', { priceSource, checkedAt: ago(ms) }), now)
  expect([seen(0), seen(7 * day), seen(-day)]).toEqual(['$20', '$20', '$20'])
  expect(seen(7 * day + 1)).toBe(SEE_PRICE)
  expect([seen(400 * day, 'hand'), seen(400 * day, 'test')]).toEqual(['$20', '$20'])
  expect(displayPrice(priced('$20', { priceSource: 'page' }), now)).toBe(SEE_PRICE)
  expect(freshUntil({ priceSource: 'page', checkedAt: now })).toEqual(ago(-7 * day))
  expect(freshUntil({ priceSource: 'hand', checkedAt: now })).toBeNull()
})

test('whatever is shown is the text itself, the text with its currency, “See price” or the dollars that the text names', () => {
  const anyPrice = fc.oneof(fc.string(), fc.stringMatching(/^[\d., ]{1,9}( ?(USD|EUR|kr|€))?$/))
  fc.assert(
    fc.property(anyPrice, fc.constantFrom(null, 'USD', 'EUR', 'JPY'), (price, currency) => {
      const money = readPrice(price, currency)
      const dollars = `$${((money?.cents ?? 0) / 100).toFixed(2)}`
      expect([price, SEE_PRICE, `${price.trim()} ${money?.currency}`, dollars]).toContain(
        displayPrice(priced(price, { currency }), now),
      )
    }),
    { numRuns: 2000 },
  )
})

describe('a discount', () => {
  const off = (price: string, compareAt: string, currency: string | null = null) => discountOf({ price, compareAt, currency })

  test('is whole percents, rounded down', () => {
    expect([off('$85', '$100'), off('$66.67', '$100'), off('$0.01', '$100')]).toEqual([15, 33, 99])
    expect(off('19,99 €', 'statt 29,99 €')).toBe(33)
    expect(off('3000', '4000', 'JPY')).toBe(25)
  })

  test.each([
    ['nothing to compare with', '$85', ''],
    ['another currency', '$85', '€100'],
    ['another dollar', 'C$85', '$100'],
    ['the same price', '$85', '$85'],
    ['a lower one', '$85', '$80'],
    ['less than one percent', '$99.50', '$100'],
    ['no exact price', 'From $85', '$100'],
    ['no exact regular price', '$85', '$90 – $100'],
    ['a price of nothing', '$0', '$100'],
    ['a claim without a price', '$85', '15% off'],
  ])('is not there with %s', (_, price, compareAt) => {
    expect(off(price, compareAt)).toBeNull()
  })

  test('is never more than the two prices prove', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (price, regular) => {
        const percent = off(`$${price}`, `$${regular}`)
        const exact = ((regular - price) / regular) * 100
        expect(percent).toBe(exact >= 1 ? Math.floor(exact + 1e-9) : null)
      }),
    )
  })

  test('goes with the price when that is too old to be shown', () => {
    const product = { ...priced('$85', { priceSource: 'page' as const, checkedAt: ago(8 * day) }), compareAt: '$100' }
    expect(displayDiscount(product, now)).toBeNull()
    expect(displayDiscount({ ...product, checkedAt: ago(day) }, now)).toBe(15)
  })
})

describe('search engines are told', () => {
  test('an exact price in the form of its currency', () => {
    const offer = (price: string, currency: string | null = null) => offerPrice(priced(price, { currency }), now)
    expect(offer('1,299')).toEqual({ price: '1299.00', priceCurrency: 'USD', priceValidUntil: null })
    expect(offer('1.299,5 €')).toMatchObject({ price: '1299.50', priceCurrency: 'EUR' })
    expect(offer('¥3,000')).toMatchObject({ price: '3000', priceCurrency: 'JPY' })
    expect(offer('KWD 1.250')).toMatchObject({ price: '1.250', priceCurrency: 'KWD' })
  })

  test('of a scraped price until when it counts, and nothing once it is too old', () => {
    const seen = (ms: number) => offerPrice(priced('$20', { priceSource: 'page', checkedAt: ago(ms) }), now)
    expect(seen(day)).toMatchObject({ price: '20.00', priceValidUntil: '2026-03-16' })
    expect(seen(8 * day)).toBeNull()
  })

  test.each(['', 'See price', 'From $20', '$20 – $40', 'Free', '$0', '1.299'])('nothing of %j', (price) => {
    expect(offerPrice(priced(price), now)).toBeNull()
  })
})
