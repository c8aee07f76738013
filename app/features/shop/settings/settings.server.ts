import { shopSettings } from '#features/shop/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Services } from '#platform/services.server.ts'

import { shopDefaults, type ShopSettings } from './shop-settings.ts'

/** The settings of the shop, or the defaults. */
export async function findShopSettings({ db }: Pick<Services, 'db'>): Promise<ShopSettings> {
  const { retailerDomain, partnerParameter, partnerId, departments, isNightlyOn } = shopSettings
  const [row] = await db.select({ retailerDomain, partnerParameter, partnerId, departments, isNightlyOn }).from(shopSettings)
  return row ?? shopDefaults
}

/** Keeps what the owner sets for the whole shop. */
export async function saveShopSettings(
  { db, clock, audit, broadcast }: Services,
  { userId }: { readonly userId: string },
  settings: ShopSettings,
): Promise<void> {
  const saved = { ...settings, savedBy: userId, savedAt: clock.now() }
  await db.transaction(async (tx) => {
    await tx.insert(shopSettings).values(saved).onConflictDoUpdate({ target: shopSettings.isOnly, set: saved })
    await audit.record(tx, { actor: { userId }, action: 'shop-settings.saved' })
    await broadcast.publish(tx, PAGES)
  })
}
