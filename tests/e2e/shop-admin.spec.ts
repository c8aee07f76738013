import { eq } from 'drizzle-orm'
import type { Locator } from 'playwright-core'

import { aKeptProduct } from '#features/shop/product.factory.server.ts'
import { products, refreshes } from '#features/shop/tables.server.ts'
import { DESK, expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { takeAwayAfterwards } from '#tests/support/take-away-afterwards.ts'

const nonce = () => crypto.randomUUID().slice(0, 8)
const card = ({ page }: Visitor, name: string) => page.getByRole('article').filter({ hasText: name })
const dialog = ({ page }: Visitor, name: string) => page.getByRole('dialog', { name })
const alert = ({ page }: Visitor) => page.getByRole('alertdialog')
const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement)

for (const javaScript of [true, false]) {
  test(`a product is added by hand, found, featured, edited and deleted (JavaScript: ${javaScript})`, async ({ visitor }) => {
    const owner = await visitor({ javaScript, viewport: javaScript ? DESK : PHONE })
    const { page, goTo, axe } = owner
    await signIn(owner)
    const name = `Zinc ${nonce()}`
    await goTo('/shop?view=manage')
    expect(new URL(page.url()).pathname).toBe('/shop/manage')
    for (const figure of ['Curated', 'Scraped', 'Featured', 'Total'])
      await page.getByRole('region', { name: 'Statistics' }).getByText(figure, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'New product' }).click()
    const added = dialog(owner, 'New product')
    await added.getByRole('button', { name: 'Add product' }).click()
    await added.getByText('Please enter a name.').waitFor()
    await added.getByLabel('Name').fill(name)
    await added.getByLabel('Price', { exact: true }).fill('12.5')
    await added.getByLabel('Affiliate address').fill('http://shop.example/zinc')
    await added.getByRole('button', { name: 'Add product' }).click()
    await added.getByText('Please enter an address that begins with https://.').waitFor()
    expect(await added.getByLabel('Name').inputValue()).toBe(name)
    await added.getByLabel('Affiliate address').fill('https://shop.example/zinc')
    if (javaScript) expect(await axe()).toEqual([])
    await added.getByRole('button', { name: 'Add product' }).click()
    await page.getByText('Product added').first().waitFor()

    await goTo(`/shop/manage?q=${encodeURIComponent(name.toUpperCase())}&site=curated&category=essentials`)
    await page.getByText('1 product', { exact: true }).waitFor()
    const own = card(owner, name)
    await own.getByText('$12.50').waitFor()
    await own.getByRole('button', { name: 'Feature' }).click()
    await own.getByText('Featured', { exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('site')).toBe('curated')
    await own.getByRole('link', { name: 'Edit' }).click()
    const editor = dialog(owner, 'Edit product')
    await editor.getByLabel('In stock').uncheck()
    await editor.getByLabel('What the evidence says').fill('It is a metal. We need little of it.')
    await editor.getByLabel('Sources').fill('NIH ODS | https://ods.od.nih.gov/factsheets/Zinc-HealthProfessional/')
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Product updated successfully').first().waitFor()
    await own.getByText('Out of stock').waitFor()

    await own.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' }).waitFor()
    if (javaScript) expect(await axe()).toEqual([])
    await alert(owner).getByRole('button', { name: 'Cancel' }).click()
    await own.getByRole('button', { name: 'Delete' }).click()
    await alert(owner).getByRole('button', { name: 'OK' }).click()
    await page.getByRole('alertdialog', { name: 'Product deleted successfully!' }).waitFor()
    await alert(owner).getByRole('button', { name: 'OK' }).click()
    await page.getByRole('heading', { name: 'No products found' }).waitFor()
    expect(await alert(owner).count()).toBe(0)
  })
}

/** A page of the retailer that was read. */
function aReading(dataDir: string, name: string): Promise<string> {
  return withServicesOf(dataDir, async ({ db, clock }) => {
    const url = `https://www.roguefitness.com/${name.replaceAll(' ', '-')}`
    const found = {
      name,
      description: 'A bar.',
      price: '$295.00',
      currency: 'USD',
      compareAt: '',
      images: ['https://assets.example/1.jpg', 'https://assets.example/2.jpg'],
      inStock: true,
      url,
      kind: '',
      tags: [],
      method: 'json-ld' as const,
      provenance: { name: 'json-ld' as const },
    }
    const result = { added: [], changed: [], gone: [], unchanged: 0, leftOut: 0, failed: [], found }
    const now = clock.now()
    const [row] = await db
      .insert(refreshes)
      .values({ kind: 'page', url, status: 'done', done: 1, total: 1, result, createdAt: now, endedAt: now })
      .returning({ id: refreshes.id })
    return row!.id
  })
}

