import { retailerTargets } from '#features/shop/affiliate/targets.server.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { emptyShelf, isShelf, type ShopQuestion, type ShopView } from './shelf.ts'
import { hasScrapedEquipment, listShelf } from './shelves.server.ts'

/** What a tab of the shop shows, and the instant from which one of its prices is shown no more. */
export async function findShopView(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  { tab, ...question }: ShopQuestion,
): Promise<{ view: ShopView; holdsUntil: Date | null }> {
  if (!isShelf(tab)) return { view: { list: emptyShelf, equipment: null }, holdsUntil: null }
  const { list, holdsUntil } = await listShelf(services, { tab, ...question })
  return { view: { list, equipment: tab === 'equipment' ? await findEquipment(services) : null }, holdsUntil }
}

async function findEquipment(services: Pick<Infrastructure, 'db'>) {
  const targets = retailerTargets(await findShopSettings(services))
  return {
    destinations: Object.fromEntries(targets.map(({ slug, address }) => [slug, address])),
    hasScraped: await hasScrapedEquipment(services),
  }
}
