import { products } from '#features/shop/core/tables.server.ts'
import type { By } from '#features/shop/managing/edit-product.server.ts'
import { dropPicture } from '#features/shop/products/pictures.server.ts'
import { insertProduct, isTestProduct, removeProducts } from '#features/shop/products/products.server.ts'
import { lockInTransaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { testProducts } from './test-products.ts'

/** How many test products there are. */
export function countTestProducts({ db }: Pick<Infrastructure, 'db'>): Promise<number> {
  return db.$count(products, isTestProduct)
}

type Added = { readonly ok: true; readonly count: number } | { readonly ok: false; readonly message: string }

/** Puts the samples on the shelves that are not there, marked as tests. Whoever asks at the same time waits, and adds none. */
export async function addTestProducts(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: By,
): Promise<Added> {
  return services.db.transaction(async (tx): Promise<Added> => {
    await lockInTransaction(tx, 'test products')
    const there = new Set((await tx.select({ name: products.name }).from(products).where(isTestProduct)).map(({ name }) => name))
    const missing = testProducts.filter(({ name }) => !there.has(name))
    if (missing.length === 0) return { ok: false, message: 'they are there already.' }
    const now = services.clock.now()
    for (const product of missing) {
      const scrapeData = { test: true, created_at: now.toISOString() }
      await insertProduct(services, tx, { ...product, priceSource: 'test', checkedAt: now, scrapeData }, 'test')
    }
    await services.audit.record(tx, { actor: by, action: 'test-products.added', details: { products: missing.length } })
    return { ok: true, count: missing.length }
  })
}

/** Takes every test product away. Returns how many there were. */
export async function clearTestProducts(
  services: Pick<Infrastructure, 'db' | 'audit' | 'files' | 'broadcast' | 'log'>,
  by: By,
): Promise<number> {
  const removed = await services.db.transaction(async (tx) => {
    const rows = await tx.select({ id: products.id }).from(products).where(isTestProduct)
    const ids = rows.map(({ id }) => id)
    const deleted = ids.length > 0 ? await removeProducts(services, tx, ids) : []
    await services.audit.record(tx, { actor: by, action: 'test-products.cleared', details: { products: deleted.length } })
    return deleted
  })
  for (const { image } of removed) await dropPicture(services, image)
  return removed.length
}
