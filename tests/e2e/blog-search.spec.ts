import { DESK, expect, PHONE, test } from '#tests/support/browser.ts'

test.for([
  [PHONE, 'late'],
  [DESK, 'before React has arrived'],
] as const)(
  'searching by keyboard (%j, %s) keeps the focus in the field, and the title names the question',
  async ([viewport, when], { visitor }) => {
    const { page, goTo, wake } = await visitor({ viewport })
    await goTo('/blog')
    if (when === 'late') await wake()
    const field = page.getByRole('searchbox')
    const search = async (words: string) => {
      await field.fill(words)
      await page.keyboard.press('Enter')
      await expect.poll(() => page.title()).toBe(`Blog: “${words}” | Wellward`)
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    }
    await search('labels')
    await page.locator('mark', { hasText: 'label' }).first().waitFor()
    await search('xqzzt')
    await page.getByRole('heading', { name: 'No articles found' }).waitFor()
    // The focus is nobody’s again who comes by a link.
    await goTo('/blog?q=sleep')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  },
)

test('the field follows the address to another list, and back', async ({ visitor }) => {
  const { page, goTo, wake } = await visitor()
  await goTo('/blog?q=xqzzt')
  await wake()
  await page.getByRole('main').getByRole('link', { name: 'All articles' }).click()
  await page.waitForURL('**/blog')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await page.goBack()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('xqzzt')
})
