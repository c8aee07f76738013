import { eq, inArray, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { popularityOf } from '#features/shop/core/popularity.ts'
import { readPrice } from '#features/shop/core/price.ts'
import { productDefaults, type ProductValues } from '#features/shop/core/product.ts'
import { reservedSlugs } from '#features/shop/core/reserved-slugs.ts'
import { productHistory, products, productSlugs } from '#features/shop/core/tables.server.ts'
import { slugOf } from '#features/site/slug.ts'
import { freeSlug, takeSlug, type SlugPlaces } from '#features/site/slugs.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { askForPicture } from './pictures.server.ts'

export type Product = typeof products.$inferSelect
/** Who a line of a product’s history is owed to. */
type HistorySource = (typeof productHistory.$inferSelect)['source']

/** Whoever keeps something of public pages listens for this. */
const PAGES = 'pages'

/** Whether a product is one of the samples with which an owner tries the shop out. */
export const isTestProduct = sql<boolean>`coalesce(${products.scrapeData} @> '{"test": true}', false)`

const places: SlugPlaces = {
  kind: 'product',
  id: products.id,
  slug: products.slug,
  formerSlug: productSlugs.slug,
  formerOf: productSlugs.productId,
}

/** Keeps a new product; the caller’s transaction decides whether it comes to be. What is left out is as `productDefaults` says. */
export async function insertProduct(
  services: Pick<Infrastructure, 'broadcast' | 'clock' | 'jobs'>,
  tx: Transaction,
  given: Partial<ProductValues> & Pick<ProductValues, 'name'>,
  source: HistorySource,
): Promise<Pick<Product, 'id' | 'slug' | 'name'>> {
  const values = { ...productDefaults, ...given }
  const now = services.clock.now()
  const slug = await freeSlug(tx, places, slugOf(values.name) || 'product', reservedSlugs)
  const [row] = await tx
    .insert(products)
    .values({ ...values, ...madeFrom(values), handEdited: [...values.handEdited], slug, createdAt: now, updatedAt: now })
    .returning()
  await noteChange(services, tx, null, row!, source)
  await askForPicture(services, tx, row!.id, row!.imageUrl)
  await services.broadcast.publish(tx, PAGES)
  return row!
}

/**
 * Gives a product that the caller has locked, and changes afterwards, another address; the former one leads on. False when another
 * product has or had it.
 */
export async function moveProduct(tx: Transaction, { id, slug }: Product, to: string): Promise<boolean> {
  if (!(await takeSlug(tx, places, to, id))) return false
  await tx.insert(productSlugs).values({ slug, productId: id })
  await tx.update(products).set({ slug: to }).where(eq(products.id, id))
  return true
}

/**
 * Changes a product that the caller has locked (`lockProduct`). Its address stays. A change by a person (`hand`, `csv`) raises the
 * version.
 */
export async function changeProduct(
  services: Pick<Infrastructure, 'broadcast' | 'clock' | 'jobs'>,
  tx: Transaction,
  before: Product,
  changes: Partial<ProductValues>,
  source: HistorySource,
): Promise<Product> {
  const values = { ...before, ...changes }
  const isNewPicture = values.imageUrl !== before.imageUrl
  const isByPerson = source === 'hand' || source === 'csv'
  const [after] = await tx
    .update(products)
    .set({
      ...changes,
      ...madeFrom(values),
      handEdited: [...values.handEdited],
      ...(isNewPicture && values.imageUrl === '' && { image: null }),
      ...(isByPerson && { version: before.version + 1 }),
      updatedAt: services.clock.now(),
    })
    .where(eq(products.id, before.id))
    .returning()
  await noteChange(services, tx, before, after!, source)
  if (isNewPicture || (values.imageUrl && !before.image)) await askForPicture(services, tx, before.id, values.imageUrl)
  await services.broadcast.publish(tx, PAGES)
  return after!
}

/** The product of an id, held until the transaction ends; null when there is none. */
export async function lockProduct(tx: Transaction, id: string): Promise<Product | null> {
  if (!isId(id)) return null
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for('update')
  return product ?? null
}

/** Takes products away with their history. Their pictures are the caller’s to drop, once the transaction has committed. */
export async function removeProducts(
  services: Pick<Infrastructure, 'broadcast'>,
  tx: Transaction,
  ids: ReadonlyArray<string>,
): Promise<Product[]> {
  const removed = await tx
    .delete(products)
    .where(inArray(products.id, [...ids]))
    .returning()
  if (removed.length > 0) await services.broadcast.publish(tx, PAGES)
  return removed
}

/** What is kept of a product for finding and sorting it. */
function madeFrom({ name, description, price, currency }: Pick<ProductValues, 'name' | 'description' | 'price' | 'currency'>) {
  const money = readPrice(price, currency)
  return {
    priceCents: money?.cents ?? null,
    currency: money?.currency ?? currency,
    gist: `${name}\n${description}`.toLowerCase(),
    popularity: popularityOf(name),
    sortName: name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  }
}

/** A line of history when a product is new, or its price or stock is another. */
async function noteChange(
  { clock }: Pick<Infrastructure, 'clock'>,
  tx: Transaction,
  before: Product | null,
  { id, price, priceCents, currency, inStock }: Product,
  source: HistorySource,
): Promise<void> {
  const isSame = before && before.price === price && before.currency === currency && before.inStock === inStock
  if (isSame) return
  await tx.insert(productHistory).values({ productId: id, price, priceCents, currency, inStock, source, seenAt: clock.now() })
}
