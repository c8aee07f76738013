import { expect, signIn, test } from '#tests/support/browser.ts'
import { crawl, isForVisitors } from '#tests/support/crawl.ts'

/** Pages that pages-owner.spec walks through. */
const isAdministration = (path: string) => path.startsWith('/admin')

test('every page on which the owner works elsewhere is there and without a fault', { timeout: 300_000 }, async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  const { visited, faults } = await crawl(owner, '/blog-automation', (path) => isForVisitors(path) || isAdministration(path))
  expect(faults).toEqual([])
  expect(visited).toEqual(
    expect.arrayContaining(['/blog-automation/manage', '/shop/manage', '/courses', '/dashboard', '/profile']),
  )
})
