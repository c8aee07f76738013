import { afterAll, beforeAll } from 'vitest'

import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { removeProducts } from '#features/shop/products/products.server.ts'
import { DESK, expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { productHere } from '#tests/support/product-here.ts'
import { withServicesOf } from '#tests/support/product-services.ts'

const { dataDir } = productHere()
const made: string[] = []
const TARGET = 'https://kelp.example/powder?ref=9'

/** Fifty supplements with a word of their own, one of them for sale, one out of stock, one with a stale price; and a bar. */
beforeAll(() =>
  withServicesOf(dataDir, async (services) => {
    const keep = async (product: Parameters<typeof aStoredProduct>[1]) => {
      const { id } = await aStoredProduct(services, product)
      made.push(id)
      return id
    }
    const kelp = { category: 'essentials' as const, description: 'Seaweed, dried and ground.' }
    await keep({
      ...kelp,
      name: 'Kelp powder',
      price: '39.95',
      compareAt: '$49.95',
      featured: true,
      affiliateUrl: TARGET,
      pillar: 'nutrition',
    })
    await keep({ ...kelp, name: 'Kelp flakes', price: '$9' })
    await keep({ ...kelp, name: 'Kelp sold out', inStock: false })
    await keep({
      ...kelp,
      name: 'Kelp of last month',
      price: '$7',
      priceSource: 'page',
      checkedAt: new Date(2020, 1, 1),
      sourceSite: 'momentous',
    })
    for (let at = 10; at < 58; at++) await keep({ ...kelp, name: `Kelp capsules ${at}`, price: `$${at}` })
    await keep({ name: 'Kelpworks bar', category: 'equipment' })
  }),
)

afterAll(() =>
  withServicesOf(dataDir, async (services) => {
    await services.db.transaction((tx) => removeProducts(services, tx, made))
  }),
)

const cards = ({ page }: Visitor) => page.getByRole('main').getByRole('article')
const names = async (visitor: Visitor) => (await cards(visitor).getByRole('heading').allInnerTexts()).map((name) => name.trim())

test(
  'the shop shows its banner, its tabs, and cards with what there is to know',
  deep('tests/e2e/shop.spec.ts'),
  async ({ visitor }) => {
    const someone = await visitor()
    const { page, goTo, axe } = someone
    await goTo('/shop?q=kelp&sort=name-asc')
    await page.getByText('Save 15% Off Retail Prices').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Wellness Shop' }).waitFor()
    const tabs = page.getByRole('navigation', { name: 'Shelves' }).getByRole('link')
    expect(await tabs.allInnerTexts()).toEqual(['Supplements', 'Equipment', 'Books', 'Accessories'])
    expect(await page.getByRole('searchbox').getAttribute('placeholder')).toBe('Search supplements...')
    expect(
      await page
        .getByLabel('Sort by')
        .locator('option')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    ).toEqual(['popular', 'name-asc', 'name-desc', 'price-asc', 'price-desc'])
    await page.getByText('51 products for “kelp”, page 1 of 2').waitFor()
    const first = cards(someone).first()
    await first.getByRole('heading', { name: 'Kelp powder' }).waitFor()
    for (const words of ['$39.95', '20% below its regular price', 'Featured', 'Seaweed, dried and ground.', 'Affiliate link'])
      await first.getByText(words).waitFor()
    const out = first.getByRole('link', { name: /^To the shop that sells Kelp powder/ })
    expect([await out.getAttribute('href'), await out.getAttribute('rel'), await out.getAttribute('target')]).toEqual([
      '/go/kelp-powder',
      'sponsored nofollow noopener',
      '_blank',
    ])
    expect(await page.getByText('Kelp sold out').count()).toBe(0)
    // What nobody sells leads to its own page.
    const unsold = cards(someone).filter({ hasText: 'No shop chosen yet' }).filter({ hasText: 'Kelp capsules 11' })
    const about = unsold.getByRole('link', { name: 'Read more about Kelp capsules 11' })
    expect([await about.getAttribute('href'), await about.getAttribute('target')]).toEqual(['/shop/kelp-capsules-11', null])
    expect(await axe()).toEqual([])
    await goTo('/shop?q=kelp+month')
    await cards(someone).filter({ hasText: 'Kelp of last month' }).getByText('See price').waitFor()
  },
)

test('the grid has one, two, three or four columns by width', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/shop?q=kelp')
  for (const [width, columns] of [
    [390, 1],
    [700, 2],
    [1100, 3],
    [1400, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const shown = await page.locator('.shelf').evaluate((shelf) => getComputedStyle(shelf).gridTemplateColumns.split(' ').length)
    expect([width, shown]).toEqual([width, columns])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}`).toBe(true)
  }
})

test('typing narrows what is there in the same frame, and the server’s answer and the address follow', async ({ visitor }) => {
  const someone = await visitor()
  const { page, goTo, wake } = someone
  await goTo('/shop?q=kelp')
  await wake()
  await page.route('**/shop.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  const field = page.getByRole('searchbox')
  await field.focus()
  const frames = await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[name=q]')!
    const shown = () => document.querySelectorAll('.shelf > li:not([hidden])').length
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'kelp capsules 57')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(shown())))
  })
  expect(frames).toBe(1)
  await page.waitForURL('**/shop?q=kelp+capsules+57')
  await page.getByText('1 product for “kelp capsules 57”').waitFor()
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field.inputValue()).toBe('kelp capsules 57')
  await field.fill('')
  await page.waitForURL((url) => url.search === '')
  await page.goBack()
  expect(await names(someone)).not.toEqual(['Kelp capsules 57'])
})

test('a slip is forgiven, and nothing found is said in the words of the specification', async ({ visitor }) => {
  const { page, goTo } = await visitor({ viewport: PHONE, colorScheme: 'dark' })
  await goTo('/shop?q=kelp+powdre')
  await page.getByText('1 product with a name like “kelp powdre”').waitFor()
  await goTo(`/shop?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await page.getByRole('heading', { name: 'No products found' }).waitFor()
})

test(
  'tab, search, order and pages stand in the address and work without JavaScript',
  deep('tests/e2e/shop.spec.ts'),
  async ({ visitor }) => {
    const someone = await visitor({ javaScript: false })
    const { page, goTo } = someone
    await goTo('/shop')
    await page.getByRole('searchbox').fill('kelp capsules')
    await page.getByLabel('Sort by').selectOption('price-desc')
    await page.getByRole('button', { name: 'Search' }).click()
    expect((await names(someone)).slice(0, 2)).toEqual(['Kelp capsules 57', 'Kelp capsules 56'])
    await goTo('/shop?q=kelp&sort=price-desc')
    await page.getByRole('link', { name: 'Next' }).click()
    expect(new URL(page.url()).search).toBe('?q=kelp&sort=price-desc&page=2')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/shop$/)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await page.title()).toMatch(/^Wellness Shop: “kelp”, page 2 \| /)
    expect(await names(someone)).toEqual(['Kelp capsules 10', 'Kelp flakes', 'Kelp of last month'])
    await page.getByRole('link', { name: 'Equipment' }).click()
    expect(new URL(page.url()).search).toBe('?tab=equipment')
    await page.getByRole('link', { name: 'Books' }).click()
    await page.getByRole('heading', { name: 'Coming Soon' }).waitFor()
    await page.getByRole('link', { name: 'Accessories' }).first().click()
    await page.getByRole('heading', { name: 'Coming Soon' }).waitFor()
  },
)

