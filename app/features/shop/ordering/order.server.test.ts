import fc from 'fast-check'

import { products } from '#features/shop/core/tables.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { orderOf } from './order.server.ts'
import { compareProducts, sortModes } from './sort.ts'

const few = <T>(...values: [T, ...T[]]) => fc.constantFrom(...values)
const text = fc.oneof(
  few('iron', 'Iron', 'iron ', 'írön', 'zinc', 'Ｚinc', '\u{1F3CB}', '\uFB01g', '-', 'a b', 'ab', '日本'),
  fc.string({ unit: 'binary', maxLength: 4 }).map((any) => any.toWellFormed().replaceAll('\0', '')),
)
const product = fc.record({
  featured: fc.boolean(),
  name: text,
  sortName: text,
  priceCents: fc.option(fc.integer({ min: 0, max: 3 })),
  popularity: fc.integer({ min: 0, max: 2 }),
  createdAt: few(new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00.001Z')),
  id: fc.uuid({ version: 4 }),
})

test('the database sorts as the rules do, whatever the products', async ({ services: { db } }) => {
  const property = fc.asyncProperty(
    fc.uniqueArray(product, { selector: ({ id }) => id, minLength: 2, maxLength: 30 }),
    async (shelf) => {
      await db.delete(products)
      const made = { slug: '', gist: '', updatedAt: new Date(0) }
      await db
        .insert(products)
        .values(shelf.map((one) => ({ ...made, ...one, slug: one.id, currency: one.priceCents === null ? null : 'USD' })))
      for (const mode of sortModes) {
        const rows = await db
          .select({ id: products.id })
          .from(products)
          .orderBy(...orderOf(mode))
        expect(rows.map(({ id }) => id)).toEqual(shelf.toSorted(compareProducts(mode)).map(({ id }) => id))
      }
    },
  )
  await fc.assert(property, { numRuns: 40 })
})
