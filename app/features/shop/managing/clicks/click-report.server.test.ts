import { affiliateClicks } from '#features/shop/affiliate/affiliate-tables.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findClicks } from './click-report.server.ts'

test('clicks are counted by product, by page and by week, and what is older than the weeks is left out', async ({ services }) => {
  const click = (day: string, target: string, page: string, count: number, label = target) => ({
    day,
    target,
    page,
    count,
    label,
  })
  await services.db
    .insert(affiliateClicks)
    .values([
      click('2026-03-02', 'bar', '/shop', 3, 'Bar, new name'),
      click('2026-03-01', 'bar', '/shop', 2, 'Bar'),
      click('2026-02-23', 'bar', '', 1, 'Bar'),
      click('2026-03-02', 'strength', '/shop', 4),
      click('2026-02-15', 'bar', '/shop', 100),
    ])
  expect(await findClicks(services, 2)).toEqual({
    weeks: ['2026-03-02', '2026-02-23'],
    byProduct: [
      { target: 'bar', label: 'Bar, new name', total: 6, weeks: [3, 3] },
      { target: 'strength', label: 'strength', total: 4, weeks: [4, 0] },
    ],
    byPage: [
      { target: '/shop', label: '/shop', total: 9, weeks: [7, 2] },
      { target: '', label: '', total: 1, weeks: [0, 1] },
    ],
    byWeek: [7, 3],
    total: 10,
  })
})

test('without a click there is a report of noughts', async ({ services }) => {
  expect(await findClicks(services, 1)).toMatchObject({ byProduct: [], byPage: [], byWeek: [0], total: 0 })
})
