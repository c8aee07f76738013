import { expect, signIn, test } from '#tests/support/browser.ts'

test('what is typed or marked in a box before React has arrived stays so', async ({ visitor }) => {
  const owner = await visitor()
  const { page, context } = owner
  await signIn(owner)
  const box = page.getByLabel('Prompt', { exact: true })
  const openBefore = async (act: () => Promise<void>) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await context.route('**/assets/*.js', (route) => arrived.then(() => route.continue()))
    await page.goto('/blog-automation/daily', { waitUntil: 'commit' })
    await act()
    arrive()
    await page.waitForFunction(() => 'isAwake' in window)
    await context.unroute('**/assets/*.js')
  }
  await openBefore(() => box.fill('Early words'))
  expect(await box.inputValue()).toBe('Early words')
  await openBefore(() => box.selectText())
  await page.keyboard.insertText('Instead')
  expect(await box.inputValue()).toBe('Instead')
})
