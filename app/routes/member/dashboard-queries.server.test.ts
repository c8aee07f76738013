import { shiftDay } from '#base/dates/calendar-day.ts'
import { saveReports } from '#features/health/change-lab-reports.server.ts'
import { aReport, aResult } from '#features/health/labs/lab.factory.ts'
import { aMember, checkInOn, haveLabs, haveLogged } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader } from './dashboard.tsx'

const TODAY = '2026-03-02' // where the clock of tests stands

function open(services: Services, viewer: Viewer) {
  return loader(routeArgs(new Request('https://wellward.test/dashboard'), { services, viewer }))
}

test('a dashboard of ten years takes as few queries as an empty one', async ({ freshDatabase }) => {
  const database = await freshDatabase()
  const { services } = database
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await haveLogged(services, maya, TODAY, 3_653)
  await haveLabs(services, maya, ...Array.from({ length: 20 }, (_, report) => shiftDay(TODAY, -180 * report)))
  await saveReports(services, maya, 'typed', [aReport({ results: [aResult({ flag: 'HH' })] })])
  await open(services, maya).catch(() => 'its achievements are granted first')
  await checkInOn(services, maya, TODAY, [1])
  const ten = await countQueries(database, (counted) => open(counted, maya))
  const none = await countQueries(database, (counted) => open(counted, noor))
  const again = await countQueries(database, (counted) => open(counted, maya))
  // The session of who asks takes one more.
  expect({ ten, none, again }).toEqual({ ten: 4, none: 4, again: 3 })
})
