import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { StarterItem } from '#platform/starter-items.ts'

import { retailerOf } from './core/retailer.ts'
import { findShopSettings, saveShopSettings } from './settings/settings.server.ts'
import { hasSampleRetailer, shopDefaults } from './settings/shop-settings.ts'

type Changing = Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>

const { retailerDomain } = shopDefaults

/** The retailer that came with the shop: there while the settings name it, changed once the owner wrote something of it. */
export async function listStarterRetailers(services: Pick<Infrastructure, 'db'>): Promise<StarterItem[]> {
  const settings = await findShopSettings(services)
  const isThere = settings.retailerDomain === retailerDomain
  const state = isThere ? (hasSampleRetailer(settings) ? 'unchanged' : 'changed') : 'gone'
  const to = isThere ? '/shop/manage/settings' : null
  return [{ key: retailerDomain, title: retailerOf(shopDefaults)!.name, state, note: '', to }]
}

/** Takes it out of the settings, with what was set of its departments. Returns how many there were. */
export async function removeStarterRetailers(
  services: Changing,
  by: { readonly userId: string },
  keys: readonly string[],
): Promise<number> {
  const settings = await findShopSettings(services)
  if (!keys.includes(retailerDomain) || settings.retailerDomain !== retailerDomain) return 0
  await saveShopSettings(services, by, { ...settings, retailerDomain: '', retailerName: '', departments: {} })
  return 1
}

/** Names it again, in the place of any other. */
export async function restoreStarterRetailers(
  services: Changing,
  by: { readonly userId: string },
  keys: readonly string[],
): Promise<number> {
  const settings = await findShopSettings(services)
  if (!keys.includes(retailerDomain) || settings.retailerDomain === retailerDomain) return 0
  const { retailerName, departments } = shopDefaults
  await saveShopSettings(services, by, { ...settings, retailerDomain, retailerName, departments })
  return 1
}
