import type { Money } from '#features/shop/product.ts'

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/**
 * The amount that a price text names, for sorting and comparing; null where none can be read. A text without a currency is in
 * `currency`, or in US dollars.
 */
export function readPrice(text: string, currency: string | null = null): Money | null {
  const digits = text.replaceAll(/[^\d.]/g, '')
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(digits)) return null
  const sign = /[$€£]/.exec(text)?.[0]
  return { cents: Math.round(Number(digits) * 100), currency: (sign && SIGNS[sign]) ?? currency ?? 'USD' }
}

/** A price read from a page holds for so long; after it the page itself has to be asked. */
export const FRESH_DAYS = 7
const SEE_PRICE = 'See price'

export interface PriceFacts {
  readonly price: string
  readonly currency: string | null
  readonly priceSource: 'hand' | 'page' | 'test'
  readonly checkedAt: Date | null
}

/** What a card says about a price. */
export function shownPrice({ price, currency, priceSource, checkedAt }: PriceFacts, now: Date): string {
  const text = price.trim()
  if (text === '' || isStale({ priceSource, checkedAt }, now)) return SEE_PRICE
  if (/see price/i.test(text) || /[$€£]/.test(text)) return text
  const money = readPrice(text, currency)
  return money?.currency === 'USD' ? `$${(money.cents / 100).toFixed(2)}` : text
}

/** Whether a price was read from its page so long ago that it may be another by now. */
export function isStale({ priceSource, checkedAt }: Pick<PriceFacts, 'priceSource' | 'checkedAt'>, now: Date): boolean {
  return priceSource === 'page' && (checkedAt === null || now.getTime() > goesStaleAt(checkedAt).getTime())
}

/** The last instant at which a price that was read then is shown. */
export function goesStaleAt(checkedAt: Date): Date {
  return new Date(checkedAt.getTime() + FRESH_DAYS * 86_400_000)
}

/** By how many percent a price is below the regular one, rounded down; null where nothing proves it. */
export function discountOf({
  price,
  compareAt,
  currency,
}: {
  price: string
  compareAt: string
  currency: string | null
}): number | null {
  const [now, before] = [readPrice(price, currency), readPrice(compareAt, currency)]
  if (!now || !before || now.currency !== before.currency || before.cents <= now.cents) return null
  return Math.floor(100 * (1 - now.cents / before.cents)) || null
}

/** What search engines are told of a price: only one with a number that still holds. */
export function offerPrice(facts: PriceFacts, now: Date): { price: string; currency: string } | null {
  const money = isStale(facts, now) ? null : readPrice(facts.price, facts.currency)
  return money && { price: (money.cents / 100).toFixed(2), currency: money.currency }
}
