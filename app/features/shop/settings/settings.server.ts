import { shopSettings } from '#features/shop/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

/** What holds before the owner first saves the settings of the shop. */
export const shopDefaults = {
  retailerDomain: 'roguefitness.com',
  partnerParameter: 'a_aid',
  partnerId: '',
  isNightlyOn: true,
} as const

export interface ShopSettings {
  readonly retailerDomain: string
  readonly partnerParameter: string
  readonly partnerId: string
  readonly isNightlyOn: boolean
}

/** The settings of the shop, or the defaults. */
export async function findShopSettings({ db }: Pick<Services, 'db'>): Promise<ShopSettings> {
  const { retailerDomain, partnerParameter, partnerId, isNightlyOn } = shopSettings
  const [row] = await db.select({ retailerDomain, partnerParameter, partnerId, isNightlyOn }).from(shopSettings)
  return row ?? shopDefaults
}
