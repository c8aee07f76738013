import { expect, signIn, test } from '#tests/support/browser.ts'
import { crawl, isForVisitors } from '#tests/support/crawl.ts'
import { deep } from '#tests/support/deep.ts'
import { inspectPages } from '#tests/support/inspect-pages.ts'

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

test('every colour of the components is readable in dark', async ({ visitor }) => {
  const owner = await visitor({ colorScheme: 'dark' })
  await signIn(owner)
  await owner.goTo('/admin/gallery')
  expect(await owner.axeColours()).toEqual([])
})
