import { eq } from 'drizzle-orm'
import sharp from 'sharp'

import { products, refreshes } from '#features/shop/core/tables.server.ts'
import { WAITING_GIF } from '#features/shop/managing/pictures/picture-words.ts'
import { expect, isFocused, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { takeAwayAfterwards } from '#tests/support/shop-products.ts'

const nonce = () => crypto.randomUUID().slice(0, 8)

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

/** Pictures to choose from whose host is busy: each is there when it is asked for the second time. */
async function previewsInTurn({ page }: Visitor) {
  const wide = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  await page.route('**/shop/manage/previews/**', (route) =>
    new URL(route.request().url()).search === ''
      ? route.fulfill({ contentType: 'image/gif', body: Buffer.from(WAITING_GIF, 'base64') })
      : route.fulfill({ contentType: 'image/webp', body: wide }),
  )
  const pictures = page.getByRole('group', { name: 'Picture' }).locator('.lazy > picture > img')
  return { shown: () => pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth)) }
}

for (const javaScript of [true, false]) {
  test(
    `a product of the retailer is read, looked over and created (JavaScript: ${javaScript})`,
    deep('app/features/shop/reading/shop-reader.server.test.ts'),
    async ({ visitor, dataDir }) => {
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
      const previews = javaScript ? await previewsInTurn(owner) : null
      await goTo(`/shop/manage?reading=${reading}`)
      // The first answer to each is that its turn has not come.
      if (previews) await expect.poll(() => previews.shown()).toEqual([200, 200])
      await page.getByLabel('Rogue product URL').fill('https://www.roguefitness.com/the-next-one')
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
      expect(await page.getByLabel('Rogue product URL').inputValue()).toBe('')
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
    },
  )
}
