import { eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'

import { products, refreshes, suppliers } from '#features/shop/core/tables.server.ts'
import { refreshNightly } from '#features/shop/refreshing/nightly.server.ts'
import { createJobs } from '#platform/pg-boss.server.ts'
import { expect, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { shopifyListed } from '#tests/support/shop-pages.ts'
import { takeAwayAfterwards } from '#tests/support/shop-products.ts'
import { json, startShopServer, type Answer } from '#tests/support/shop-server.ts'

const nonce = () => crypto.randomUUID().slice(0, 8)
/** A picture of a shop: a plain sheet of a colour. */
async function aPicture(background: string): Promise<Answer> {
  const body = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(body)
}

const productPage = (name: string, price: string) => `<!doctype html><title>${name}</title><h1>${name}</h1>
  <script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name,
    description: 'Steel &amp; chrome.',
    image: ['/front.jpg', '/side.jpg'],
    offers: { '@type': 'Offer', price, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  })}</script>`

/** The widths at which the pictures of a group are shown, as far as they have come. */
const widths = ({ page }: Visitor) =>
  page
    .getByRole('group', { name: 'Picture' })
    .locator('.lazy > picture > img')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth))

/** Readings of other tests lie within the hours in which the night’s work is done once. */
const forgetNights = (dataDir: string) =>
  withServicesOf(dataDir, async ({ db }) => void (await db.delete(refreshes).where(eq(refreshes.kind, 'nightly'))))

/** The hour of the night comes. */
const atNight = (dataDir: string) =>
  withServicesOf(dataDir, ({ db }) => db.transaction((tx) => createJobs().send(tx, refreshNightly, {})))

for (const javaScript of [true, false]) {
  test(
    `an address becomes a product on the shelf, with its picture (JavaScript: ${javaScript})`,
    deep('app/features/shop/reading/shop-reader.server.test.ts'),
    async ({ visitor, internet, dataDir }) => {
      const name = `Read Bar ${nonce()}`
      takeAwayAfterwards(dataDir, name)
      const shop = await startShopServer(
        { '/bar': productPage(name, '295.00'), '/front.jpg': await aPicture('teal'), '/side.jpg': await aPicture('maroon') },
        { internet },
      )
      const owner = await visitor({ javaScript })
      const { page, context, goTo } = owner
      await signIn(owner)
      await goTo('/shop/manage?q=none')
      await page.getByLabel('Rogue product URL').fill('https://www.roguefitness.com/bar')
      await page.getByRole('button', { name: 'Get Details' }).click()
      await page.getByText('✅ Product Scraped!').first().waitFor()
      expect(await page.getByLabel('Price').inputValue()).toBe('$295.00')
      expect(await page.getByLabel('Description').inputValue()).toBe('Steel & chrome.')
      if (javaScript) {
        await expect.poll(() => widths(owner)).toEqual([expect.any(Number), expect.any(Number)])
        await expect.poll(async () => Math.min(...(await widths(owner)))).toBeGreaterThan(1)
      }
      await page.screenshot({ path: `screenshots/e2e-reading-${javaScript}.png` })
      await page.getByRole('radio', { name: 'Picture 2 of 2' }).check()
      await page.getByRole('button', { name: 'Create Product' }).click()
      await page.getByText('✅ Product Created!').first().waitFor()
      const asked = shop.asked.filter((path) => !path.endsWith('.jpg') && !path.endsWith('/robots.txt'))
      expect(asked, 'read once').toEqual(['www.roguefitness.com/bar'])

      await goTo(`/shop?tab=equipment&q=${encodeURIComponent(name)}`)
      const card = page.getByRole('article').filter({ hasText: name })
      await card.getByText('$295.00').waitFor()
      const picture = card.locator('img').first()
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
      await goTo(`/shop?tab=equipment&q=${encodeURIComponent(name)}`)
      const address = await card.getByRole('link', { name }).first().getAttribute('href')
      const answer = await context.request.get(`/go/${address!.split('/').at(-1)}`, { maxRedirects: 0 })
      expect(answer.status()).toBe(302)
      expect(new URL(answer.headers()['location']!).hostname).toBe('www.roguefitness.com')
    },
  )
}

