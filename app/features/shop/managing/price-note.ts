import { displayPrice, type PricedProduct } from '#features/shop/prices/display-price.ts'

/**
 * What stands behind the price on an owner’s card: when its page was last seen, on `day`. A price that has grown old is not shown in the
 * shop; the owner still reads which one it was.
 */
export function priceNote(product: PricedProduct, now: Date, day: (instant: Date) => string): string {
  const { priceSource, checkedAt } = product
  if (priceSource !== 'page' || !checkedAt) return ''
  const fresh = displayPrice({ ...product, checkedAt: now }, now)
  const stored = fresh === displayPrice(product, now) ? '' : `${fresh}, `
  return `${stored}seen ${day(checkedAt)}`
}
