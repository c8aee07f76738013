import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'

const SECTION = '/admin/settings/site?section=menu'

async function reset({ page, goTo }: Visitor): Promise<void> {
  await goTo(SECTION)
  await page.getByRole('button', { name: 'Reset to the default' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByText('Menu: reset to the default').waitFor()
}

test('a link that the owner adds stands in the bar, in a phone’s menu and in the footer, and goes when taken back', async ({
  visitor,
  origin,
}) => {
  const owner = await visitor()
  const { page, axe } = owner
  await signIn(owner)
  await owner.goTo(SECTION)
  expect(await axe()).toEqual([])
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true })
  await field('Label 7').fill('Pricing')
  await field('Address 7').fill('javascript:alert(1)')
  await field('Title of group 4').fill('Reach us')
  await field('Group 4, label 1').fill('Write')
  await field('Group 4, address 1').fill('mailto:hello@coach.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Please enter a path of this site, such as /about').first().waitFor()
  expect(await field('Label 7').inputValue()).toBe('Pricing')
  await field('Address 7').fill('/pricing')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Menu saved').waitFor()

  const desk = await visitor()
  await desk.goTo('/about')
  const bar = desk.page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Pricing' }).click()
  await desk.page.waitForURL('**/pricing')
  expect(await bar.getByRole('link', { name: 'Pricing' }).getAttribute('aria-current')).toBe('page')
  const footer = desk.page.getByRole('navigation', { name: 'Footer' })
  expect(await footer.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe('mailto:hello@coach.example')
  expect(await desk.axe()).toEqual([])

  const phone = await visitor({ viewport: PHONE, javaScript: false })
  await phone.goTo('/about')
  await phone.page.getByRole('button', { name: 'Menu' }).click()
  const menu = phone.page.getByRole('navigation', { name: 'Menu' })
  expect(await menu.getByRole('link', { name: 'Pricing' }).isVisible()).toBe(true)
  expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
  // Also where nothing is.
  await phone.goTo('/nothing-here')
  await phone.page.getByRole('contentinfo').getByRole('link', { name: 'Write' }).waitFor()

  await reset(owner)
  await expect.poll(async () => (await fetch(`${origin}/about`)).text()).not.toContain('Reach us')
})

test('eight long links leave no page wider than its window: they stand in the menu', async ({ visitor }) => {
  const owner = await visitor({ javaScript: false })
  const { page } = owner
  await signIn(owner)
  await owner.goTo(SECTION)
  const main = page.getByRole('main')
  for (let count = 1; count <= 8; count++) {
    await main.getByLabel(`Label ${count}`, { exact: true }).fill(`A longer link, number ${count}`)
    await main.getByLabel(`Address ${count}`, { exact: true }).fill(`/blog?page=${count}`)
  }
  await main.getByLabel('Group 1, label 1', { exact: true }).fill('Gesundheitsakademiegesellschaf')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Menu saved').waitFor()
  for (const width of [320, 640, 832, 1024, 1280, 1600]) {
    const reader = await visitor({ viewport: { width, height: 800 } })
    await reader.goTo('/about')
    expect(await reader.page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    await reader.page.getByRole('button', { name: 'Menu' }).click()
    const last = reader.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'A longer link, number 8' })
    await last.scrollIntoViewIfNeeded()
    expect(await last.isVisible()).toBe(true)
  }
  const awake = await visitor()
  await signIn(awake)
  await reset(awake)
})

test('seven or eight links of usual length keep within the bar at every width that shows them', async ({ visitor }) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  for (const links of [
    ['Membership', 'Coaching'],
    ['Membership fees', 'Coaching for you'],
  ]) {
    await owner.goTo(SECTION)
    for (const [at, label] of links.entries()) {
      await page
        .getByRole('main')
        .getByLabel(`Label ${at + 7}`, { exact: true })
        .fill(label)
      await page
        .getByRole('main')
        .getByLabel(`Address ${at + 7}`, { exact: true })
        .fill(`/blog?page=${at}`)
    }
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Menu saved').waitFor()
    for (const width of [832, 1024, 1280]) {
      const reader = await visitor({ viewport: { width, height: 800 } })
      await reader.goTo('/about')
      expect(await reader.page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      const rows = await reader.page
        .locator('.bar-items li')
        .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size)
      expect(rows).toBe(1)
      const brand = await reader.page.locator('.bar .brand').evaluate((mark) => mark.scrollWidth - mark.clientWidth)
      expect(brand).toBe(0)
    }
  }
  await reset(owner)
})
