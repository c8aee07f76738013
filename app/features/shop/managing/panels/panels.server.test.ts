import { eq } from 'drizzle-orm'

import { anOwner } from '#features/identity/people/people.factory.server.ts'
import { products, refreshes } from '#features/shop/core/tables.server.ts'
import { createFromReading } from '#features/shop/managing/adder/create-from-reading.server.ts'
import { findManagedProduct } from '#features/shop/managing/edit-product.server.ts'
import { choosePictureAs, listPictured, previewPicture } from '#features/shop/managing/pictures/supplier-pictures.server.ts'
import { countShopMatters } from '#features/shop/managing/shop-matters.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { leaveAlone } from '#features/shop/reading/host-throttle.server.ts'
import { keepRobots } from '#features/shop/reading/robots.server.ts'
import { ShopSettingsForm } from '#features/shop/settings/settings-form.ts'
import { findShopSettings, saveShopSettings } from '#features/shop/settings/settings.server.ts'
import { shopDefaults } from '#features/shop/settings/shop-settings.ts'
import { SupplierForm } from '#features/shop/suppliers/supplier-form.ts'
import { deleteSupplier, findSupplier, listSuppliers, saveSupplier } from '#features/shop/suppliers/suppliers.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { html, startShopServer } from '#tests/support/shop-server.ts'
import { expect, test } from '#tests/support/test.ts'

import { addTestProducts, clearTestProducts, countTestProducts } from './test-products.server.ts'
import { testProducts } from './test-products.ts'

const found = {
  name: 'Ohio Bar',
  description: 'A bar.',
  price: '$295.00',
  currency: 'USD',
  compareAt: '$310.00',
  images: ['https://assets.example/1.jpg', 'https://assets.example/2.jpg'],
  inStock: null,
  url: 'https://www.roguefitness.com/ohio-bar',
  kind: '',
  tags: [],
  method: 'json-ld' as const,
  provenance: { name: 'json-ld' as const, price: 'json-ld' as const },
}
const nothing = { added: [], changed: [], gone: [], unchanged: 0, leftOut: 0, failed: [] }

async function aReading({ db, clock }: Services, result: object | null): Promise<string> {
  const [row] = await db
    .insert(refreshes)
    .values({
      kind: 'page',
      url: found.url,
      status: 'done',
      result: result as never,
      createdAt: clock.now(),
      endedAt: clock.now(),
    })
    .returning({ id: refreshes.id })
  return row!.id
}

test('test products say what they are, are marked as tests, and are all that clearing takes away', async ({ services }) => {
  const by = await anOwner(services, 'Ann')
  await aStoredProduct(services, { name: 'Test bench', sourceSite: 'rogue', scrapeData: { method: 'json-ld' } })
  expect(await addTestProducts(services, by)).toEqual({ ok: true, count: testProducts.length })
  const rows = await services.db.select().from(products).where(eq(products.priceSource, 'test'))
  expect(rows).toHaveLength(testProducts.length)
  for (const { name, scrapeData } of rows) expect([name.startsWith('Test product: '), scrapeData?.test]).toEqual([true, true])
  expect(await clearTestProducts(services, by)).toBe(testProducts.length)
  expect(await countTestProducts(services)).toBe(0)
  expect((await services.db.select().from(products)).map(({ name }) => name)).toEqual(['Test bench'])
})

test('test products are there once, however often and however quickly they are added; one that was deleted comes back', async ({
  freshDatabase,
}) => {
  const { services } = await freshDatabase()
  const by = await anOwner(services, 'Ann')
  const there = { ok: false, message: 'they are there already.' }
  const [first, second] = await Promise.all([addTestProducts(services, by), addTestProducts(services, by)])
  expect([first, second].toSorted((one, other) => Number(other.ok) - Number(one.ok))).toEqual([
    { ok: true, count: testProducts.length },
    there,
  ])
  await services.db.delete(products).where(eq(products.name, testProducts[0]!.name))
  expect(await addTestProducts(services, by)).toEqual({ ok: true, count: 1 })
  expect(await addTestProducts(services, by)).toEqual(there)
  expect(await countTestProducts(services)).toBe(testProducts.length)
})

