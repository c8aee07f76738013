import { shopBanner } from '#content/equipment.ts'
import { retailerOf } from '#features/shop/core/retailer.ts'
import { findPublicSettings } from '#features/shop/settings/public-settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/**
 * Words of the shop with the name of the retailer in the place of `{retailer}`. The line over the shop that ships speaks of the retailer that
 * ships, and is left out beside every other one, and where nothing has a price.
 */
export async function withRetailer<Words extends Readonly<Record<string, string>> & { readonly banner: string }>(
  services: Pick<Infrastructure, 'db' | 'broadcast'>,
  words: Words,
  { isPriced }: { readonly isPriced: boolean },
): Promise<Words> {
  const retailer = retailerOf(await findPublicSettings(services))
  const named = Object.entries(words).map(([name, text]) => [name, text.replaceAll('{retailer}', retailer?.short ?? '')])
  const isTheirs = words.banner !== shopBanner || (retailer?.isShipped === true && isPriced)
  return { ...(Object.fromEntries(named) as Words), ...(!isTheirs && { banner: '' }) }
}
