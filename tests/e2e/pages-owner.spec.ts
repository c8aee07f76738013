import { expect, signIn, test } from '#tests/support/browser.ts'
import { crawl, isForVisitors } from '#tests/support/crawl.ts'

/** Pages of the owner that pages-owner-work.spec walks through. */
const isWork = (path: string) => /^\/(?!admin)/.test(path)

test('every page of the administration is there and without a fault', { timeout: 300_000 }, async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  const { visited, faults } = await crawl(owner, '/admin', (path) => isForVisitors(path) || isWork(path))
  expect(faults).toEqual([])
  expect(visited).toEqual(
    expect.arrayContaining([
      '/admin/messages',
      '/admin/outbox',
      '/admin/settings/services',
      '/admin/gallery',
      '/admin/courses',
      '/blog-automation',
    ]),
  )
})
