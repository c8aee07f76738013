import { afterAll } from 'vitest'

import { expect, signIn, test } from '#tests/support/browser.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { productHere } from '#tests/support/product-here.ts'
import { withoutTable } from '#tests/support/without-table.ts'

const { dataDir } = productHere()

afterAll(() =>
  inDatabaseOf(dataDir, async ({ pool }) => {
    await pool.query("delete from site_settings where section = 'house'")
    await pool.query("select pg_notify('pages', '')")
  }),
)

test('a document that can load nothing has its frame, which scripts take over; a tab that had the owner’s words keeps them', async ({
  visitor,
}) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  await owner.goTo('/admin/settings/site?section=house')
  await page.getByLabel('Name', { exact: true }).first().fill('Stillwater')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect.poll(() => page.title()).toContain('Stillwater')
  // Of failures, a test's browser lets pass what is answered 503: that it is broken is on purpose here.
  await page.route(/\/about(?:\.data)?$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, ...(response.status() === 500 && { status: 503 }) })
  })
  await inDatabaseOf(dataDir, (database) =>
    withoutTable(database, 'sessions', async () => {
      // Within the tab: the router asks for the page, and nothing comes.
      await page.getByRole('link', { name: 'About', exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: /^(?:Something went wrong|We’ll be right back)$/ }).waitFor()
      expect(await page.locator('header .brand').textContent()).toBe('Stillwater')
      // As a document: what shipped stands in, and is what React finds.
      await page.goto('/about')
      await owner.wake()
      expect(await page.locator('header .brand').textContent()).toBe('Wellward')
      expect(await page.getByRole('navigation', { name: 'Footer' }).getByRole('link').count()).toBeGreaterThan(10)
    }),
  )
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect.poll(() => page.locator('header .brand').textContent()).toBe('Stillwater')
})
