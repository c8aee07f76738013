import type { By } from '#features/shop/managing/edit-product.server.ts'
import { dropPicture } from '#features/shop/pictures.server.ts'
import { insertProduct, isTestProduct, removeProducts } from '#features/shop/products.server.ts'
import { products } from '#features/shop/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

import { testProducts } from './test-products.ts'

/** With so many of them there are enough to try anything. */
const MOST = 60

/** How many test products there are. */
export function countTestProducts({ db }: Pick<Services, 'db'>): Promise<number> {
  return db.$count(products, isTestProduct)
}

type Added = { readonly ok: true; readonly count: number } | { readonly ok: false; readonly message: string }

/** Puts the samples on the shelves, marked as tests. */
export async function addTestProducts(services: Services, by: By): Promise<Added> {
  return services.db.transaction(async (tx): Promise<Added> => {
    const there = await tx.$count(products, isTestProduct)
    if (there + testProducts.length > MOST) return { ok: false, message: `there are ${there} already. Clear them first.` }
    const now = services.clock.now()
    for (const product of testProducts) {
      const scrapeData = { test: true, created_at: now.toISOString() }
      await insertProduct(services, tx, { ...product, priceSource: 'test', checkedAt: now, scrapeData }, 'test')
    }
    await services.audit.record(tx, { actor: by, action: 'test-products.added', details: { products: testProducts.length } })
    return { ok: true, count: testProducts.length }
  })
}

/** Takes every test product away. Returns how many there were. */
export async function clearTestProducts(services: Services, by: By): Promise<number> {
  const removed = await services.db.transaction(async (tx) => {
    const rows = await tx.select({ id: products.id }).from(products).where(isTestProduct)
    const ids = rows.map(({ id }) => id)
    const gone = ids.length > 0 ? await removeProducts(services, tx, ids) : []
    await services.audit.record(tx, { actor: by, action: 'test-products.cleared', details: { products: gone.length } })
    return gone
  })
  for (const { image } of removed) await dropPicture(services, image)
  return removed.length
}
