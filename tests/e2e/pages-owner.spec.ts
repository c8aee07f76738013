import { expect, PHONE, signIn, test } from '#tests/support/browser.ts'
import { crawl, isForVisitors } from '#tests/support/crawl.ts'
import { deep } from '#tests/support/deep.ts'
import { inspectPages, narrowDates, resize } from '#tests/support/inspect-pages.ts'

/** The gallery has all components; and a page of each part of the owner’s desk. */
const MAIN_PAGES = ['/admin', '/admin/gallery', '/admin/messages', '/admin/courses', '/blog-automation/manage', '/shop/manage']

test('every page of the owner is there, and the main ones are without a fault', async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  const { pages, faults } = await crawl(owner, '/admin', isForVisitors)
  expect(faults).toEqual([])
  expect(pages).toEqual(
    expect.arrayContaining([
      ...MAIN_PAGES,
      '/admin/outbox',
      '/admin/settings/starter',
      '/admin/settings/services',
      '/admin/settings/services/address',
      '/admin/system',
      '/blog-automation',
      '/courses',
      '/dashboard',
      '/profile',
    ]),
  )
  expect(await inspectPages(owner, MAIN_PAGES)).toEqual([])
})

test('one page of each kind is without a fault', deep('tests/e2e/pages-owner.spec.ts', 600_000), async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  const { templates } = await crawl(owner, '/admin', isForVisitors)
  expect(await inspectPages(owner, templates)).toEqual([])
})

test('a field for a date is as wide as its date, on telephones, tablets and desks', async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  for (const path of ['/admin/stories/new', '/admin/calendar/new', '/admin/gallery']) {
    await owner.goTo(path)
    for (const width of [320, 640, 768, 1280]) {
      await resize(owner.page, { width, height: 800 })
      expect(await narrowDates(owner.page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('on a phone nothing covers what the owner fills in, and every pile of stories is in sight', async ({ visitor }) => {
  const owner = await visitor({ viewport: PHONE })
  const { page } = owner
  await signIn(owner)
  const opener = page.locator('.chat-open')
  await owner.goTo('/admin/stories')
  expect(await opener.isVisible()).toBe(false)
  for (const pile of await page.getByRole('navigation', { name: 'Piles' }).getByRole('link').all()) {
    const { x, width } = (await pile.boundingBox())!
    expect(x + width, (await pile.textContent()) ?? '').toBeLessThanOrEqual(PHONE.width)
  }
  for (const path of ['/blog-automation', '/shop']) {
    await owner.goTo(path)
    await opener.waitFor()
  }
})

test('every colour of the components is readable in dark', async ({ visitor }) => {
  const owner = await visitor({ colorScheme: 'dark' })
  await signIn(owner)
  await owner.goTo('/admin/gallery')
  expect(await owner.axeColours()).toEqual([])
})