for (const javaScript of [true, false]) {
  test(`a product of the retailer is read, looked over and created (JavaScript: ${javaScript})`, async ({ visitor, dataDir }) => {
    const owner = await visitor({ javaScript })
    const { page, goTo, axe } = owner
    await signIn(owner)
    await goTo('/shop/manage?q=nothing-at-all')
    const get = page.getByRole('button', { name: 'Get Details' })
    if (javaScript) {
      await page.waitForFunction(() => 'isAwake' in window)
      expect(await get.isDisabled()).toBe(true)
    }
    await page.getByLabel('Rogue product URL').fill('https://www.roguefitness.com.evil.example/bar')
    await get.click()
    await page.getByText('Please enter a valid Rogue Fitness product URL').first().waitFor()
    await page.getByText('Invalid URL').first().waitFor()
    expect(await page.getByLabel('Rogue product URL').inputValue()).toContain('evil.example')
    if (javaScript) {
      const refused = page.locator('main [aria-invalid]')
      await refused.waitFor()
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
      await page.route('**/shop/manage.data*', (route) => answered.then(() => route.continue()))
      await get.click()
      await refused.waitFor({ state: 'detached' })
      answer()
      await refused.waitFor()
      expect(await isFocused(page.getByLabel('Rogue product URL'))).toBe(true)
    }

    const name = `Rogue Bar ${nonce()}`
    takeAwayAfterwards(dataDir, name)
    const reading = await aReading(dataDir, name)
    await goTo(`/shop/manage?reading=${reading}`)
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Create Product' }).click()
    await page.getByText('Please enter a name.').waitFor()
    await page.getByText('Missing Data').first().waitFor()
    await page.getByLabel('Name', { exact: true }).fill(`${name}, ours`)
    await page.getByRole('radio', { name: 'Picture 2 of 2' }).check()
    if (javaScript) expect(await axe()).toEqual([])
    await page.getByRole('button', { name: 'Create Product' }).click()
    await page.getByText('✅ Product Created!').first().waitFor()
    await page.getByText(`${name}, ours added to your equipment catalog`).first().waitFor()
    expect(await page.getByRole('button', { name: 'Create Product' }).count()).toBe(0)
    expect(new URL(page.url()).search).toBe('')
    const [kept] = await withServicesOf(dataDir, ({ db }) =>
      db
        .select()
        .from(products)
        .where(eq(products.name, `${name}, ours`)),
    )
    expect(kept).toMatchObject({
      sourceSite: 'rogue',
      category: 'equipment',
      imageUrl: 'https://assets.example/2.jpg',
      handEdited: ['name', 'imageUrl'],
      priceSource: 'page',
    })

    await goTo(`/shop/manage?reading=${reading}`)
    await page.getByRole('button', { name: 'Create Product' }).click()
    await page.getByText('Failed to create product: it is on your shelves already.').first().waitFor()

    await goTo('/shop/manage/pictures')
    await page.getByRole('button', { name: `Picture 1 of 2 for ${name}, ours` }).click()
    await page.getByText('✅ Image Updated').first().waitFor()
    await page.getByText('Product image updated successfully').first().waitFor()
  })
}

test('differences stand side by side, two who edit at once are told of each other, and the price has its history', async ({
  visitor,
  dataDir,
}) => {
  const owner = await visitor()
  const { page, goTo, axe } = owner
  await signIn(owner)
  const name = `Rogue Bike ${nonce()}`
  takeAwayAfterwards(dataDir, name)
  const { id } = await withServicesOf(dataDir, (services) =>
    aKeptProduct(services, {
      name,
      price: '$795.00',
      sourceSite: 'rogue',
      handEdited: ['price', 'description'],
      description: 'Our words.',
      proposed: { price: '$845.00', description: 'The words of the page.' },
    }),
  )
  await goTo(`/shop/manage?q=${encodeURIComponent(name)}&show=differences`)
  await card(owner, name).getByText('2 differences').waitFor()
  await card(owner, name).getByRole('link', { name: 'Edit' }).click()
  const editor = dialog(owner, 'Edit product')
  expect(await axe()).toEqual([])
  await page.screenshot({ path: 'screenshots/e2e-shop-editor.png' })
  await editor.getByRole('button', { name: 'Take over: Price' }).click()
  await page.getByText('Taken over').first().waitFor()
  await editor.getByRole('button', { name: 'Keep: Description' }).click()
  await editor.getByRole('button', { name: 'Keep: Description' }).waitFor({ state: 'detached' })
  await goTo(`/shop/manage/${id}`)
  expect(await editor.getByLabel('Price', { exact: true }).inputValue()).toBe('$845.00')
  await editor.getByText('2 changes').click()
  await editor.getByRole('table', { name: 'Price and stock, newest first' }).getByText('$795.00').waitFor()

  const second = await visitor()
  await signIn(second)
  await second.goTo(`/shop/manage/${id}`)
  await dialog(second, 'Edit product').getByLabel('Name').fill(`${name}, theirs`)
  await dialog(second, 'Edit product').getByRole('button', { name: 'Save changes' }).click()
  await second.page.getByText('Product updated successfully').first().waitFor()
  await editor.getByLabel('Name').fill(`${name}, mine`)
  await editor.getByRole('button', { name: 'Save changes' }).click()
  await editor.getByText('Somebody else saved this product in the meantime').waitFor()
  await editor.getByText(`${name}, theirs`).waitFor()
  expect(await editor.getByLabel('Name').inputValue()).toBe(`${name}, mine`)
  await editor.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Product updated successfully').first().waitFor()
  await goTo(`/shop/manage?q=${encodeURIComponent(`${name}, mine`)}`)
  await page.getByText('1 product', { exact: true }).waitFor()
})
