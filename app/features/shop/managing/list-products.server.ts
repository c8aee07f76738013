import { and, count, desc, eq, isNotNull, isNull, like, sql, type SQL } from 'drizzle-orm'

import { anywhere } from '#base/like-pattern.ts'
import type { Category } from '#features/shop/core/product.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { isTestProduct } from '#features/shop/products/products.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { StoredPicture } from '#platform/picture.ts'

import type { ManagedView, ProductSubset } from './managed-list.ts'

const PAGE = 24

/** A product as the owner sees it in a list. */
export interface ManagedProduct {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly price: string
  readonly currency: string | null
  readonly priceSource: 'hand' | 'page' | 'test'
  readonly checkedAt: Date | null
  readonly sourceSite: string | null
  readonly category: Category
  readonly pillar: string | null
  readonly inStock: boolean
  readonly featured: boolean
  readonly goneAt: Date | null
  readonly isTest: boolean
  /** How many values wait for a decision. */
  readonly differences: number
  readonly image: StoredPicture | null
}

const differences = sql<number>`(select count(*)::int from jsonb_object_keys(${products.proposed}))`

const columns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  price: products.price,
  currency: products.currency,
  priceSource: products.priceSource,
  checkedAt: products.checkedAt,
  sourceSite: products.sourceSite,
  category: products.category,
  pillar: products.pillar,
  inStock: products.inStock,
  featured: products.featured,
  goneAt: products.goneAt,
  isTest: isTestProduct,
  differences,
  image: products.image,
}

export interface ManagedProducts {
  readonly products: ReadonlyArray<ManagedProduct>
  /** Of the whole view. */
  readonly total: number
  readonly hasMore: boolean
}

/** One page of the products of a view: featured ones first, then the newest. */
export async function listManagedProducts(
  { db }: Pick<Infrastructure, 'db'>,
  view: ManagedView,
  size: number = PAGE,
): Promise<ManagedProducts> {
  const where = and(fromSite(view.site), ofCategory(view.category), ofPart(view.part), holding(view.search))
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(products)
      .where(where)
      .orderBy(desc(products.featured), desc(products.createdAt), products.id)
      .limit(size)
      .offset((view.page - 1) * size),
    db.$count(products, where),
  ])
  return { products: rows, total, hasMore: view.page * size < total }
}

/** Products of every kind whose name or description holds every word that was looked for, the newest first. */
export async function findProductsNamed(
  { db }: Pick<Infrastructure, 'db'>,
  search: string,
  most: number,
): Promise<Array<Pick<ManagedProduct, 'id' | 'name' | 'category'>>> {
  return db
    .select({ id: products.id, name: products.name, category: products.category })
    .from(products)
    .where(holding(search))
    .orderBy(desc(products.createdAt))
    .limit(most)
}

/** What the statistic cards say. */
export interface ProductCounts {
  readonly curated: number
  readonly scraped: number
  readonly featured: number
  readonly total: number
}

/** How many products there are of each kind. */
export async function countManagedProducts({ db }: Pick<Infrastructure, 'db'>): Promise<ProductCounts> {
  const [row] = await db
    .select({
      total: count(),
      scraped: count(products.sourceSite),
      featured: sql<number>`(count(*) filter (where ${products.featured}))::int`,
    })
    .from(products)
  const { total, scraped, featured } = row!
  return { curated: total - scraped, scraped, featured, total }
}

/** The keys of all sites that a product comes from. */
export async function listProductSites({ db }: Pick<Infrastructure, 'db'>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ site: products.sourceSite })
    .from(products)
    .where(isNotNull(products.sourceSite))
    .orderBy(products.sourceSite)
  return rows.map(({ site }) => site!)
}

function fromSite(site: string): SQL | undefined {
  if (site === '') return undefined
  if (site === 'curated') return isNull(products.sourceSite)
  if (site === 'scraped') return isNotNull(products.sourceSite)
  return eq(products.sourceSite, site)
}

function ofCategory(category: Category | ''): SQL | undefined {
  return category === '' ? undefined : eq(products.category, category)
}

function ofPart(part: ProductSubset): SQL | undefined {
  return {
    all: undefined,
    featured: eq(products.featured, true),
    'out-of-stock': eq(products.inStock, false),
    differences: sql`${products.proposed} <> '{}'`,
    tests: isTestProduct,
  }[part]
}

/** Every word somewhere in the name or the description. */
function holding(search: string): SQL | undefined {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 12)
  return and(...words.map((word) => like(products.gist, anywhere(word))))
}
