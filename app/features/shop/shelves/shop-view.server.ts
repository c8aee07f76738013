import { equipmentCategories } from '#content/equipment.ts'
import { retailerTargets } from '#features/shop/affiliate/targets.server.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { emptyShelf, isShelf, type EquipmentView, type ShopQuestion, type ShopView } from './shelf.ts'
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

/** The departments of the retailer; null where the owner has none. */
async function findEquipment(services: Pick<Infrastructure, 'db'>): Promise<EquipmentView | null> {
  const targets = retailerTargets(await findShopSettings(services))
  const home = targets.at(-1)
  if (!home) return null
  const destination = (slug: string) => targets.find((target) => target.slug === slug)?.address ?? ''
  return {
    departments: equipmentCategories.map(({ slug, name, seed }) => ({ slug, name, seed, destination: destination(slug) })),
    retailer: { slug: home.slug, name: home.label, destination: home.address },
    hasScraped: await hasScrapedEquipment(services),
  }
}
