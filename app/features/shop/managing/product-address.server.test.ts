import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { affiliateClicks } from '#features/shop/affiliate/affiliate-tables.server.ts'
import { findTarget } from '#features/shop/affiliate/targets.server.ts'
import { productSlugs } from '#features/shop/core/tables.server.ts'
import { shopPages } from '#features/shop/product-page/listed-products.server.ts'
import { findPresentSlug, findProductPage } from '#features/shop/product-page/product-page.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findClicks } from './clicks/click-report.server.ts'
import { findImport, reviewImport } from './csv/imports.server.ts'
import { editProductAs, findManagedProduct } from './edit-product.server.ts'
import { changedFields, fieldsOf } from './product-fields.ts'
import { ProductForm } from './product-form.ts'

async function aPerson(services: Services): Promise<{ userId: string }> {
  const email = `${crypto.randomUUID()}@example.com`
  const userId = await services.db.transaction((tx) =>
    insertAccount(tx, services, { email, displayName: 'Ann', emailVerified: true }),
  )
  return { userId: userId! }
}

/** Gives a product an address as its editor does. */
async function move(services: Services, id: string, slug: string, name?: string) {
  const product = (await findManagedProduct(services, id))!
  const seen = fieldsOf(product)
  const typed = { ...seen, slug, ...(name && { name }) }
  const edit = { values: ProductForm.parse(typed), changed: changedFields(typed, seen), over: product.version }
  const saved = await editProductAs(services, await aPerson(services), id, edit)
  return saved.ok ? saved.product.slug : saved.reason
}

const formerSlugs = async ({ db }: Services) => (await db.select().from(productSlugs)).map(({ slug }) => slug).toSorted()

test('a product that gets another address is found there by everything, and by its former one', async ({ services }) => {
  const { id } = await aStoredProduct(services, { name: 'Zinc', affiliateUrl: 'https://shop.example/zinc' })
  let words = 0
  services.broadcast.subscribe('pages', () => (words += 1))
  expect(await move(services, id, ' Zinc: the Metal! ')).toBe('zinc-the-metal')
  expect(words).toBeGreaterThan(0)
  expect(await findManagedProduct(services, id)).toMatchObject({ name: 'Zinc', version: 2, handEdited: [] })
  expect((await findProductPage(services, 'zinc-the-metal'))!.product.slug).toBe('zinc-the-metal')
  expect(await findPresentSlug(services, 'zinc')).toBe('zinc-the-metal')
  for (const name of ['zinc', 'zinc-the-metal'])
    expect(await findTarget(services, name)).toMatchObject({ slug: 'zinc-the-metal', productId: id })
  expect((await shopPages.list(services)).map(({ path }) => path)).toEqual(['/shop/zinc-the-metal'])
  expect(await shopPages.find(services, '/shop/zinc')).toMatchObject({ path: '/shop/zinc-the-metal' })
})

test('an address that one takes back is the present one again and no former one; an empty field leaves it as it is', async ({
  services,
}) => {
  const { id } = await aStoredProduct(services, { name: 'Zinc' })
  await move(services, id, 'iron')
  expect(await move(services, id, 'zinc', 'Zinc, anew')).toBe('zinc')
  expect(await formerSlugs(services)).toEqual(['iron'])
  expect(await findManagedProduct(services, id)).toMatchObject({ name: 'Zinc, anew', version: 3 })
  expect(await move(services, id, '!')).toBe('zinc')
})

test('no product takes an address that another has or had, or that stands for something else', async ({ services }) => {
  const { id } = await aStoredProduct(services, { name: 'Zinc' })
  const other = await aStoredProduct(services, { name: 'Iron' })
  await move(services, other.id, 'copper')
  expect(await move(services, id, 'iron', 'Not kept')).toBe('slug taken')
  expect(await move(services, id, 'copper')).toBe('slug taken')
  expect(await findManagedProduct(services, id)).toMatchObject({ name: 'Zinc', slug: 'zinc', version: 1 })
  for (const slug of ['Manage', 'rogue', 'strength'])
    expect(ProductForm.safeParse({ name: 'Zinc', category: 'protein', slug }).error?.issues[0]!.message).toBe(
      'This word stands for something else in the shop: choose another one.',
    )
})

test('of two who give the same address at once one gets it', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const made = await Promise.all(['Zinc', 'Iron', 'Copper'].map((name) => aStoredProduct(services, { name })))
  const [added, ...moved] = await Promise.all([
    aStoredProduct(services, { name: 'Zinc' }).then(({ slug }) => slug),
    ...made.map(({ id }) => move(services, id, 'zinc-2')),
  ])
  expect(moved.filter((slug) => slug === 'slug taken')).toHaveLength(added === 'zinc-2' ? 3 : 2)
})

test('clicks of a product stay one line under another address, and so do those on its page', async ({ services }) => {
  const { id } = await aStoredProduct(services, { name: 'Zinc' })
  const click = { day: '2026-03-02', label: 'Zinc', productId: id }
  await services.db.insert(affiliateClicks).values({ ...click, target: 'zinc', page: '/shop/zinc', count: 2 })
  await move(services, id, 'iron')
  await services.db.insert(affiliateClicks).values({ ...click, target: 'iron', page: '/shop/iron', count: 3 })
  expect(await findClicks(services, 1)).toMatchObject({
    byProduct: [{ target: 'iron', total: 5 }],
    byPage: [{ target: '/shop/iron', label: '/shop/iron', total: 5 }],
    total: 5,
  })
})

test('a file that is older than an address is about the same product still, and about it once', async ({ services }) => {
  const { id } = await aStoredProduct(services, { name: 'Zinc', price: '$9' })
  await move(services, id, 'iron')
  const bytes = new TextEncoder().encode('slug,price\nzinc,$10\niron,$11\n')
  const reviewed = await reviewImport(services, await aPerson(services), { name: 'products.csv', bytes })
  const { rows } = (await findImport(services, reviewed.ok ? reviewed.id : ''))!
  expect(rows).toMatchObject([
    { what: 'changed', productId: id, values: { price: '$10' } },
    { what: 'refused', reason: 'Row 2 is about the same product.' },
  ])
})
