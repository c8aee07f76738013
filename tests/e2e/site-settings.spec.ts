import { expect, signIn, test } from '#tests/support/browser.ts'

test('what the owner changes is there for everybody at once, and gone when taken back', async ({ visitor, origin }) => {
  const owner = await visitor()
  const { page, axe } = owner
  const everybodyReads = async (path: string) => (await fetch(origin + path)).text()
  await everybodyReads('/pricing')
  await expect.poll(async () => (await fetch(`${origin}/pricing`)).headers.get('etag')).toMatch(/^"/)

  await signIn(owner)
  await owner.goTo('/admin/settings/site?section=plans')
  expect(await axe()).toEqual([])
  await page.getByLabel('Monthly price').fill('31.50')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Plans saved').waitFor()
  await expect.poll(() => everybodyReads('/pricing'), { timeout: 1_000 }).toContain('$31.50')

  await page.getByRole('button', { name: 'Back to what the product ships' }).click()
  await page.getByText('Plans: back to what the product ships').waitFor()
  await expect.poll(() => everybodyReads('/pricing'), { timeout: 1_000 }).not.toContain('$31.50')
})

test('a new name stands in the bar, in titles and in texts; a refused form keeps what was typed', async ({ visitor, origin }) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  await owner.goTo('/admin/settings/site')
  const name = page.getByRole('main').getByLabel('Name', { exact: true })
  await name.fill('')
  await page.getByLabel('Summary').fill('<b>Still</b>')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Name is required').waitFor()
  expect(await page.getByLabel('Summary').inputValue()).toBe('<b>Still</b>')
  await name.fill('Stillwater & <i>Co</i>')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Brand saved').waitFor()
  const home = await (await fetch(`${origin}/`)).text()
  expect(home).toContain('Why Stillwater &amp; &lt;i&gt;Co&lt;/i&gt;')
  expect(home).not.toContain('<i>Co</i>')
  await owner.goTo('/about')
  expect(await page.title()).toBe('About | Stillwater & <i>Co</i>')
  await owner.goTo('/admin/settings/site')
  await page.getByRole('button', { name: 'Back to what the product ships' }).click()
  await page.getByText('Brand: back to what the product ships').waitFor()
})
