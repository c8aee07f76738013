import { expect, PHONE, test } from '#tests/support/browser.ts'
import { crawl } from '#tests/support/crawl.ts'
import { deep } from '#tests/support/deep.ts'
import { inspectPages } from '#tests/support/inspect-pages.ts'

/** A page of each layout that the site has. */
const MAIN_PAGES = ['/', '/pillar/sleep', '/courses', '/blog', '/shop', '/contact', '/auth']

test('every page that a visitor can reach is there, and the main ones are without a fault', async ({ visitor }) => {
  const somebody = await visitor({ viewport: PHONE })
  const { pages, faults } = await crawl(somebody, '/')
  expect(faults).toEqual([])
  expect(pages).toEqual(expect.arrayContaining([...MAIN_PAGES, '/about', '/pricing', '/trial', '/calendar', '/privacy']))
  expect(await inspectPages(somebody, MAIN_PAGES)).toEqual([])
})

test('one page of each kind is without a fault', deep('tests/e2e/pages-visitor.spec.ts', 600_000), async ({ visitor }) => {
  const somebody = await visitor({ viewport: PHONE })
  const { templates } = await crawl(somebody, '/')
  expect(await inspectPages(somebody, templates)).toEqual([])
})

test('an unknown address is 404 with a way home', async ({ visitor }) => {
  const { page, axe } = await visitor()
  const answer = await page.goto('/no/such/page')
  expect(answer!.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor()
  expect(await axe()).toEqual([])
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname === '/')
})
