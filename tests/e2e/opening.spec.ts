import { DESK, expect, isFocused, PHONE, signIn, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { inspectPages } from '#tests/support/inspect-pages.ts'

test('whoever decides about claims by keys keeps their place in the list, and the focus', async ({ visitor }) => {
  const owner = await visitor({ viewport: PHONE })
  const { page } = owner
  await signIn(owner)
  await owner.goTo('/admin/opening')
  await owner.wake()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const isInSight = () =>
    page.evaluate(() => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await button('Drop: Early access').press('Enter')
  await expect.poll(() => isFocused(button('Take the decision back: Early access'))).toBe(true)
  expect(await isInSight()).toBe(true)

  await page.getByRole('link', { name: 'Replace: Mobile app' }).press('Enter')
  await expect.poll(() => isFocused(page.getByLabel('What you say instead'))).toBe(true)
  const source = page.locator('#claim-mobile-app').getByLabel('Where you know it from')
  await source.press('Enter')
  await page.getByText('Please say where you know it from').waitFor()
  await source.fill('My own desk')
  await source.press('Enter')
  await expect.poll(() => isFocused(button('Take the decision back: Mobile app'))).toBe(true)
  expect(await isInSight()).toBe(true)
  for (const name of ['Mobile app', 'Early access']) {
    await button(`Take the decision back: ${name}`).press('Enter')
    await button(`Drop: ${name}`).waitFor()
  }
})

test.for([PHONE, DESK])(
  'the page of claims and its forms are without a fault, in light and dark, at $width pixels',
  deep('tests/e2e/opening.spec.ts'),
  async (viewport, { visitor }) => {
    const owner = await visitor({ viewport })
    await signIn(owner)
    const forms = ['?group=legal', '?claim=early-access&act=replace', '?claim=privacy&act=confirm', '?step=open']
    const pages = ['', ...forms].map((search) => `/admin/opening${search}`)
    expect(await inspectPages(owner, pages, { inDark: true })).toEqual([])
  },
)
