import { eq, like } from 'drizzle-orm'
import { onTestFinished } from 'vitest'

import { affiliateClicks } from '#features/shop/affiliate/affiliate-tables.server.ts'
import { products, refreshes, suppliers } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { endRefresh, tellProgress } from '#features/shop/refreshing/refresh-rows.server.ts'
import { aSupplier } from '#features/shop/refreshing/refresh.factory.server.ts'
import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { takeAwayAfterwards } from '#tests/support/shop-products.ts'

const nonce = () => crypto.randomUUID().slice(0, 8)
const alert = ({ page }: Visitor) => page.getByRole('alertdialog')

test(
  'suppliers are allowed and read; without one a refresh cannot start',
  deep('tests/e2e/shop-tools.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, goTo, axe } = owner
    await signIn(owner)
    await goTo('/shop/manage')
    await page.getByRole('button', { name: 'Refresh products' }).click()
    await page.getByText('Failed to start product refresh').first().waitFor()
    const name = `Shop ${nonce()}`
    await goTo('/shop/manage/suppliers/new')
    await page.getByLabel('Name').fill(name)
    expect(await page.getByLabel('Category').inputValue()).toBe('equipment')
    await page.getByLabel('Key').fill('Curated')
    await page.getByLabel('Address to begin at').fill('https://127.0.0.1/')
    await page.getByRole('button', { name: 'Save supplier' }).click()
    await page.getByText('This word means something else here.').waitFor()
    await page.getByText('Please enter an address that begins with https:// and names a shop.').waitFor()
    await page.getByLabel('Key').fill(`shop-${nonce()}`)
    await page.getByLabel('Address to begin at').fill(`https://${nonce()}.example/products.json`)
    expect(await axe()).toEqual([])
    await page.getByRole('button', { name: 'Save supplier' }).click()
    await page.getByText('Supplier saved').first().waitFor()
    await page.getByRole('button', { name: `Refresh ${name}` }).click()
    await page.getByText('Products Refreshing').first().waitFor()
    await page
      .getByText(/^Failed to refresh products: ./)
      .first()
      .waitFor()
    expect(await axe()).toEqual([])
    await page.getByRole('link', { name: `Edit ${name}` }).click()
    await page.waitForURL('**/shop/manage/suppliers/*-*')
    await page.getByRole('button', { name: 'Delete supplier' }).click()
    await alert(owner).getByRole('button', { name: 'OK' }).click()
    await page.getByText('Supplier deleted').first().waitFor()

    await goTo('/shop/manage/settings')
    await page.getByLabel('Retailer’s domain').fill('https://roguefitness.com')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Please enter a domain alone, like roguefitness.com, or leave it empty.').waitFor()
    expect(await axe()).toEqual([])
    const saveDomain = async (domain: string) => {
      await goTo('/shop/manage/settings')
      await page.getByLabel('Retailer’s domain').fill(domain)
      await page.getByRole('button', { name: 'Save settings' }).click()
      await page.getByText('Settings of the shop saved').first().waitFor()
    }
    // A name that nobody has, so that nothing outside is asked.
    const domain = `${nonce()}.example`
    await saveDomain(domain)
    await goTo('/shop/manage')
    await page.getByLabel('Rogue product URL').fill(`https://www.${domain}/bar`)
    await page.getByRole('button', { name: 'Get Details' }).click()
    await page
      .getByText(/^Failed to scrape product: ./)
      .first()
      .waitFor()
    await saveDomain('roguefitness.com')
  },
)

