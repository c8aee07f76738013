import { DESK, expect, PHONE, test } from '#tests/support/browser.ts'
import { crawl } from '#tests/support/crawl.ts'

const looks = [
  { name: 'phone', viewport: PHONE },
  { name: 'desk', viewport: DESK },
] as const

for (const { name, ...look } of looks) {
  test(
    `every page that a visitor can reach is there and without a fault, in light and dark (${name})`,
    { timeout: 300_000 },
    async ({ visitor }) => {
      const { visited, faults } = await crawl(await visitor(look), '/')
      expect(faults).toEqual([])
      expect(visited).toEqual(
        expect.arrayContaining(['/about', '/pricing', '/trial', '/contact', '/auth', '/pillar/sleep', '/privacy']),
      )
    },
  )
}

test('an unknown address is 404 with a way home', async ({ visitor }) => {
  const { page, axe } = await visitor()
  const answer = await page.goto('/no/such/page')
  expect(answer!.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor()
  expect(await axe()).toEqual([])
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname === '/')
})
