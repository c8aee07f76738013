import { DESK, expect, PHONE, test } from '#tests/support/browser.ts'
import { countScripts } from '#tests/support/held-scripts.ts'

test('the home page says what the spec says', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/')
  for (const [name, path] of [
    ['Get Instant Access', '/pricing'],
    ['Start Free Trial', '/trial'],
    ['See Our Approach', '/about'],
    ['See Real Results', '/testimonials'],
  ] as const) {
    expect(await page.getByRole('link', { name }).first().getAttribute('href'), name).toBe(path)
  }
  await page.getByRole('heading', { name: "What You'll Master" }).waitFor()
  await page.getByText('Member stories are being verified and will appear here soon.').waitFor()
  await page.getByRole('heading', { name: 'Become a Member Today' }).waitFor()
  for (const figure of ['25,000+', '2.5M+']) await page.getByText(figure).first().waitFor()
  for (const pillar of ['sleep', 'nutrition', 'fitness', 'supplements']) {
    expect(await page.locator(`main a[href="/pillar/${pillar}"]`).count(), pillar).toBeGreaterThan(0)
  }
  await page.locator('main a[href^="/pillar/stress"]').first().click()
  await page.waitForURL('**/pillar/stress')
})

test('the floating card comes after half a viewport of scrolling and stays away once dismissed', async ({ visitor }) => {
  const { page, goTo, wake } = await visitor({ viewport: PHONE })
  const scripts = countScripts(page)
  await goTo('/')
  const card = page.getByRole('complementary')
  expect(await card.isVisible()).toBe(false)
  await page.mouse.wheel(0, PHONE.height * 0.4)
  await page.waitForTimeout(300)
  expect(await card.isVisible()).toBe(false)
  await page.mouse.wheel(0, PHONE.height * 0.4)
  await card.waitFor()
  expect(await card.getByRole('link', { name: 'Get Access' }).getAttribute('href')).toBe('/pricing')
  expect(await card.getByRole('link', { name: 'Free Trial' }).getAttribute('href')).toBe('/trial')
  await card.getByRole('button').click()
  await card.waitFor({ state: 'hidden' })
  await page.reload()
  await page.mouse.wheel(0, PHONE.height)
  await page.waitForTimeout(500)
  expect(await card.isVisible()).toBe(false)
  expect(scripts).toEqual([])
  // Where React draws the page it is the same.
  await page.evaluate(() => localStorage.clear())
  await goTo('/about')
  await wake()
  await page.getByRole('link', { name: 'Wellward' }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  // Before React watches it, a wheel would still turn the page before.
  await page.locator('.floating[data-watched]').waitFor({ state: 'attached' })
  await page.mouse.wheel(0, PHONE.height * 0.8)
  await card.waitFor()
  await card.getByRole('link', { name: 'Free Trial' }).click()
  await page.waitForURL('**/trial')
  await expect.poll(() => page.locator('.floating').count()).toBe(0)
})

test('a tooltip of the brand strip shows to whoever comes by keyboard', async ({ visitor }) => {
  const { page, goTo, wake } = await visitor()
  await goTo('/')
  await wake()
  const tooltips = page.getByRole('tooltip', { includeHidden: true })
  expect(await tooltips.count()).toBeGreaterThan(0)
  await page.locator('[aria-describedby]').filter({ visible: true }).first().focus()
  await expect
    .poll(() =>
      tooltips.evaluateAll((all) =>
        all.some((tip) => getComputedStyle(tip).visibility === 'visible' && getComputedStyle(tip).opacity !== '0'),
      ),
    )
    .toBe(true)
})

test('the menu of a phone opens without JavaScript', async ({ visitor }) => {
  const { page, goTo } = await visitor({ viewport: PHONE, javaScript: false })
  await goTo('/')
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Courses' })
  expect(await link.isVisible()).toBe(false)
  await page.getByText('Menu', { exact: true }).first().click()
  await link.click()
  await page.waitForURL('**/courses')
})

test('every navigation begins at the top', async ({ visitor }) => {
  const { page, goTo, wake } = await visitor({ viewport: DESK })
  await goTo('/')
  await wake()
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
})

test('the page is set in its own letters', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/')
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && !family.includes('fallback'))
        .map(({ family, weight, style }) => `${family} ${weight} ${style}`)
        .toSorted(),
    )
  await expect
    .poll(loaded)
    .toEqual(['Instrument Sans 400 normal', 'Instrument Sans 560 normal', 'Newsreader 380 normal', 'Newsreader 400 italic'])
})
