import { expect, signIn, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

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
  await expect.poll(() => everybodyReads('/pricing')).toContain('$31.50')

  await page.getByRole('button', { name: 'Reset to the default' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByText('Plans: reset to the default').waitFor()
  await expect.poll(() => everybodyReads('/pricing')).not.toContain('$31.50')
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
  await page.getByRole('button', { name: 'Reset to the default' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByText('Brand: reset to the default').waitFor()
})

test(
  'who runs the site stands under the legal texts once the owner has said it',
  deep('tests/e2e/site-settings.spec.ts'),
  async ({ visitor, origin }) => {
    const pages = ['/legal', '/privacy', '/terms', '/disclaimer']
    const owner = await visitor()
    const { page, axe } = owner
    await signIn(owner)
    for (const path of pages) expect(await (await fetch(origin + path)).text(), path).not.toContain('Who runs this site')
    await owner.goTo('/admin/settings/site?section=imprint')
    await page.getByLabel('Legal name').fill('Stillwater Example Ltd')
    await page.getByLabel('Address').fill('1 Sample Street\nSampletown')
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Please enter an email address, such as hello@example.com').waitFor()
    expect(await page.getByLabel('Address').inputValue()).toBe('1 Sample Street\nSampletown')
    await page.getByRole('textbox', { name: 'Email' }).fill('hello@wellward.test')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Legal saved').waitFor()
    for (const path of pages) {
      await expect.poll(async () => (await fetch(origin + path)).text()).toContain('Stillwater Example Ltd')
      await owner.goTo(path)
      await page.getByRole('heading', { name: 'Who runs this site' }).waitFor()
      expect(await page.getByRole('link', { name: 'hello@wellward.test' }).getAttribute('href')).toBe(
        'mailto:hello@wellward.test',
      )
      expect(await axe()).toEqual([])
    }
    await owner.goTo('/admin/settings/site?section=imprint')
    await page.getByRole('button', { name: 'Reset to the default' }).click()
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await page.getByText('Legal: reset to the default').waitFor()
  },
)

test('a legal page goes to paper without the house around it', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/privacy')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { name: 'Privacy Policy' }).isVisible()).toBe(true)
  expect(await page.getByRole('heading', { name: 'What we keep' }).isVisible()).toBe(true)
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('contentinfo').getByText('In an emergency').isVisible()).toBe(true)
  const ink = await page.locator('main h1').evaluate((element) => getComputedStyle(element).color)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.locator('main h1').evaluate((element) => getComputedStyle(element).color)).toBe(ink)
})

test(
  'whatever long words the owner chooses, no page scrolls sideways and the menu stays in reach',
  deep('tests/e2e/site-settings.spec.ts'),
  async ({ visitor, origin }) => {
    const owner = await visitor()
    const { page } = owner
    await signIn(owner)
    const word = 'Gesundheitsakademiegesellschaftsvorstand'
    const change = async (section: string, label: string | RegExp, text: string) => {
      await owner.goTo(`/admin/settings/site?section=${section}`)
      await page
        .getByRole('main')
        .getByLabel(label, typeof label === 'string' ? { exact: true } : {})
        .first()
        .fill(text)
      await page.getByRole('button', { name: 'Save' }).click()
      await page
        .getByText(/ saved$/)
        .first()
        .waitFor()
    }
    await change('house', 'Name', word)
    await change('house', 'Copyright', word.repeat(2))
    await change('plans', 'Monthly includes', word.repeat(4))
    await change('marks', /Partner 1|Name 1/, word)
    const phone = await visitor({ viewport: { width: 320, height: 640 } })
    for (const path of ['/', '/pricing', '/contact', '/courses']) {
      await expect.poll(async () => (await fetch(origin + path)).text()).toContain(word)
      await phone.goTo(path)
      expect(await phone.page.evaluate('document.documentElement.scrollWidth'), path).toBe(320)
      const menu = await phone.page.getByRole('button', { name: 'Menu' }).boundingBox()
      expect(menu!.x + menu!.width).toBeLessThanOrEqual(320)
    }
    for (const section of ['house', 'plans', 'marks']) {
      await owner.goTo(`/admin/settings/site?section=${section}`)
      await page.getByRole('button', { name: 'Reset to the default' }).click()
      await page.getByRole('button', { name: 'Reset', exact: true }).click()
      await page.getByText('reset to the default').last().waitFor()
    }
  },
)
