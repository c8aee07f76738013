import { expect, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { crawl, isForVisitors } from '#tests/support/crawl.ts'

test('every page that a member can reach is there and without a fault', { timeout: 300_000 }, async ({ visitor }) => {
  const member = await visitor({ viewport: PHONE })
  await startTrial(member, 'Crawler')
  const { visited, faults } = await crawl(member, '/dashboard', isForVisitors)
  expect(faults).toEqual([])
  expect(visited).toEqual(expect.arrayContaining(['/dashboard', '/health/trends', '/profile']))
})
