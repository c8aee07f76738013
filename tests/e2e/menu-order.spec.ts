import { expect, isFocused, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const SECTION = '/admin/settings/site?section=menu'

const labels = ({ page }: Visitor) =>
  page
    .locator('[name^="bar-"][name$="-label"]')
    .evaluateAll((inputs) => inputs.map((each) => (each as HTMLInputElement).value).filter(Boolean))
const field = ({ page }: Visitor, name: string) => page.locator(`[name="${name}"]`)

test('without a script, and on a phone, links of the menu move and go, and what was typed in others stays', async ({
  visitor,
  origin,
}) => {
  const owner = await visitor({ viewport: PHONE, javaScript: false })
  const { page } = owner
  await signIn(owner)
  await owner.goTo(SECTION)
  await field(owner, 'bar-2-label').fill('When')
  await field(owner, 'footer-0-title').fill('')
  await page.getByRole('button', { name: 'Move link 1 down', exact: true }).click()
  await page.waitForURL(/#bar-1-down$/)
  expect(await labels(owner)).toEqual(['Courses', 'About', 'When', 'Shop', 'Blog', 'Contact'])
  expect(await field(owner, 'footer-0-title').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Remove link 5', exact: true }).click()
  await page.waitForURL(/#bar-4-remove$/)
  expect(await labels(owner)).toEqual(['Courses', 'About', 'When', 'Shop', 'Contact'])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
  // Nothing is saved yet, and a refused form keeps the order.
  expect(await (await fetch(`${origin}/about`)).text()).not.toContain('>When<')
  await field(owner, 'bar-0-label').press('Enter')
  await page.getByText('Title is required').waitFor()
  expect(await labels(owner)).toEqual(['Courses', 'About', 'When', 'Shop', 'Contact'])
})

test(
  'with scripts the same is done in the page: by buttons, by keys and by dragging; leaving asks first',
  deep('tests/e2e/menu-order.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page } = owner
    await signIn(owner)
    await owner.goTo(SECTION)
    await owner.wake()
    await page.getByRole('button', { name: 'Move link 1 down', exact: true }).click()
    expect(await labels(owner)).toEqual(['Courses', 'About', 'Calendar', 'Shop', 'Blog', 'Contact'])
    expect(await isFocused(page.locator('#bar-1-down'))).toBe(true)
    await page.locator('#bar-1-handle').focus()
    await page.keyboard.press('Alt+ArrowUp')
    expect((await labels(owner))[0]).toBe('About')
    expect(await isFocused(page.locator('#bar-0-handle'))).toBe(true)
    await expect.poll(() => page.locator('output[aria-live]').first().textContent()).toBe('About, link 1 of 8')
    const [from, to] = [await page.locator('#bar-3-handle').boundingBox(), await page.locator('[data-row-bar="1"]').boundingBox()]
    await page.mouse.move(from!.x + 20, from!.y + 20)
    await page.mouse.down()
    await page.mouse.move(to!.x + 80, to!.y + 6, { steps: 5 })
    await page.mouse.up()
    expect(await labels(owner)).toEqual(['About', 'Shop', 'Courses', 'Calendar', 'Blog', 'Contact'])
    expect(await field(owner, 'bar-1-to').inputValue()).toBe('/shop')
    expect(await owner.axe()).toEqual([])
    await page.getByRole('link', { name: 'Plans' }).click()
    await page.getByRole('button', { name: 'Leave' }).waitFor()
  },
)