test(
  'with JavaScript the order follows the select, and six cards stand in while it is on its way',
  deep('tests/e2e/shop.spec.ts'),
  async ({ visitor }) => {
    const someone = await visitor()
    const { page, goTo, wake } = someone
    await goTo('/shop?q=kelp')
    await wake()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/shop.data*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByLabel('Sort by').selectOption('name-desc')
    await page.getByText('Loading products').waitFor()
    expect(await page.locator('main .skeleton').count()).toBe(6)
    release()
    await page.waitForURL('**/shop?q=kelp&sort=name-desc')
    await cards(someone).first().waitFor()
    expect((await names(someone)).slice(0, 2)).toEqual(['Kelp powder', 'Kelp of last month'])
  },
)

test(
  'six cards stand in for the shop while it is on its way from another page',
  deep('tests/e2e/plain-links.spec.ts'),
  async ({ visitor }) => {
    const { page, goTo, wake } = await visitor()
    await goTo('/about')
    await wake()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/shop.data*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shop' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Wellness Shop' }).waitFor()
    // It was far below, and what stands in begins at the top.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.locator('main .skeleton').count()).toBe(6)
    release()
    await page.waitForURL('**/shop')
    await page.getByRole('searchbox').waitFor()
    expect(await page.locator('main .skeleton').count()).toBe(0)
  },
)

test(
  'equipment has six departments and a banner while no supplier’s stands there',
  deep('tests/e2e/shop.spec.ts'),
  async ({ visitor }) => {
    const { page, goTo, axe } = await visitor({ viewport: DESK, colorScheme: 'dark' })
    await goTo('/shop?tab=equipment')
    for (const name of ['Strength', 'Conditioning', 'Weightlifting', 'CrossFit', 'Accessories', 'Apparel']) {
      const link = page.getByRole('link', { name: new RegExp(`^${name} \\(opens`) })
      expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
        `/go/${name.toLowerCase()}`,
        '_blank',
      ])
    }
    // Three of them are not known to have an address of their own.
    expect(await page.getByText('Leads to Rogue’s home page.').count()).toBe(3)
    expect(await page.getByRole('link', { name: /^Shop Equipment Now/ }).getAttribute('href')).toBe('/go/rogue')
    await page.getByRole('heading', { name: 'Kelpworks bar' }).waitFor()
    expect(await axe()).toEqual([])
    const owner = await visitor()
    await signIn(owner)
    await owner.goTo('/shop?tab=equipment')
    await owner.page.getByRole('link', { name: /^Browse All Equipment/ }).waitFor()
    await owner.page.getByRole('link', { name: 'Manage Products' }).waitFor()
  },
)