test(
  'a supplier is read and read again: what the owner wrote stays, the difference is decided, and the night finds what is gone',
  deep('app/features/shop/reading/shop-reader.server.test.ts'),
  async ({ visitor, internet, dataDir }) => {
    const word = nonce()
    const [whey, oats, salt] = ['Whey', 'Oats', 'Salt'].map((each) => `${each} ${word}`) as [string, string, string]
    const listed = (...all: object[]) => json({ products: all })
    const handle = (name: string) => name.toLowerCase().replaceAll(' ', '-')
    const item = (name: string, more = {}) => shopifyListed(handle(name), name, more)
    const shop = await startShopServer({}, { internet })
    shop.answer('/products.json', listed(item(whey), item(oats), item(`Gift card ${word}`)))
    await withServicesOf(dataDir, async ({ db }) => void (await db.delete(suppliers).where(like(suppliers.key, 'read-%'))))
    await forgetNights(dataDir)
    onTestFinished(() =>
      withServicesOf(dataDir, async ({ db, broadcast }) =>
        db.transaction(async (tx) => {
          await tx.delete(products).where(like(products.name, `%${word}%`))
          await tx.delete(suppliers).where(eq(suppliers.key, `read-${word}`))
          await broadcast.publish(tx, 'pages')
        }),
      ),
    )
    const owner = await visitor()
    const { page, goTo, axe } = owner
    await signIn(owner)
    const name = `Shop ${word}`
    await goTo('/shop/manage/suppliers/new')
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Key').fill(`read-${word}`)
    await page.getByLabel('Address to begin at').fill('https://a-shop.example/products.json')
    await page.getByLabel('Category').selectOption('protein')
    await page.getByRole('button', { name: 'Save supplier' }).click()
    await page.getByText('Supplier saved').first().waitFor()
    const again = async () => {
      await goTo('/shop/manage/suppliers')
      await page.getByRole('button', { name: `Refresh ${name}` }).click()
      await page.getByText('Products refreshed').first().waitFor({ timeout: 60_000 })
    }
    await again()
    await page
      .getByText(/2 added.*1 left out/)
      .first()
      .waitFor()
    expect(await axe()).toEqual([])

    await page.getByText('Added 2').first().click()
    await page.getByRole('link', { name: whey }).first().click()
    await page.getByRole('heading', { level: 1, name: whey }).waitFor()
    await goTo(`/shop/manage?q=${encodeURIComponent(whey)}`)
    await page.getByRole('link', { name: /^Edit/ }).first().click()
    const editor = page.getByRole('dialog')
    await editor.getByLabel('Description').fill('Our own words.')
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Product updated successfully').first().waitFor()

    const cheaper = [{ price: '35.00', compare_at_price: '39.00', available: true }]
    shop.answer(
      '/products.json',
      listed(item(whey, { body_html: '<p>New words of the shop.</p>', variants: cheaper }), item(salt), item(oats)),
    )
    await again()
    await page
      .getByText(/1 added.*1 changed/)
      .first()
      .waitFor()
    await goTo(`/shop/manage?q=${encodeURIComponent(whey)}`)
    await page.getByRole('link', { name: /^Edit/ }).first().click()
    const row = page.getByRole('row').filter({ hasText: 'New words of the shop.' })
    await row.getByText('Our own words.').waitFor()
    expect(await axe()).toEqual([])
    await page.screenshot({ path: 'screenshots/e2e-reading-difference.png' })
    await row.getByRole('button', { name: 'Accept: Description' }).click()
    await row.waitFor({ state: 'detached' })
    await goTo(`/shop?tab=protein&q=${encodeURIComponent(word)}`)
    const card = page.getByRole('article').filter({ hasText: whey })
    await card.getByText('$35.00').first().waitFor()

    shop.answer('/products.json', listed(item(whey, { variants: cheaper }), item(salt)))
    await atNight(dataDir)
    const stock = () =>
      withServicesOf(dataDir, async ({ db }) =>
        Object.fromEntries(
          (
            await db
              .select()
              .from(products)
              .where(like(products.name, `%${word}`))
          ).map((each) => [each.name, each.inStock]),
        ),
      )
    await expect.poll(stock, { timeout: 60_000 }).toEqual({ [whey]: true, [salt]: true, [oats]: false })
    const asked = shop.asked.length
    await atNight(dataDir)
    await goTo('/shop/manage/suppliers')
    await page
      .getByText(/1 gone/)
      .first()
      .waitFor()
    expect(shop.asked.length, 'the night’s work is done once').toBe(asked)
  },
)
