import { equipmentCategories } from '#content/equipment.ts'
import { retailerTargets } from '#features/shop/affiliate/targets.server.ts'
import { findPublicSettings } from '#features/shop/settings/public-settings.server.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { emptyShelf, isShelf, shopTabs, type EquipmentView, type ShopQuestion, type ShopTab, type ShopView } from './shelf.ts'
import { hasScrapedEquipment, listFilledShelves, listShelf } from './shelves.server.ts'
import type { EmptyWords } from './shop-words.ts'

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>

/** What a tab of the shop shows, and the instant from which one of its prices is shown no more. */
export async function findShopView(
  services: Needs,
  { tab, ...question }: ShopQuestion,
): Promise<{ view: ShopView; holdsUntil: Date | null }> {
  const isSample = !(await isSiteOpen(services))
  if (!isShelf(tab)) return { view: { list: emptyShelf, isPriced: isSample, equipment: null }, holdsUntil: null }
  const { list, holdsUntil } = await listShelf(services, { tab, ...question })
  const isPriced = isSample || list.products.some((product) => product.isPriced)
  return { view: { list, isPriced, equipment: tab === 'equipment' ? await findEquipment(services) : null }, holdsUntil }
}

/** The tabs on which something stands: products, or the cards of the retailer. */
export async function listFilledTabs(services: Omit<Needs, 'clock'>): Promise<readonly ShopTab[]> {
  const [shelves, settings] = await Promise.all([listFilledShelves(services), findPublicSettings(services)])
  const hasRetailer = retailerTargets(settings).length > 0
  return shopTabs.flatMap(({ id }) => ((isShelf(id) && shelves.has(id)) || (id === 'equipment' && hasRetailer) ? [id] : []))
}

/** The tabs that a visitor may choose: on an open site those on which something stands or of which its owner wrote something, and the one that is shown. */
export async function findShopTabs(
  services: Omit<Needs, 'clock'>,
  shown: ShopTab,
  { booksText, accessoriesSoonText }: Pick<EmptyWords, 'booksText' | 'accessoriesSoonText'>,
): Promise<readonly ShopTab[]> {
  const all = shopTabs.map(({ id }) => id)
  if (!(await isSiteOpen(services))) return all
  const filled = await listFilledTabs(services)
  const said: Partial<Record<ShopTab, string>> = { books: booksText, accessories: accessoriesSoonText }
  return all.filter((tab) => tab === shown || filled.includes(tab) || said[tab])
}

/** The departments of the retailer; null where the owner has none. */
async function findEquipment(services: Omit<Needs, 'clock'>): Promise<EquipmentView | null> {
  const targets = retailerTargets(await findPublicSettings(services))
  const home = targets.at(-1)
  if (!home) return null
  const destination = (slug: string) => targets.find((target) => target.slug === slug)?.address ?? ''
  return {
    departments: equipmentCategories.map(({ slug, name }) => ({ slug, name, destination: destination(slug) })),
    retailer: { slug: home.slug, name: home.label, destination: home.address },
    hasScraped: await hasScrapedEquipment(services),
  }
}
