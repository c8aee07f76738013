import { expect, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { crawl, isForVisitors } from '#tests/support/crawl.ts'
import { deep } from '#tests/support/deep.ts'
import { inspectPages } from '#tests/support/inspect-pages.ts'

const MAIN_PAGES = ['/dashboard', '/health/trends', '/health/labs', '/profile']

test('every page that a member can reach is there, and the main ones are without a fault', async ({ visitor }) => {
  const member = await visitor({ viewport: PHONE })
  await startTrial(member, 'Crawler')
  const { pages, faults } = await crawl(member, '/dashboard', isForVisitors)
  expect(faults).toEqual([])
  expect(pages).toEqual(expect.arrayContaining([...MAIN_PAGES, '/health/habits', '/health/imports']))
  expect(await inspectPages(member, MAIN_PAGES)).toEqual([])
})

test('one page of each kind is without a fault', deep('tests/e2e/pages-member.spec.ts', 600_000), async ({ visitor }) => {
  const member = await visitor({ viewport: PHONE })
  await startTrial(member, 'Crawler')
  const { templates } = await crawl(member, '/dashboard', isForVisitors)
  expect(await inspectPages(member, templates)).toEqual([])
})