test('what was read and looked over becomes a product once; what was changed is the owner’s', async ({ services }) => {
  const by = await anOwner(services, 'Ann')
  const reading = await aReading(services, { ...nothing, found })
  const reviewed = { name: found.name, price: '$300', description: found.description, image: 1 }
  const created = await createFromReading(services, by, reading, reviewed)
  const [product] = await services.db.select().from(products)
  expect(created).toMatchObject({ ok: true, product: { id: product!.id } })
  expect(product).toMatchObject({
    sourceSite: 'rogue',
    sourceUrl: found.url,
    affiliateUrl: found.url,
    category: 'equipment',
    inStock: true,
    featured: false,
    priceSource: 'hand',
    imageUrl: 'https://assets.example/2.jpg',
    handEdited: ['price', 'imageUrl'],
    provenance: { name: 'json-ld', price: 'hand', imageUrl: 'hand' },
    scrapeData: { method: 'json-ld', original_url: found.url, scraped_images: found.images },
  })
  expect(await createFromReading(services, by, reading, reviewed)).toEqual({ ok: false, reason: 'there already' })
  for (const none of [await aReading(services, nothing), await aReading(services, null), 'no id'])
    expect(await createFromReading(services, by, none, reviewed)).toEqual({ ok: false, reason: 'nothing scraped' })
  expect(await auditLines(services)).toEqual([`Ann product.created product ${product!.id.slice(0, 8)}`])
})

test('a picture is chosen among those of the page, and no other', async ({ services, sent }) => {
  const by = await anOwner(services, 'Ann')
  const scrapeData = { scraped_images: found.images }
  const { id } = await aStoredProduct(services, { name: 'Ohio Bar', sourceSite: 'rogue', scrapeData })
  await aStoredProduct(services, { name: 'A test', sourceSite: 'rogue', scrapeData: { test: true } })
  expect(await listPictured(services, { site: 'rogue', page: 1, most: 5 })).toEqual({
    products: [{ id, name: 'Ohio Bar', imageUrl: '', choices: found.images }],
    hasMore: false,
  })
  for (const none of [2, -1, 0.5, Number.NaN]) expect(await choosePictureAs(services, by, id, none)).toBe(false)
  expect(await choosePictureAs(services, by, id, 1)).toBe(true)
  expect(await findManagedProduct(services, id)).toMatchObject({ imageUrl: found.images[1], handEdited: ['imageUrl'] })
  expect(sent.map(({ name }) => name)).toEqual(['shop.fetch-picture'])
})

test('a preview is fetched for addresses that are kept alone', async ({ services }) => {
  const asked: string[] = []
  const counting: Services = {
    ...services,
    fetch: async (address) => {
      asked.push(address)
      throw new Error('nothing is reached in tests')
    },
  }
  await keepRobots(services, 'https://assets.example', '')
  const reading = await aReading(services, { ...nothing, found })
  for (const [of, choice] of [
    [reading, 2],
    [reading, -1],
    ['https://evil.example', 0],
    ['00000000-0000-4000-8000-000000000000', 0],
  ] as const)
    expect(await previewPicture(counting, of, choice)).toBeNull()
  expect(asked).toEqual([])
  await expect(previewPicture(counting, reading, 1)).rejects.toThrow('nothing is reached')
  expect(asked).toEqual([found.images[1]])
})

test('a preview whose host is busy for more than a few seconds does not hang, and asks nothing', async ({ services, clock }) => {
  const shop = await startShopServer({ '/1.jpg': html('no picture') })
  await keepRobots(services, 'https://shop.test', '')
  const reading = await aReading(services, { ...nothing, found: { ...found, images: ['https://shop.test/1.jpg'] } })
  const all = { ...services, fetch: shop.fetch }
  await leaveAlone(services, 'shop.test', new Date(clock.now().getTime() + 3_100))
  expect(await previewPicture(all, reading, 0)).toBe('later')
  expect(shop.asked).toEqual([])
  clock.set(new Date(clock.now().getTime() + 3_100))
  expect(await previewPicture(all, reading, 0)).toBeNull()
  expect(shop.asked).toEqual(['/1.jpg'])
})

