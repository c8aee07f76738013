import { shiftDay } from '#base/dates/calendar-day.ts'
import { aMember, checkInOn, haveLabs, haveLogged } from '#features/health/member.factory.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { expect, test } from '#tests/support/test.ts'

import { readScoreTrend } from './score-trend.server.ts'

const TODAY = '2026-03-02'

test('before anything was logged there is no history', async ({ services }) => {
  const maya = await aMember(services)
  expect(await readScoreTrend(services, maya, 30)).toBeNull()
})

test('each day has the score of what is known now of the days up to it, and days before the first have none', async ({
  services,
}) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await checkInOn(services, maya, TODAY, [0, 5])
  await haveLogged(services, noor, TODAY, 30)
  const trend = (await readScoreTrend(services, maya, 7))!
  // Two of six numbers a day: 40 / 3 points, and 30 for the day and the one after it, then 20, of 70.
  expect(trend.readings.map(({ value }) => value)).toEqual(['', '62', '62', '48', '48', '48', '62'])
  expect(trend).toMatchObject({
    latest: { value: '62', day: 'today' },
    finding: 'The same as on the first day shown; it was never below 48 or above 62',
    drawing: { yLabels: [{ text: '0' }, { text: '100' }], band: null, days: expect.stringMatching(/^M[^M]+$/) },
  })
  await checkInOn(services, maya, shiftDay(TODAY, -3), [0])
  const later = (await readScoreTrend(services, maya, 7))!
  expect(later.readings.map(({ value }) => value)).toEqual(['', '62', '62', '62', '62', '48', '62'])
})

test('what lies before the range still counts in it, entries and lab reports', async ({ services }) => {
  const maya = await aMember(services)
  await haveLogged(services, maya, shiftDay(TODAY, -20), 9)
  await haveLabs(services, maya, shiftDay(TODAY, -93), shiftDay(TODAY, -1))
  const { readings } = (await readScoreTrend(services, maya, 7))!
  // The older report is more than 90 days old on the fifth day; the newer one comes on the sixth.
  expect(readings.map(({ value }) => value)).toEqual(['73', '73', '73', '73', '63', '73', '73'])
})

test('who joins today has a score of today, whatever their reports and files say of days before', async ({ services, clock }) => {
  const maya = await aMember(services, { timeZone: 'Pacific/Auckland' }, { joinedAt: new Date('2026-03-01T12:30:00Z') })
  await haveLogged(services, maya, shiftDay(TODAY, -20), 9)
  await haveLabs(services, maya, shiftDay(TODAY, -40))
  // It is the evening of the second there, on which they joined.
  const first = (await readScoreTrend(services, maya, 7))!
  expect(first.readings.map(({ value }) => value)).toEqual(['', '', '', '', '', '', '73'])
  expect(first.finding).toBe('It begins today')
  clock.set('2026-03-04T10:00:00Z')
  const third = (await readScoreTrend(services, maya, 7))!
  expect(third.readings.map(({ value }) => value)).toEqual(['', '', '', '', '73', '73', '73'])
})

test('it is read in one query', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  const maya = await aMember(fresh.services)
  await haveLogged(fresh.services, maya, TODAY, 40)
  expect(await countQueries(fresh, (counted) => readScoreTrend(counted, maya, 365))).toBe(1)
})
