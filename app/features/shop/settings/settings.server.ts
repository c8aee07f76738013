import { shopSettings } from '#features/shop/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

import { shopDefaults, type ShopSettings } from './shop-settings.ts'

/** The settings of the shop, or the defaults. */
export async function findShopSettings({ db }: Pick<Services, 'db'>): Promise<ShopSettings> {
  const { retailerDomain, partnerParameter, partnerId, isNightlyOn } = shopSettings
  const [row] = await db.select({ retailerDomain, partnerParameter, partnerId, isNightlyOn }).from(shopSettings)
  return row ?? shopDefaults
}
