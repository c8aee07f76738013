import { expect, signIn, test } from '#tests/support/browser.ts'
import { crawl, isForVisitors } from '#tests/support/crawl.ts'

test('every page that the owner can reach is there and without a fault', { timeout: 300_000 }, async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  const { visited, faults } = await crawl(owner, '/admin', isForVisitors)
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
