import { decimalsOf } from '#features/shop/core/currency.ts'
import { understandPrice } from '#features/shop/core/price.ts'
import type { ProductValues } from '#features/shop/core/product.ts'

/** What is known about the price of a product. */
export type PricedProduct = Pick<ProductValues, 'price' | 'currency' | 'priceSource' | 'checkedAt'>

/** What a card says where there is no price, or none that can be relied on. */
export const SEE_PRICE = 'See price'

/** A scraped price is shown that long after it was last seen. */
const FRESH_DAYS = 7
const DAY_MS = 86_400_000

/** A price with a sign of euro, pound or dollar in it is as its writer meant it. */
const HAS_SIGN = /[€£$]/

/** What a card shows as the price. */
export function displayPrice(product: PricedProduct, now: Date): string {
  const { price, currency } = product
  if (price.trim() === '' || isStale(product, now)) return SEE_PRICE
  if (/see price/i.test(price) || HAS_SIGN.test(price)) return price
  const read = understandPrice(price, currency)
  if (!read?.isExact) return price
  const { money, namesCurrency, hasDecimalComma } = read
  // A number without its currency would be taken for dollars.
  if (money.currency !== 'USD') return namesCurrency ? price : `${price.trim()} ${money.currency}`
  return hasDecimalComma ? price : `$${amountOf(money.cents, 'USD')}`
}

/** When a scraped price ceases to be shown; null for those that do not age. */
export function freshUntil({ priceSource, checkedAt }: Pick<PricedProduct, 'priceSource' | 'checkedAt'>): Date | null {
  if (priceSource !== 'page') return null
  return new Date((checkedAt?.getTime() ?? 0) + FRESH_DAYS * DAY_MS)
}

/** Price and currency as schema.org’s Offer has them, and until when they count; null where a page may promise none. */
export interface OfferPrice {
  readonly price: string
  readonly priceCurrency: string
  /** A calendar day (UTC); null for a price that does not age. */
  readonly priceValidUntil: string | null
}

/** What search engines are told: only an exact price that a visitor is shown too. */
export function offerPrice(product: PricedProduct, now: Date): OfferPrice | null {
  const read = understandPrice(product.price, product.currency)
  if (!read?.isExact || read.money.cents === 0 || isStale(product, now)) return null
  const { cents, currency } = read.money
  return {
    price: amountOf(cents, currency),
    priceCurrency: currency,
    priceValidUntil: freshUntil(product)?.toISOString().slice(0, 10) ?? null,
  }
}

/**
 * By how many whole percent a price lies below the regular one, rounded down; null unless both texts name an exact amount of one
 * currency and at least one percent lies between them.
 */
export function discountOf({
  price,
  compareAt,
  currency,
}: Pick<ProductValues, 'price' | 'compareAt' | 'currency'>): number | null {
  const now = understandPrice(price, currency)
  const regular = understandPrice(compareAt, currency)
  if (!now?.isExact || !regular?.isExact || now.money.currency !== regular.money.currency) return null
  if (now.money.cents === 0 || now.money.cents >= regular.money.cents) return null
  const percent = Math.floor(((regular.money.cents - now.money.cents) * 100) / regular.money.cents)
  return percent > 0 ? percent : null
}

/** The discount that a card may show: none beside a price that it does not show. */
export function displayDiscount(product: PricedProduct & Pick<ProductValues, 'compareAt'>, now: Date): number | null {
  return isStale(product, now) ? null : discountOf(product)
}

function isStale(product: PricedProduct, now: Date): boolean {
  const until = freshUntil(product)
  return until !== null && now > until
}

function amountOf(cents: number, currency: string): string {
  const decimals = decimalsOf(currency)
  return (cents / 10 ** decimals).toFixed(decimals)
}
