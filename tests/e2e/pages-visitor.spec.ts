import { expect, PHONE, test } from '#tests/support/browser.ts'
import { crawl } from '#tests/support/crawl.ts'
import { lookAt } from '#tests/support/look-at.ts'

test('every page that a visitor can reach is there, and one of each kind is without a fault', async ({ visitor }) => {
  const somebody = await visitor({ viewport: PHONE })
  const { pages, faults, templates } = await crawl(somebody, '/')
  expect(faults).toEqual([])
  expect(pages).toEqual(
    expect.arrayContaining(['/about', '/pricing', '/trial', '/contact', '/auth', '/pillar/sleep', '/privacy']),
  )
  expect(await lookAt(somebody, templates)).toEqual([])
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
