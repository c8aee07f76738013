import { randomUUID } from 'node:crypto'

import { aSection } from '#features/pages/published/draw.factory.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { changeProduct, lockProduct, removeProducts } from '#features/shop/products/products.server.ts'
import { expect, PHONE, signIn, test } from '#tests/support/browser.ts'
import { publishOwnPage } from '#tests/support/own-page.ts'
import { textOf } from '#tests/support/page-editing.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { takeAwayAfterwards } from '#tests/support/shop-products.ts'

const aSlug = (name: string) => `${name}-${randomUUID().slice(0, 8)}`

test('the contact form in a page needs no script, loads none, and the contact page answers with what was typed', async ({
  visitor,
  dataDir,
}) => {
  const slug = aSlug('write')
  await publishOwnPage(dataDir, slug, [aSection('heading'), aSection('contact-form'), aSection('contact-form')])
  for (const javaScript of [false, true]) {
    const { page, goTo } = await visitor({ viewport: PHONE, javaScript })
    // The second time the page comes out of memory.
    await goTo(`/${slug}`)
    await goTo(`/${slug}`)
    const form = page.locator('main form').first()
    await form.getByLabel('Name').fill('R2-D2')
    await form.getByLabel('Email').fill('ann@example.org')
    await form.getByLabel('Message').fill(`I read ${slug} and would like to know more.`)
    if (javaScript) expect(await page.locator('script[type=module]').count()).toBe(0)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Name format is invalid').waitFor()
    expect(new URL(page.url()).pathname).toBe('/contact')
    const main = page.getByRole('main')
    expect(await main.getByLabel('Message').inputValue()).toContain(slug)
    await main.getByLabel('Name').fill('Ann')
    await main.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Message Sent!').waitFor()
  }
  const owner = await visitor()
  await signIn(owner)
  await owner.goTo('/admin/messages')
  await expect.poll(() => owner.page.getByText(slug).count()).toBe(2)
})

test('a product is picked by its name without a script, has its price at once on the cached page, and leaves it when it is deleted', async ({
  visitor,
  origin,
  dataDir,
}) => {
  const name = `Picked ${randomUUID().slice(0, 8)}`
  takeAwayAfterwards(dataDir, name)
  const { id: productId } = await withServicesOf(dataDir, (services) =>
    aStoredProduct(services, { name, price: '$31', featured: true, affiliateUrl: 'https://example.com/picked' }),
  )
  const slug = aSlug('shelf')
  const section = aSection('products', { which: 'picked' })
  const id = await publishOwnPage(dataDir, slug, [aSection('heading'), section])
  expect(await textOf(origin, `/${slug}`)).not.toContain('From the shop')

  const owner = await visitor({ viewport: PHONE, javaScript: false })
  const { page } = owner
  await signIn(owner)
  const editor = `/admin/pages/${id}?section=${section.id}`
  await owner.goTo(editor)
  await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Save to the draft' }).click()
  await page.waitForURL(/saved=yes/)
  expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(true)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
  await owner.goTo(`/admin/pages/${id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => textOf(origin, `/${slug}`)).toContain('$31')
  expect(await textOf(origin, `/${slug}`)).toMatch(/<link rel="stylesheet" href="\/assets\/shop-/)
  expect(await textOf(origin, '/about')).not.toMatch(/<link rel="stylesheet" href="\/assets\/shop-/)

  await withServicesOf(dataDir, (services) =>
    services.db.transaction(async (tx) => {
      const product = (await lockProduct(tx, productId))!
      await changeProduct(services, tx, product, { price: '$44' }, 'hand')
    }),
  )
  await expect.poll(() => textOf(origin, `/${slug}`)).toContain('$44')
  expect(await textOf(origin, `/${slug}`)).not.toContain('$31')
  const desk = await visitor({ viewport: { width: 1280, height: 900 } })
  await desk.goTo(`/${slug}`)
  expect(await desk.axe()).toEqual([])

  await withServicesOf(dataDir, (services) => services.db.transaction((tx) => removeProducts(services, tx, [productId])))
  await expect.poll(() => textOf(origin, `/${slug}`)).not.toContain(name)
  await owner.goTo(editor)
  const gone = page.getByRole('checkbox', { name: 'No longer there: left out on the page' })
  expect(await gone.isChecked()).toBe(true)
  await gone.uncheck()
  await page.getByRole('button', { name: 'Save to the draft' }).click()
  await page.waitForURL(/saved=yes/)
  expect(await gone.count()).toBe(0)
})

test('a plan in a page leads to itself on the pricing page, where it can be chosen; only that page offers it to search engines', async ({
  visitor,
  origin,
  dataDir,
}) => {
  const slug = aSlug('plans')
  await publishOwnPage(dataDir, slug, [aSection('heading'), aSection('offers')])
  expect(await textOf(origin, `/${slug}`)).not.toMatch(/"@type":"(?:Product|Offer)"/)
  expect(await textOf(origin, '/pricing')).toMatch(/"@type":"Offer"/)
  for (const javaScript of [false, true]) {
    const { page, goTo } = await visitor({ viewport: PHONE, javaScript })
    await goTo(`/${slug}`)
    await page.getByRole('main').getByRole('link', { name: 'Choose Lifetime' }).click()
    await page.waitForURL(/\/pricing#plan-lifetime$/)
    const plan = page.locator('#plan-lifetime')
    await plan.getByText('Choose Lifetime').waitFor()
    await expect.poll(async () => Math.round((await plan.boundingBox())?.y ?? 0)).toBeLessThan(200)
  }
})

test('what is ticked with a script is in the draft a moment later', async ({ visitor, dataDir }) => {
  const section = aSection('courses', { which: 'picked' })
  const id = await publishOwnPage(dataDir, aSlug('courses'), [aSection('heading'), section])
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  await owner.goTo(`/admin/pages/${id}?section=${section.id}`)
  const first = page.getByRole('group', { name: 'Courses' }).getByRole('checkbox').first()
  await first.focus()
  await page.keyboard.press('Space')
  await page.getByText('Saved to the draft').waitFor()
  const frame = page.frameLocator('iframe[title="The page with its draft"]')
  await frame.getByRole('heading', { level: 2, name: 'The courses' }).waitFor()
  expect(await owner.axe()).toEqual([])
})
