import { isLeftOut } from '#features/site/claims/claim-texts.ts'
import { findClaimTexts } from '#features/site/claims/find-claim-texts.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findShopSettings } from './settings.server.ts'
import { hasSampleRetailer, type ShopSettings } from './shop-settings.ts'

/** The settings of the shop as visitors see them: on an open site without the retailer of the sample, unless the owner vouches for it. */
export async function findPublicSettings(services: Pick<Infrastructure, 'db' | 'broadcast'>): Promise<ShopSettings> {
  const [settings, claims] = await Promise.all([findShopSettings(services), findClaimTexts(services)])
  return isLeftOut(claims, 'retailer') && hasSampleRetailer(settings) ? { ...settings, retailerDomain: '' } : settings
}
