import { afterAll, beforeAll } from 'vitest'

import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { removeProducts } from '#features/shop/products/products.server.ts'
import { expect, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { productHere } from '#tests/support/product-here.ts'
import { withServicesOf } from '#tests/support/product-services.ts'

const { dataDir } = productHere()
const made: string[] = []

beforeAll(() =>
  withServicesOf(dataDir, async (services) => {
    for (const name of ['Dulse powder', 'Dulse flakes', 'Dulse capsules'])
      made.push((await aStoredProduct(services, { name, category: 'essentials', price: `$${9 + made.length}` })).id)
  }),
)

afterAll(() =>
  withServicesOf(dataDir, async (services) => {
    await services.db.transaction((tx) => removeProducts(services, tx, made))
  }),
)

const names = async ({ page }: Visitor) => {
  const cards = page.getByRole('main').getByRole('article')
  return (await cards.getByRole('heading').allInnerTexts()).map((name) => name.trim())
}

test('after the way back the field, the order and the cards are those of the address', async ({ visitor }) => {
  const someone = await visitor()
  const { page, goTo, wake } = someone
  await goTo('/shop?q=dulse')
  await wake()
  const field = page.getByRole('searchbox')
  const before = await names(someone)
  expect(before).toHaveLength(3)
  await field.fill('dulse flakes')
  await field.press('Enter')
  await page.waitForURL(/q=dulse(\+|%20)flakes/)
  await expect.poll(() => names(someone)).toEqual(['Dulse flakes'])
  await page.goBack()
  await page.waitForURL((url) => url.search === '?q=dulse')
  await expect.poll(() => field.inputValue()).toBe('dulse')
  await expect.poll(() => names(someone)).toEqual(before)
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  const first = await sort.inputValue()
  await sort.selectOption('price-desc')
  await page.waitForURL(/sort=price-desc/)
  await page.goBack()
  await expect.poll(() => sort.inputValue()).toBe(first)
})

test('a click right after the last key goes where it leads, and the search is forgotten', async ({ visitor }) => {
  const { page, goTo, wake } = await visitor()
  await goTo('/shop?q=dulse')
  await wake()
  const asked: string[] = []
  await page.route('**/shop.data*', async (route) => {
    asked.push(new URL(route.request().url()).search)
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.getByRole('searchbox').press('End')
  const books = page.getByRole('navigation', { name: 'Shelves' }).getByRole('link', { name: 'Books' })
  // On a page that is so busy that the pause after the last key ends before React has drawn that somebody goes.
  await books.evaluate((link: HTMLElement) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')!
    field.setRangeText(' fl', field.value.length, field.value.length, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    link.click()
    for (const until = performance.now() + 400; performance.now() < until;);
  })
  await page.waitForURL('**/shop?tab=books')
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(new URL(page.url()).search).toBe('?tab=books')
  expect(asked.filter((search) => search.includes('dulse+fl'))).toEqual([])
})

test(
  'while the site does not answer, what was typed and what was found stay, and the next letter asks again',
  deep('tests/e2e/shop-search.spec.ts'),
  async ({ visitor }) => {
    const someone = await visitor()
    const { page, context, goTo, wake, axe } = someone
    await goTo('/shop?q=dulse')
    await wake()
    const field = page.getByRole('searchbox')
    const found = await names(someone)
    const silence = page.getByText('The site does not answer. These are the last results')
    await context.setOffline(true)
    await field.press('End')
    await page.keyboard.type(' fl')
    await silence.waitFor()
    await page.keyboard.type('ak')
    await page.waitForTimeout(600)
    await context.setOffline(false)
    await page.route('**/shop.data*', (route) => route.fulfill({ status: 503, body: '<h1>Bad gateway</h1>' }))
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name-desc')
    await page.waitForTimeout(400)
    expect([await silence.count(), await page.locator('.toast').count(), await field.inputValue()]).toEqual([1, 0, 'dulse flak'])
    expect([await names(someone), new URL(page.url()).search]).toEqual([found, '?q=dulse'])
    expect(await axe()).toEqual([])
    await page.screenshot({ path: 'screenshots/e2e-shop-no-answer.png' })
    await page.unroute('**/shop.data*')
    await field.focus()
    await page.keyboard.type('e')
    await page.waitForURL((url) => url.search === '?q=dulse+flake&sort=name-desc')
    await expect.poll(() => names(someone)).toEqual(['Dulse flakes'])
    expect([await silence.count(), await field.inputValue()]).toEqual([0, 'dulse flake'])
  },
)
