import { readPrice } from '#features/shop/core/price.ts'

/** What one offer on a page says. */
export interface Offer {
  /** As written; empty when it names none. */
  readonly price: string
  /** Of a range: its upper end. */
  readonly highPrice?: string
  readonly compareAt?: string
  readonly currency: string | null
  /** Null when it does not say. */
  readonly inStock: boolean | null
}

export interface OfferTerms {
  /** With its currency where that is known; “From …” where offers differ. Empty: none was named. */
  readonly price: string
  readonly currency: string | null
  readonly compareAt: string
  readonly inStock: boolean | null
}

const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }
const WITHOUT_CENTS = new Set(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'HUF', 'TWD', 'UGX', 'XAF', 'XOF', 'PYG'])

/** The terms of a product that is sold in several ways: the lowest price of those that can be had, in the currency of the first. */
export function termsOf(offers: ReadonlyArray<Offer>): OfferTerms {
  const said = offers.map(({ inStock }) => inStock).filter((each) => each !== null)
  const inStock = said.length === 0 ? null : said.includes(true)
  const priced = offers.map((offer) => ({ ...offer, cents: centsOf(offer.price, offer.currency) }))
  const currency = priced.find(({ cents, currency }) => cents !== null && currency !== null)?.currency ?? currencyOf(offers)
  const sameCurrency = priced.filter((offer) => offer.currency === null || offer.currency === currency)
  const readable = sameCurrency.filter((offer): offer is typeof offer & { cents: number } => (offer.cents ?? 0) > 0)
  const there = readable.filter(({ inStock }) => inStock !== false)
  const pool = there.length > 0 ? there : readable
  if (pool.length === 0) {
    const written = offers.find(({ price, currency }) => /[1-9]/.test(price) && centsOf(price, currency) === null)
    return { price: written ? priceIn(written.price, currency) : '', currency, compareAt: '', inStock }
  }
  const lowest = pool.reduce((least, offer) => (offer.cents < least.cents ? offer : least))
  const most = Math.max(...pool.flatMap(({ cents, highPrice }) => [cents, centsOf(highPrice ?? '', currency) ?? 0]))
  const isRange = most > lowest.cents
  const before = centsOf(lowest.compareAt ?? '', currency) ?? 0
  const amount = priceIn(lowest.price, currency)
  return {
    price: isRange ? `From ${amount}` : amount,
    currency,
    compareAt: !isRange && before > lowest.cents ? priceIn(lowest.compareAt ?? '', currency) : '',
    inStock,
  }
}

/** The code of a currency, where a page gives one. */
export function currencyCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return /^[A-Z]{3}$/.test(code) ? code : null
}

/** Whether something can be had, in schema.org’s words and in those of shops; null when it does not say. */
export function readAvailability(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return null
  const word = value.toLowerCase().replaceAll(/^.*[/#]|[\s_-]/g, '')
  if (['outofstock', 'oos', 'soldout', 'discontinued', 'instoreonly', 'reserved', 'unavailable', 'false'].includes(word))
    return false
  const there = [
    'instock',
    'available',
    'availablefororder',
    'limitedavailability',
    'onlineonly',
    'preorder',
    'presale',
    'backorder',
  ]
  return [...there, 'madetoorder', 'pending', 'true'].includes(word) ? true : null
}

function currencyOf(offers: ReadonlyArray<Offer>): string | null {
  return offers.find(({ currency }) => currency !== null)?.currency ?? null
}

/** For comparing. Three decimals may be thousands in another country, and are left alone. */
function centsOf(text: string, currency: string | null): number | null {
  const plain = plainNumber(text) ?? text.trim()
  return /^\d+\.\d{3}$/.test(plain) ? null : (readPrice(plain, currency)?.cents ?? null)
}

/** “1299.00” of “1,299”, “1299.0000” and the like; null of everything that is more than a number. */
function plainNumber(text: string): string | null {
  const bare = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text.trim()) ? text.trim().replaceAll(',', '') : text.trim()
  if (!/^\d{1,9}(?:\.\d{1,2}|\.\d{4,20})?$/.test(bare)) return null
  return Number(bare).toFixed(2)
}

/** A plain number gets its currency; what is written in words of its own stays as it is. */
export function priceIn(text: string, currency: string | null): string {
  const number = plainNumber(text)
  if (text.trim() === '' || currency === null) return number ?? text.trim()
  if (number === null) return /[^\d\s.,’']/.test(text) ? text.trim() : `${currency} ${text.trim()}`
  const amount = WITHOUT_CENTS.has(currency) ? number.replace(/\.00$/, '') : number
  return SIGNS[currency] ? `${SIGNS[currency]}${amount}` : `${currency} ${amount}`
}
