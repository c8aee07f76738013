import { eq } from 'drizzle-orm'

import { anOwner } from '#features/identity/people/people.factory.server.ts'
import type { ProductValues } from '#features/shop/core/product.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { decideDifferenceAs } from './decide-difference.server.ts'
import {
  createProductAs,
  deleteProductAs,
  editProductAs,
  featureProductAs,
  featureTickedAs,
  findManagedProduct,
} from './edit-product.server.ts'
import { listProductHistory } from './history.server.ts'
import { countManagedProducts, listManagedProducts } from './list-products.server.ts'
import { wholeList, type ManagedView } from './managed-list.ts'
import { changedFields, fieldsOf, type EditorFields } from './product-fields.ts'
import { ProductForm } from './product-form.ts'

const aScrapedProduct = (services: Services, given: Partial<ProductValues> & { name: string }) =>
  aStoredProduct(services, { sourceSite: 'rogue', priceSource: 'page', ...given })

/** Saves a product as its editor does: opened, some fields typed anew, sent. */
async function edit(services: Services, id: string, typed: Partial<EditorFields>, opened?: EditorFields, over?: number) {
  const product = (await findManagedProduct(services, id))!
  const seen = opened ?? fieldsOf(product)
  const fields = { ...seen, ...typed }
  return editProductAs(services, await anOwner(services, 'Ann'), id, {
    values: ProductForm.parse(fields),
    changed: changedFields(fields, seen),
    over: over ?? product.version,
  })
}

test('what a person changed is theirs, and only that: the rest still follows the page', async ({ services, clock }) => {
  const { id } = await aScrapedProduct(services, { name: 'Rogue Bar', price: '$295', description: 'A bar.' })
  const opened = fieldsOf((await findManagedProduct(services, id))!)
  // A refresh comes between opening and saving.
  await services.db.update(products).set({ price: '$310' }).where(eq(products.id, id))
  clock.set('2026-03-03T09:30:00Z')
  expect(await edit(services, id, { description: 'Our favourite bar.' }, opened)).toMatchObject({ ok: true })
  expect(await findManagedProduct(services, id)).toMatchObject({
    price: '$310',
    description: 'Our favourite bar.',
    handEdited: ['description'],
    provenance: { description: 'hand' },
    priceSource: 'page',
    version: 2,
  })
  await edit(services, id, { price: '280', inStock: '' })
  expect(await findManagedProduct(services, id)).toMatchObject({
    price: '280',
    priceCents: 28_000,
    priceSource: 'hand',
    checkedAt: new Date('2026-03-03T09:30:00Z'),
    inStock: false,
    handEdited: ['description', 'price', 'inStock'],
  })
  expect((await listProductHistory(services, id)).map(({ price, inStock, source }) => `${price} ${inStock} ${source}`)[0]).toBe(
    '280 false hand',
  )
})

test('saving what one only looked at changes nothing, and is no act', async ({ services }) => {
  const { id } = await aStoredProduct(services, {
    name: 'Creatine',
    evidence: {
      summary: 'A.',
      dose: null,
      caution: 'B.',
      sources: [{ title: 'T', url: 'https://ods.example/' }],
      isReviewed: false,
    },
  })
  expect(await edit(services, id, {})).toMatchObject({ ok: true })
  expect(await findManagedProduct(services, id)).toMatchObject({ version: 1, handEdited: [] })
  expect(await auditLines(services)).toEqual([])
})

test('who saves over what somebody else has saved meanwhile is told so, and nothing is changed', async ({ services }) => {
  const { id } = await aStoredProduct(services, { name: 'Creatine' })
  await edit(services, id, { name: 'Creatine, pure' })
  expect(await edit(services, id, { name: 'Creatine, mine' }, undefined, 1)).toEqual({ ok: false, reason: 'changed meanwhile' })
  expect(await findManagedProduct(services, id)).toMatchObject({ name: 'Creatine, pure' })
})