test(
  'all readings that go on are followed live, cancelling one stays where it was asked for, and none takes the focus',
  deep('tests/e2e/shop-tools.spec.ts'),
  async ({ visitor, dataDir }) => {
    const owner = await visitor()
    const { page, goTo, wake } = owner
    await signIn(owner)
    const word = nonce()
    const tell = (ids: string[], step: string) =>
      withServicesOf(dataDir, async (services) => {
        for (const id of ids) await tellProgress(services, id, step)
      })
    const { allowed, going, single } = await withServicesOf(dataDir, async (services) => {
      const aReading = async (given: object) => {
        const createdAt = services.clock.now()
        const values = { kind: 'supplier', status: 'running', step: 'Beginning', createdAt, ...given } as const
        return (await services.db.insert(refreshes).values(values).returning({ id: refreshes.id }))[0]!.id
      }
      const allowed = await Promise.all(
        ['one', 'two'].map((key) =>
          aSupplier(services, { key: `${key}-${word}`, name: `${key} ${word}`, url: `https://${key}-${word}.example/` }),
        ),
      )
      const going = [await aReading({ supplierId: allowed[0]!.id }), await aReading({ supplierId: allowed[1]!.id })]
      return { allowed, going, single: await aReading({ kind: 'page', url: 'https://www.roguefitness.com/bar' }) }
    })
    onTestFinished(() =>
      withServicesOf(dataDir, async ({ db }) => void (await db.delete(suppliers).where(like(suppliers.key, `%-${word}`)))),
    )
    await goTo('/shop/manage/suppliers')
    await wake()
    const readings = page.getByRole('region', { name: 'Refreshes' }).getByRole('listitem')
    const begun = allowed.map(({ name }) => readings.filter({ hasText: name }))
    await tell(going, 'Reading page 7')
    for (const each of begun) await each.getByText('Reading page 7').waitFor()
    await begun[1]!.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Cancelled', { exact: true }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/shop/manage/suppliers')
    await begun[1]!.getByText(/: cancelled/).waitFor()
    await tell(going, 'Reading page 8')
    await begun[0]!.getByText('Reading page 8').waitFor()

    await goTo(`/shop/manage?reading=${single}&q=none`)
    await wake()
    const get = page.getByRole('button', { name: 'Get Details' })
    await page.getByLabel('Rogue product URL').fill('https://www.roguefitness.com/bar')
    expect(await get.getAttribute('aria-disabled')).toBe('true')
    await get.focus()
    await page.keyboard.press('Enter')
    await withServicesOf(dataDir, (services) =>
      services.db.transaction(async (tx) => {
        for (const id of [single, ...going]) await endRefresh(services, tx, id, { status: 'failed', error: 'It took too long.' })
      }),
    )
    await page.getByText('Failed to scrape product: It took too long.').first().waitFor()
    expect(await get.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await get.getAttribute('aria-disabled')).toBeNull()
    expect(new URL(page.url()).search).toBe(`?reading=${single}&q=none`)
  },
)

test('a file of products is imported and taken back', deep('tests/e2e/shop-tools.spec.ts'), async ({ visitor }) => {
  const owner = await visitor({ javaScript: false })
  const { page, goTo } = owner
  await signIn(owner)
  const name = `Imported ${nonce()}`
  const choose = async (text: string) => {
    await goTo('/shop/manage/csv')
    await page.getByLabel('CSV file').setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Review it' }).click()
  }
  await choose(`name,category\n${name},boats\n`)
  await page.getByText('category: Please choose a category.').waitFor()
  expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0)
  await choose(`name,category\n${name},protein\n`)
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await page.getByText('1 product added.').waitFor()
  const answer = await owner.context.request.get('/shop/manage/products.csv')
  expect(await answer.text()).toContain(name)
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('alertdialog', { name: 'Undo this import?' }).waitFor()
  await alert(owner).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await alert(owner).getByRole('button', { name: 'OK' }).click()
  await page.getByText('Import undone').first().waitFor()
  await goTo(`/shop/manage?q=${encodeURIComponent(name)}`)
  await page.getByRole('heading', { name: 'No products found' }).waitFor()
})