test('no two suppliers have the same key or address; the products of one that goes stay', async ({ services }) => {
  const by = await anOwner(services, 'Ann')
  const values = SupplierForm.parse({
    name: 'Momentous',
    key: 'Momentous',
    url: 'https://www.livemomentous.com/',
    category: 'protein',
  })
  const saved = await saveSupplier(services, by, null, values)
  if (!saved.ok) throw new Error(saved.reason)
  expect(await findSupplier(services, saved.id)).toMatchObject({ key: 'momentous', isNightlyOn: false, createdBy: by.userId })
  expect(await saveSupplier(services, by, null, { ...values, url: 'https://other.example/' })).toEqual({
    ok: false,
    reason: 'key taken',
  })
  expect(await saveSupplier(services, by, null, { ...values, key: 'other' })).toEqual({ ok: false, reason: 'address taken' })
  expect(await saveSupplier(services, by, saved.id, { ...values, name: 'Momentous, new' })).toMatchObject({ ok: true })
  expect(await saveSupplier(services, by, 'no id', { ...values, key: 'x', url: 'https://x.example/' })).toEqual({
    ok: false,
    reason: 'gone',
  })
  await aStoredProduct(services, { name: 'Whey', sourceSite: 'momentous' })
  expect(await deleteSupplier(services, by, saved.id)).toBe(true)
  expect(await deleteSupplier(services, by, saved.id)).toBe(false)
  expect([await listSuppliers(services), await services.db.$count(products)]).toEqual([[], 1])
})

test('an address that is no shop’s is refused: numbers, ports, user names, plain http', () => {
  const at = (url: string) => SupplierForm.safeParse({ name: 'A', key: 'a', url, category: 'protein' }).success
  const refused = [
    'http://a.example',
    'https://127.0.0.1',
    'https://[::1]',
    'https://a.example:8443',
    'https://u@a.example',
    'https://localhost',
    'https://2130706433',
    'https://a.example\\@b.example',
    'javascript:alert(1)',
  ]
  expect(refused.filter(at)).toEqual([])
  expect(at('https://shop.example.co.uk/collections/all?page=1')).toBe(true)
})

test('settings have defaults until they are saved, and are saved once', async ({ services }) => {
  const by = await anOwner(services, 'Ann')
  expect(await findShopSettings(services)).toEqual(shopDefaults)
  const form = ShopSettingsForm.parse({ retailerDomain: ' RogueFitness.com ', partnerParameter: 'a_aid', partnerId: 'ann-1' })
  await saveShopSettings(services, by, form)
  await saveShopSettings(services, by, { ...form, isNightlyOn: true })
  const saved = {
    retailerDomain: 'roguefitness.com',
    partnerParameter: 'a_aid',
    partnerId: 'ann-1',
    departments: {},
    isNightlyOn: true,
    retailerName: '',
  }
  expect(await findShopSettings(services)).toEqual(saved)
  for (const domain of ['roguefitness', 'https://a.example', 'a.example/x', '1.2.3.4', 'a..example'])
    expect(ShopSettingsForm.safeParse({ ...saved, retailerDomain: domain, isNightlyOn: 'on' }).success, domain).toBe(false)
})

test('what waits in the shop is counted: differences, and suppliers of which the last reading failed', async ({ services }) => {
  const by = await anOwner(services, 'Ann')
  await aStoredProduct(services, { name: 'Bar', sourceSite: 'rogue', proposed: { price: '$3' } })
  const supplier = async (key: string) => {
    const values = SupplierForm.parse({ name: key, key, url: `https://${key}.example/`, category: 'protein' })
    const saved = await saveSupplier(services, by, null, values)
    return saved.ok ? saved.id : ''
  }
  const reading = (supplierId: string, status: 'done' | 'failed', day: number) =>
    services.db.insert(refreshes).values({ kind: 'supplier', supplierId, status, createdAt: new Date(Date.UTC(2026, 1, day)) })
  const [broken, mended] = [await supplier('broken'), await supplier('mended')]
  await reading(broken, 'done', 1)
  await reading(broken, 'failed', 2)
  await reading(mended, 'failed', 1)
  await reading(mended, 'done', 2)
  expect(await countShopMatters(services)).toEqual({ differences: 1, failedRefreshes: 1 })
})
