import { and, desc, eq, inArray, not, or } from 'drizzle-orm'

import { products, productSlugs } from '#features/shop/core/tables.server.ts'
import { isTestProduct } from '#features/shop/products/products.server.ts'
import { pillarOf } from '#features/shop/shelves/product-view.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** One sitemap names no more. */
const MOST = 20_000
const ADDRESS = /^\/shop\/([a-z0-9][a-z0-9-]{0,140})$/

const columns = {
  slug: products.slug,
  name: products.name,
  pillar: products.pillar,
  category: products.category,
  changedAt: products.updatedAt,
}

/** Every product on the shelves but test products, newest first. One that is out of stock keeps its page; it is found by its address, and each by a former one. */
export const shopPages = {
  async list({ db }: Pick<Infrastructure, 'db'>) {
    const rows = await db
      .select(columns)
      .from(products)
      .where(and(eq(products.inStock, true), not(isTestProduct)))
      .orderBy(desc(products.createdAt), products.id)
      .limit(MOST)
    return rows.map(pageOf)
  },
  async find({ db, log }: Pick<Infrastructure, 'db' | 'log'>, path: string) {
    const slug = ADDRESS.exec(path)?.[1]
    if (!slug) return null
    const former = db.select({ id: productSlugs.productId }).from(productSlugs).where(eq(productSlugs.slug, slug))
    const rows = await db
      .select(columns)
      .from(products)
      .where(or(eq(products.slug, slug), inArray(products.id, former)))
      .catch((error: unknown) => {
        // The page itself says that it could not be read; its frame still stands.
        log.error({ err: error }, 'A product could not be looked up.')
        return []
      })
    return rows[0] ? pageOf(rows[0]) : null
  },
}

type Row = Pick<typeof products.$inferSelect, 'slug' | 'name' | 'pillar' | 'category'> & { changedAt: Date }

function pageOf(row: Row) {
  const { slug, name, changedAt } = row
  return {
    path: `/shop/${slug}`,
    title: name,
    changedAt: changedAt.toISOString(),
    picture: { subject: pillarOf(row), seed: slug },
  }
}
