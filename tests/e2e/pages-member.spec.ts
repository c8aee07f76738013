import { expect, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { crawl, isForVisitors } from '#tests/support/crawl.ts'
import { lookAt } from '#tests/support/look-at.ts'

test('every page that a member can reach is there, and one of each kind is without a fault', async ({ visitor }) => {
  const member = await visitor({ viewport: PHONE })
  await startTrial(member, 'Crawler')
  const { pages, faults, templates } = await crawl(member, '/dashboard', isForVisitors)
  expect(faults).toEqual([])
  expect(pages).toEqual(expect.arrayContaining(['/dashboard', '/health/trends', '/profile']))
  expect(await lookAt(member, templates)).toEqual([])
})
