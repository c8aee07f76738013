import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readPrice, understandPrice } from './price.ts'

const said = (text: string, currency: string | null = null) => {
  const money = readPrice(text, currency)
  return money && `${money.cents} ${money.currency}`
}

describe('a price from anywhere in the world is read where it has one meaning', () => {
  test.each([
    ['39.95', null, '3995 USD'],
    ['$39.95', null, '3995 USD'],
    ['1,299', null, '129900 USD'],
    ['$1,299.5', null, '129950 USD'],
    ['$.99', null, '99 USD'],
    ['$20.', null, '2000 USD'],
    ['US$ 20', null, '2000 USD'],
    ['$20', 'CAD', '2000 CAD'],
    ['$20', 'EUR', '2000 USD'],
    ['C$20 CAD', null, '2000 CAD'],
    ['39.95 usd', null, '3995 USD'],
    ['49.99 dollars', null, '4999 USD'],
    ['Price: $20 each', null, '2000 USD'],
    ['19,99 €', null, '1999 EUR'],
    ['1.299,00 €', null, '129900 EUR'],
    ['1.299', 'EUR', '129900 EUR'],
    ['1 299,00 kr.', 'NOK', '129900 NOK'],
    ['CHF 25.–', null, '2500 CHF'],
    ['25,-', 'EUR', '2500 EUR'],
    ['CHF 1’299.00', null, '129900 CHF'],
    ['R$ 1.299,90', null, '129990 BRL'],
    ['₹12,34,567.50', null, '123456750 INR'],
    ['Rs.99', 'INR', '9900 INR'],
    ['£1,299', null, '129900 GBP'],
    ['￡２０', null, '2000 GBP'],
    ['¥3,000', null, '3000 JPY'],
    ['¥3,000', 'CNY', '300000 CNY'],
    ['３，０００円', null, '3000 JPY'],
    ['¥3,000.00', null, '3000 JPY'],
    ['KWD 1.250', null, '1250 KWD'],
    ['‏١٬٢٩٩٫٠٠ SAR', null, '129900 SAR'],
    ['۱۲۹۹', null, '129900 USD'],
    ['1 299 ₽', null, '129900 RUB'],
    ['$0.00', null, '0 USD'],
  ])('%s (%s)', (text, currency, money) => {
    expect(said(text, currency)).toBe(money)
    expect(understandPrice(text, currency)?.isExact).toBe(true)
  })
})

test.each([
  ['From $20', '2000 USD'],
  ['ab 20 €', '2000 EUR'],
  ['$20+', '2000 USD'],
  ['$20 – $40', '2000 USD'],
  ['20-40 €', '2000 EUR'],
  ['from $20 to $40', '2000 USD'],
])('a range sorts by its lowest amount and is no exact price: %s', (text, money) => {
  expect(said(text)).toBe(money)
  expect(understandPrice(text, null)?.isExact).toBe(false)
})

/** Without a number, or with one that a price cannot be. */
const pricelessTexts = ['', 'Free', 'Call us', '-5', '-$20', '$-20', '($20)', '99999999999', '$21474836.48', 'NaN', '1e3', '1..']
/** With more than one meaning. */
const ambiguousTexts = ['1.299', '$1.299', '1,2999', '1,29,9', '0,299', 'KWD 1,250', '¥3.50', 'kr 199', 'Rs 500', '$19⁹⁹', '$19½']
/** With numbers that are no price, or with several. */
const otherNumbers = [
  '20% off',
  '$5 off',
  '2 for $30',
  '$12 per month',
  '$20 $15',
  '$40 – $20',
  '1-2-3',
  '$20 / 60 capsules',
  '$20 €20',
]

test.each([...pricelessTexts, ...ambiguousTexts, ...otherNumbers])('what has no meaning, or two, is not read: %s', (text) => {
  expect(said(text)).toBeNull()
})

test('a price in a currency that nobody knows is not taken for dollars', () => {
  expect([said('20', 'dollars'), said('20', 'ZZZ'), said('20', ''), said('20', ' eur ')]).toEqual([
    null,
    null,
    '2000 USD',
    '2000 EUR',
  ])
})

