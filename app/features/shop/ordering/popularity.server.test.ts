import { asc, eq, sql } from 'drizzle-orm'

import { popularityOf } from '#features/shop/core/popularity.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { refreshPopularity } from './popularity.server.ts'

test('a start after the list has changed gives every product its new place, the next one changes nothing', async ({
  services,
}) => {
  const { db } = services
  await db.delete(products)
  const names = ['Barbell', 'Collagen peptides', 'L-tyrosine']
  for (const name of names) await aStoredProduct(services, { name })
  expect(await refreshPopularity(services)).toBe(0)
  await db
    .update(products)
    .set({ popularity: 7777 })
    .where(sql`${products.name} <> 'Barbell'`)
  expect(await refreshPopularity(services)).toBe(2)
  const places = await db.select({ popularity: products.popularity }).from(products).orderBy(asc(products.name))
  expect(places.map(({ popularity }) => popularity)).toEqual(names.map(popularityOf))
  expect(await refreshPopularity(services)).toBe(0)
})

test('a new place is no change by a person: the version and the time of the last change stay', async ({ services, clock }) => {
  const { id } = await aStoredProduct(services, { name: 'Zinc' })
  const [before] = await services.db.update(products).set({ popularity: 0 }).where(eq(products.id, id)).returning()
  clock.set('2026-03-03T00:00:00Z')
  await refreshPopularity(services)
  const [after] = await services.db.select().from(products).where(eq(products.id, id))
  expect(after).toEqual({ ...before, popularity: popularityOf('Zinc') })
})
