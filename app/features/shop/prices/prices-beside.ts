import { understandPrice } from '#features/shop/core/price.ts'

/** Price texts beside each other: where not all are in US dollars, each with the code of its currency, which its sign may leave open. */
export function pricesSideBySide(texts: ReadonlyArray<string>, currency: string | null): string[] {
  const codes = texts.map((text) => understandPrice(text, currency)?.money.currency)
  const areDollars = codes.every((code) => code === undefined || code === 'USD')
  return texts.map((text, at) => {
    const code = codes[at]
    if (areDollars || !code || text.toUpperCase().includes(code)) return text
    return understandPrice(text, null)?.namesCurrency ? `${text} (${code})` : `${text} ${code}`
  })
}

/** A price as a page says it, which is kept beside one in `kept`: with its code where that is another and the text leaves it open. */
export function withOwnCurrency(text: string, currency: string | null, stored: string | null): string {
  if (currency === null) return text
  const own = understandPrice(text, currency)?.money.currency
  const read = understandPrice(text, stored)?.money.currency
  return own && own !== read ? `${text} ${own}` : text
}