/** The ways in which shops write amounts of two decimals: the mark of thousands, that of decimals, where the currency stands. */
const styles = [
  { group: ',', decimal: '.', write: (amount: string) => `$${amount}`, currency: 'USD' },
  { group: '', decimal: '.', write: (amount: string) => `${amount} USD`, currency: 'USD' },
  { group: '.', decimal: ',', write: (amount: string) => `${amount} €`, currency: 'EUR' },
  { group: ' ', decimal: ',', write: (amount: string) => `${amount} zł`, currency: 'PLN' },
  { group: ' ', decimal: ',', write: (amount: string) => `${amount} €`, currency: 'EUR' },
  { group: '’', decimal: '.', write: (amount: string) => `CHF ${amount}`, currency: 'CHF' },
  { group: '٬', decimal: '٫', write: (amount: string) => `${amount} SAR`, currency: 'SAR' },
] as const
const anyCents = fc.integer({ min: 0, max: 2_147_483_647 })

test('whatever a shop writes in its own way is read as it was meant', () => {
  fc.assert(
    fc.property(anyCents, fc.constantFrom(...styles), (cents, { group, decimal, write, currency }) => {
      const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, group)
      const text = write(`${whole}${decimal}${String(cents % 100).padStart(2, '0')}`)
      expect(readPrice(text)).toEqual({ cents, currency })
    }),
  )
})

test('digits of every script count the same', () => {
  const zeros = ['٠', '۰', '०', '০', '๐', '０', '߀']
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), fc.constantFrom(...zeros), (whole, zero) => {
      const text = String(whole).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)))
      expect(readPrice(text)).toEqual({ cents: whole * 100, currency: 'USD' })
    }),
  )
})

/** Every way in which an amount in dollars may be written with digits, points and commas, and what separates its thousands. */
const forms: ReadonlyArray<readonly [RegExp, string]> = [
  [/^\d+(?:\.\d\d?)?$/, ''],
  [/^\.\d\d$/, ''],
  [/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d\d?)?$/, ','],
  [/^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d\d?)?$/, ','],
  [/^\d+,\d\d?$/, ''],
  [/^[1-9]\d{0,2}(?:\.\d{3})+,\d\d?$/, '.'],
  [/^[1-9]\d{0,2}(?:\.\d{3}){2,}$/, '.'],
]

/** Slow and simple: by the forms alone. */
function naive(text: string): number | null {
  const written = /^\d/.test(text) ? text.replace(/[.,]$/, '') : text
  const form = forms.find(([shape]) => shape.test(written))
  if (!form) return null
  const [whole = '', fraction = ''] = written.replaceAll(form[1], '').replace(',', '.').split('.')
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return cents <= 2_147_483_647 ? cents : null
}

test('texts of digits, points and commas are read in the forms that shops use, and in no other', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'01259,.'), minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(anyText, (text) => {
      expect(readPrice(text)?.cents ?? null).toBe(naive(text))
    }),
    { numRuns: 5000 },
  )
})

test('no text throws, and an amount is one that the database can keep', () => {
  const pieces = fc.constantFrom(
    '$',
    '€',
    'kr',
    '1',
    '299',
    '.',
    ',',
    ' ',
    '-',
    '–',
    '’',
    'USD',
    'from',
    'to',
    '٫',
    '½',
    '+',
    '%',
  )
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  )
  const anyCurrency = fc.option(fc.oneof(fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'), fc.string()))
  fc.assert(
    fc.property(anyText, anyCurrency, (text, currency) => {
      const { cents, currency: code } = readPrice(text, currency) ?? { cents: 0, currency: 'USD' }
      expect(Number.isInteger(cents) && cents >= 0 && cents <= 2_147_483_647).toBe(true)
      expect(code).toMatch(/^[A-Z]{3}$/)
    }),
    { numRuns: 2000 },
  )
})

test('a text of 100 kB is no price', () => {
  const hostile = ['1', '1,', ' ', '1 ', '$', 'a', '-', '\u{200B}', 'ﷺ', '1.1,'].map((piece) =>
    piece.repeat(100_000 / piece.length),
  )
  for (const text of hostile) expect(readPrice(text)).toBeNull()
})
