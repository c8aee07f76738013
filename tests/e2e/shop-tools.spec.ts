import { eq } from 'drizzle-orm'

import { affiliateClicks } from '#features/shop/affiliate/tables.server.ts'
import { aKeptProduct } from '#features/shop/product.factory.server.ts'
import { products } from '#features/shop/tables.server.ts'
import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { withServicesOf } from '#tests/support/product-services.ts'

const nonce = () => crypto.randomUUID().slice(0, 8)
const alert = ({ page }: Visitor) => page.getByRole('alertdialog')

test('suppliers are allowed and read; without one a refresh cannot start', async ({ visitor }) => {
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
    .waitFor({ timeout: 30_000 })
  expect(await axe()).toEqual([])
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await page.getByRole('button', { name: 'Delete supplier' }).click()
  await alert(owner).getByRole('button', { name: 'OK' }).click()
  await page.getByText('Supplier deleted').first().waitFor()

  await goTo('/shop/manage/settings')
  await page.getByLabel('Retailer’s domain').fill('https://roguefitness.com')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Please enter a domain alone, like roguefitness.com.').waitFor()
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
    .waitFor({ timeout: 30_000 })
  await saveDomain('roguefitness.com')
})

test('a file of products is looked over, imported, taken back, and exported', async ({ visitor }) => {
  const owner = await visitor({ javaScript: false })
  const { page, goTo } = owner
  await signIn(owner)
  const name = `Imported ${nonce()}`
  const choose = async (text: string) => {
    await goTo('/shop/manage/csv')
    await page.getByLabel('CSV file').setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Look it over' }).click()
  }
  await choose(`name,category\n${name},boats\n`)
  await page.getByText('category: Please choose a category.').waitFor()
  expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0)
  await choose(`name,category\n${name},protein\n`)
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await page.getByText('1 product added, 0 products changed.').waitFor()
  const answer = await owner.context.request.get('/shop/manage/products.csv')
  expect(await answer.text()).toContain(name)
  await page.getByRole('button', { name: 'Take the import back' }).click()
  await page.getByText('Import taken back').first().waitFor()
  await goTo(`/shop/manage?q=${encodeURIComponent(name)}`)
  await page.getByRole('heading', { name: 'No products found' }).waitFor()
})

test('descriptions with entities are shown and cleaned once somebody agrees', async ({ visitor, dataDir }) => {
  const owner = await visitor()
  const { page, goTo, axe } = owner
  await signIn(owner)
  const name = `Men’s bar ${nonce()}`
  const aBar = (name: string, description: string) =>
    withServicesOf(dataDir, (services) => aKeptProduct(services, { name, sourceSite: 'rogue', description }))
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
  test(`on the shelves too a product can be deleted, and one stays there (JavaScript: ${javaScript})`, async ({
    visitor,
    dataDir,
  }) => {
    const owner = await visitor({ javaScript })
    const { page, goTo } = owner
    await signIn(owner)
    const name = `Shelved ${nonce()}`
    await withServicesOf(dataDir, (services) => aKeptProduct(services, { name, category: 'protein' }))
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
  })
}

test('what a page says is said once, also to those who answer before React has arrived', async ({ visitor, dataDir }) => {
  const owner = await visitor()
  const { page, context, goTo } = owner
  await signIn(owner)
  const name = `Quick ${nonce()}`
  await withServicesOf(dataDir, (services) => aKeptProduct(services, { name, category: 'protein' }))
  await goTo(`/shop?q=${encodeURIComponent(name)}`)
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await context.route('**/assets/*.js', (route) => arrived.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Delete' }).click()
  await alert(owner).getByRole('button', { name: 'OK' }).click()
  const said = page.getByRole('alertdialog', { name: 'Product deleted successfully!' })
  await said.getByRole('button', { name: 'OK' }).click()
  expect(await said.isVisible()).toBe(false)
  arrive()
  await said.waitFor({ state: 'detached' })
})