test('entities are cleaned once somebody agrees', deep('tests/e2e/shop-tools.spec.ts'), async ({ visitor, dataDir }) => {
  const owner = await visitor()
  const { page, goTo, axe } = owner
  await signIn(owner)
  const name = `Men’s bar ${nonce()}`
  const aBar = (name: string, description: string) =>
    withServicesOf(dataDir, (services) => aStoredProduct(services, { name, sourceSite: 'rogue', description }))
  for (const made of [name, `Next ${name}`]) takeAwayAfterwards(dataDir, made)
  await aBar(name, 'Men&#39;s &amp; women&#39;s')
  await goTo('/blog-automation/tools')
  const cleaner = page.getByRole('region', { name: 'Product Description Cleaner' })
  await cleaner.getByText('Men&#39;s &amp; women&#39;s').waitFor()
  await cleaner.getByRole('button', { name: 'Clean descriptions' }).click()
  await alert(owner).waitFor()
  expect(await axe()).toEqual([])
  // Between the cleaning and the page that tells of it, a refresh brings the next one.
  await page.route(
    '**/blog-automation/tools.data*',
    (route) => aBar(`Next ${name}`, 'Racks &amp; bars').then(() => route.continue()),
    {
      times: 1,
    },
  )
  await alert(owner).getByRole('button', { name: 'OK' }).click()
  await page.getByText('Cleanup complete').first().waitFor()
  await page.getByText('Updated 1 product descriptions').first().waitFor()
  await cleaner.getByText('Racks &amp; bars').waitFor()
  expect(await alert(owner).count(), 'nobody agreed to what was found since').toBe(0)
  await cleaner.getByRole('button', { name: 'Clean descriptions' }).click()
  await alert(owner).getByRole('button', { name: 'OK' }).click()
  await cleaner.getByRole('button', { name: 'Find issues' }).click()
  await page.getByText('No issues found').first().waitFor()
  const [kept] = await withServicesOf(dataDir, ({ db }) => db.select().from(products).where(eq(products.name, name)))
  expect(kept!.description).toBe("Men's & women's")
})

test('the owner sees clicks by product, page and week', async ({ visitor, dataDir }) => {
  const owner = await visitor({ viewport: PHONE })
  const { page, goTo, axe } = owner
  await signIn(owner)
  const label = `Clicked ${nonce()}`
  await withServicesOf(dataDir, async ({ db, clock }) => {
    const day = clock.now().toISOString().slice(0, 10)
    await db
      .insert(affiliateClicks)
      .values({ day, target: label.replace(' ', '-').toLowerCase(), page: '/shop', label, count: 7 })
  })
  await goTo('/shop/manage/clicks?weeks=8')
  await page
    .getByRole('table', { name: 'By product' })
    .getByRole('row', { name: new RegExp(`${label} 7 7 0`) })
    .waitFor()
  await page
    .getByRole('table', { name: 'By page' })
    .getByRole('row', { name: /^\/shop / })
    .waitFor()
  expect(await axe()).toEqual([])
})

for (const javaScript of [true, false]) {
  test(
    `on the shelves too a product can be deleted, and one stays there (JavaScript: ${javaScript})`,
    deep('tests/e2e/shop-tools.spec.ts'),
    async ({ visitor, dataDir }) => {
      const owner = await visitor({ javaScript })
      const { page, goTo } = owner
      await signIn(owner)
      const name = `Shelved ${nonce()}`
      await withServicesOf(dataDir, (services) => aStoredProduct(services, { name, category: 'protein' }))
      await goTo(`/shop?q=${encodeURIComponent(name)}`)
      await page.getByRole('button', { name: 'Delete' }).click()
      await alert(owner).getByRole('button', { name: 'OK' }).click()
      await page.getByRole('alertdialog', { name: 'Product deleted successfully!' }).waitFor()
      expect(new URL(page.url()).searchParams.get('q')).toBe(name)
      await alert(owner).getByRole('button', { name: 'OK' }).click()
      await page.getByRole('heading', { name }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Refresh products' }).click()
      await page.getByText('Failed to start product refresh').first().waitFor()
      expect(new URL(page.url()).pathname).toBe('/shop')
    },
  )
}
