import { shopSettings } from '#features/shop/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

export interface ShopSettings {
  readonly retailerDomain: string
  readonly partnerParameter: string
  readonly partnerId: string
  readonly isNightlyOn: boolean
}

/** What holds until the owner has saved something. */
const defaults: ShopSettings = {
  retailerDomain: 'roguefitness.com',
  partnerParameter: 'a_aid',
  partnerId: '',
  isNightlyOn: true,
}

/** What the owner has set for the shop. */
export async function findShopSettings({ db }: Pick<Services, 'db'>): Promise<ShopSettings> {
  const [row] = await db
    .select({
      retailerDomain: shopSettings.retailerDomain,
      partnerParameter: shopSettings.partnerParameter,
      partnerId: shopSettings.partnerId,
      isNightlyOn: shopSettings.isNightlyOn,
    })
    .from(shopSettings)
  return row ?? defaults
}
