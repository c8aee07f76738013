import { z } from 'zod'

import { shopSettings } from '#features/shop/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import {
  holdSetting,
  isChangedSince,
  keepVersion,
  listEarlier,
  readable,
  takeVersion,
} from '#platform/setting-versions.server.ts'

import { shopDefaults, type ShopSettings } from './shop-settings.ts'

const FORMER = 'shop'

/** The settings of the shop as they were kept before a change. */
const ShopSettingsShape = z.object({
  retailerDomain: z.string(),
  // Versions from before it could be named have none.
  retailerName: z.string().default(''),
  partnerParameter: z.string(),
  partnerId: z.string(),
  departments: z.record(z.string(), z.string()),
  isNightlyOn: z.boolean(),
})

/** The settings of the shop, or the defaults. */
export async function findShopSettings({ db }: Pick<Infrastructure, 'db'>): Promise<ShopSettings> {
  const { retailerDomain, retailerName, partnerParameter, partnerId, departments, isNightlyOn } = shopSettings
  const columns = { retailerDomain, retailerName, partnerParameter, partnerId, departments, isNightlyOn }
  const [row] = await db.select(columns).from(shopSettings)
  return row ?? shopDefaults
}

/**
 * Keeps what the owner sets for the whole shop. What was set before can be put back.
 *
 * @param over the mark of what the form showed: false, and nothing kept, where somebody has saved something else since
 */
export async function saveShopSettings(
  { db, clock, audit, broadcast }: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  { userId }: { readonly userId: string },
  settings: ShopSettings,
  over?: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdSetting(tx, FORMER)
    if (isChangedSince(over, await findShopSettings({ db: tx }), settings)) return false
    await replace(tx, { clock }, userId, settings)
    await audit.record(tx, { actor: { userId }, action: 'shop-settings.saved' })
    await broadcast.publish(tx, PAGES)
    return true
  })
}

/** What the settings of the shop said before the last changes, the newest first. */
export async function listFormerShopSettings(services: Pick<Infrastructure, 'db'>) {
  return readable(await listEarlier(services, FORMER), ShopSettingsShape)
}

/** Puts back what the settings of the shop said before a change. False when that version is gone. */
export async function restoreShopSettings(
  { db, clock, audit, broadcast }: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  { userId }: { readonly userId: string },
  version: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const former = ShopSettingsShape.safeParse((await takeVersion(tx, FORMER, version))?.value)
    if (!former.success) return false
    await replace(tx, { clock }, userId, former.data)
    await audit.record(tx, { actor: { userId }, action: 'shop-settings.restored' })
    await broadcast.publish(tx, PAGES)
    return true
  })
}

async function replace(tx: Transaction, { clock }: Pick<Infrastructure, 'clock'>, userId: string, settings: ShopSettings) {
  await keepVersion(tx, { clock }, FORMER, { read: () => findShopSettings({ db: tx }), next: settings, by: { userId } })
  const saved = { ...settings, savedBy: userId, savedAt: clock.now() }
  await tx.insert(shopSettings).values(saved).onConflictDoUpdate({ target: shopSettings.isOnly, set: saved })
}
