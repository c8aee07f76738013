import { and, eq, inArray, isNull, or } from 'drizzle-orm'

import type { ProductEntry } from '#content/products/product-entry.ts'
import { starterProducts } from '#content/products/starter-products.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'
import type { StarterItem } from '#platform/starter-items.ts'

import type { Evidence } from './core/product.ts'
import { products, productSlugs } from './core/tables.server.ts'
import { deleteProductAs, type By } from './managing/edit-product.server.ts'
import { insertProduct, type Product } from './products/products.server.ts'

type Adding = Pick<Infrastructure, 'broadcast' | 'clock' | 'jobs'>

/** The supplements that come with the product: curated ones, without a price and without anybody who sells them. */
export const starterProductRows: StarterContent = {
  name: 'products',
  load: (tx, _now, services) => insertStarterProducts(services, tx, starterProducts),
}

async function insertStarterProducts(services: Adding, tx: Transaction, some: readonly ProductEntry[]): Promise<void> {
  for (const entry of some) {
    const { name, category, pillar, description } = entry
    await insertProduct(services, tx, { name, category, pillar, description, evidence: evidenceOf(entry) }, 'hand')
  }
}

function evidenceOf({ evidence, strength, dose, caution, sources, isReviewed }: ProductEntry): Evidence {
  return {
    summary: evidence,
    strength,
    dose: dose?.text ?? null,
    caution,
    sources: sources.map(({ title, url }) => ({ title, url })),
    isReviewed,
  }
}

/** The products that ship, and what became of each; one whose address was changed is known by the former one. */
export async function listStarterProducts(services: Pick<Infrastructure, 'db'>): Promise<StarterItem[]> {
  const found = await findStarterProducts(services)
  return starterProducts.map((entry) => {
    const row = found.get(entry.slug)
    if (!row) return { key: entry.slug, title: entry.name, state: 'gone', note: '', to: null }
    return {
      key: entry.slug,
      title: row.name,
      state: isUnchanged(entry, row) ? 'unchanged' : 'changed',
      note: row.affiliateUrl === null ? '' : 'It has a shop that sells it.',
      to: `/shop/manage/${row.id}`,
    }
  })
}

/** Deletes products that ship. Returns how many there were. */
export async function removeStarterProducts(
  services: Parameters<typeof deleteProductAs>[0],
  by: By,
  keys: readonly string[],
): Promise<number> {
  const found = await findStarterProducts(services)
  let removed = 0
  for (const key of keys) {
    const row = found.get(key)
    if (row && (await deleteProductAs(services, by, row.id))) removed += 1
  }
  return removed
}

/** Brings products back that ship and are gone. Returns how many. */
export async function restoreStarterProducts(
  services: Adding & Pick<Infrastructure, 'db'>,
  keys: readonly string[],
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const found = await findStarterProducts({ db: tx })
    const missing = starterProducts.filter(({ slug }) => keys.includes(slug) && !found.has(slug))
    await insertStarterProducts(services, tx, missing)
    return missing.length
  })
}

/**
 * By its address, a former one, or, where that one was taken when it came back, its name. Those that ship come from no page: another product of
 * the same name, which a shop named, is none of them.
 */
async function findStarterProducts({ db }: Pick<Infrastructure, 'db'>): Promise<Map<string, Product>> {
  const [slugs, names] = [starterProducts.map(({ slug }) => slug), starterProducts.map(({ name }) => name)]
  const isNamed = or(inArray(products.slug, slugs), inArray(productSlugs.slug, slugs), inArray(products.name, names))
  const rows = await db
    .select({ product: products, former: productSlugs.slug })
    .from(products)
    .leftJoin(productSlugs, eq(productSlugs.productId, products.id))
    .where(and(isNull(products.sourceUrl), isNamed))
  const found = starterProducts.flatMap(({ slug, name }) => {
    const row =
      rows.find(({ product, former }) => product.slug === slug || former === slug) ??
      rows.find(({ product }) => product.name === name)
    return row ? [[slug, row.product] as const] : []
  })
  return new Map(found)
}

function isUnchanged(entry: ProductEntry, row: Product): boolean {
  const shipped = evidenceOf(entry)
  const { name, category, description, slug } = entry
  return (
    row.name === name &&
    row.category === category &&
    row.description === description &&
    row.slug === slug &&
    JSON.stringify(wordsOf(row.evidence)) === JSON.stringify(wordsOf(shipped)) &&
    row.price === '' &&
    row.affiliateUrl === null &&
    row.imageUrl === '' &&
    row.image === null &&
    row.inStock &&
    !row.featured
  )
}

/** In one order of names, whatever order they are stored in. */
function wordsOf(evidence: Evidence | null) {
  return (
    evidence && [evidence.summary, evidence.dose, evidence.caution, evidence.isReviewed, evidence.sources.map(({ url }) => url)]
  )
}
