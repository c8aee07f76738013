/** The retailer whose pages the product of the sample reads. */
const SHIPPED = { domain: 'roguefitness.com', name: 'Rogue Fitness', short: 'Rogue', key: 'rogue' } as const

/** The key that products of the retailer carried as their `sourceSite` before another one could be named, and that those of the shipped one carry. */
export const SHIPPED_KEY = SHIPPED.key

/** The shop to which the cards of equipment lead, and whose pages are read one by one. */
export interface Retailer {
  /** Its host, and those below it. */
  readonly domain: string
  readonly name: string
  /** As it is called beside other words: “Rogue product adder”. */
  readonly short: string
  /** What its products carry as `sourceSite`. */
  readonly key: string
  /** It is the one that came with the shop. */
  readonly isShipped: boolean
}

/** The retailer of the settings; null where the owner has none. Without a name it is called as it ships, or by its domain. */
export function retailerOf({
  retailerDomain: domain,
  retailerName: name,
}: {
  readonly retailerDomain: string
  readonly retailerName: string
}): Retailer | null {
  if (domain === '') return null
  const isShipped = domain === SHIPPED.domain
  if (name === SHIPPED.name || (name === '' && isShipped)) return { ...SHIPPED, domain, isShipped }
  return { domain, name: name || domain, short: name || domain, key: isShipped ? SHIPPED.key : domain, isShipped }
}

/** What somebody reads who typed an address of another shop where one of the retailer is asked for. */
export function notRetailer(retailer: Retailer | null): string {
  if (!retailer) return 'No retailer is set. Name one in the settings of the shop, or add a product from any address.'
  return `Please enter a valid ${retailer.name} product URL`
}