test('a difference is taken over or kept; kept, it is remembered as declined', async ({ services }) => {
  const proposed = { price: '$310', inStock: 'false' }
  const { id } = await aScrapedProduct(services, { name: 'Rogue Bar', price: '$295', handEdited: ['price', 'inStock'], proposed })
  const by = await anOwner(services, 'Ann')
  expect(await decideDifferenceAs(services, by, id, { field: 'price', decision: 'take' })).toBe(true)
  expect(await decideDifferenceAs(services, by, id, { field: 'inStock', decision: 'keep' })).toBe(true)
  expect(await decideDifferenceAs(services, by, id, { field: 'inStock', decision: 'keep' })).toBe(false)
  expect(await findManagedProduct(services, id)).toMatchObject({
    price: '$310',
    priceSource: 'page',
    inStock: true,
    handEdited: ['inStock'],
    proposed: {},
    declined: { inStock: 'false' },
  })
  expect((await auditLines(services)).toSorted()).toEqual([
    `Ann difference.kept field inStock, product ${id.slice(0, 8)}`,
    `Ann difference.taken field price, product ${id.slice(0, 8)}`,
  ])
})

test('a price that is taken over brings its currency with it', async ({ services }) => {
  const { id } = await aScrapedProduct(services, {
    name: 'Rogue Bar',
    price: '$295',
    handEdited: ['price'],
    proposed: { price: '310.00 EUR' },
  })
  await decideDifferenceAs(services, await anOwner(services, 'Ann'), id, { field: 'price', decision: 'take' })
  expect(await findManagedProduct(services, id)).toMatchObject({ price: '310.00 EUR', priceCents: 31_000, currency: 'EUR' })
})

test('products are added, featured and deleted, each with a line in the audit log and a word to whoever keeps pages', async ({
  services,
}) => {
  const by = await anOwner(services, 'Ann')
  let words = 0
  services.broadcast.subscribe('pages', () => (words += 1))
  const { id } = await createProductAs(services, by, { name: 'Zinc', category: 'essentials', price: '$9' })
  expect(await featureProductAs(services, by, id, true)).toBe(true)
  expect(await deleteProductAs(services, by, id)).toBe(true)
  expect(words).toBe(3)
  expect(await deleteProductAs(services, by, id)).toBe(false)
  expect(await featureProductAs(services, by, 'no id', true)).toBe(false)
  expect((await auditLines(services)).toSorted()).toEqual(
    ['created', 'deleted', 'featured'].map((intent) => `Ann product.${intent} product ${id.slice(0, 8)}`),
  )
})

test('the list is searched, filtered and counted', async ({ services }) => {
  await aStoredProduct(services, { name: 'Magnesium 100%', category: 'essentials', featured: true })
  await aScrapedProduct(services, { name: 'Rogue Bar', description: 'Twenty kilograms of steel.', proposed: { price: '$3' } })
  await aScrapedProduct(services, { name: 'Test bar', scrapeData: { test: true }, inStock: false })
  const names = async (view: Partial<ManagedView>) =>
    (await listManagedProducts(services, { ...wholeList, ...view })).products.map(({ name }) => name).toSorted()
  expect(await names({ search: 'steel BAR' })).toEqual(['Rogue Bar'])
  expect(await names({ search: '%' })).toEqual(['Magnesium 100%'])
  expect(await names({ site: 'curated' })).toEqual(['Magnesium 100%'])
  expect(await names({ site: 'scraped' })).toEqual(['Rogue Bar', 'Test bar'])
  expect(await names({ site: 'rogue', category: 'protein' })).toEqual([])
  expect(await names({ part: 'featured' })).toEqual(['Magnesium 100%'])
  expect(await names({ part: 'differences' })).toEqual(['Rogue Bar'])
  expect(await names({ part: 'tests' })).toEqual(['Test bar'])
  expect(await names({ part: 'out-of-stock' })).toEqual(['Test bar'])
  expect(await countManagedProducts(services)).toEqual({ curated: 1, scraped: 2, featured: 1, total: 3 })
  expect((await listManagedProducts(services, wholeList)).products[0]).toMatchObject({ name: 'Magnesium 100%', isTest: false })
})

test('ticked products are featured together, those that were not; and that can be taken back', async ({ services }) => {
  const by = await anOwner(services, 'Ann')
  const [plain, before] = [
    await aStoredProduct(services, { name: 'Plain' }),
    await aStoredProduct(services, { name: 'Before', featured: true }),
  ]
  const ids = [plain.id, before.id, 'no-id']
  expect(await featureTickedAs(services, by, ids, true)).toEqual([plain.id])
  expect(await featureTickedAs(services, by, [plain.id], false)).toEqual([plain.id])
  const featured = await listManagedProducts(services, { ...wholeList, part: 'featured' })
  expect(featured.products.map(({ name }) => name)).toEqual(['Before'])
})
