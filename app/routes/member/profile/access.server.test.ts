import { aMember } from '#features/health/member.factory.server.ts'
import { loader as openDashboard } from '#routes/member/dashboard.tsx'
import { loader as openTrends } from '#routes/member/trends.tsx'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader } from './access.tsx'

test('looks at the dashboard and the trends are in the log, on the member’s own day and clock', async ({ services, clock }) => {
  clock.set('2026-03-02T23:30:00Z')
  const maya = await aMember(services, { timeZone: 'Europe/Berlin' })
  const ben = await aMember(services)
  const open = (path: string) => routeArgs(new Request(`https://wellward.test${path}`), { services, viewer: maya })
  await openDashboard(open('/dashboard'))
  clock.set('2026-03-03T22:30:00Z')
  await openDashboard(open('/dashboard?day=2026-03-01'))
  await openTrends(open('/health/trends'))
  const { lines } = await loader(open('/profile/access'))
  expect(lines.map(({ at, words, isOther }) => `${at} ${words} ${isOther}`).toSorted()).toEqual([
    'Tue 3 Mar 2026, 23:30 You looked at the dashboard, 2 times false',
    'Tue 3 Mar 2026, 23:30 You looked at the trends false',
  ])
  expect(await loader(routeArgs(new Request('https://wellward.test/profile/access'), { services, viewer: ben }))).toEqual({
    lines: [],
  })
})
