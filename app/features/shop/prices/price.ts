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
