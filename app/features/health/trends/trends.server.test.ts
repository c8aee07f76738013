import { shiftDay } from '#base/dates/calendar-day.ts'
import { aCheckIn } from '#features/health/check-in.factory.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { aMember, haveLogged } from '#features/health/member.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { readTrends } from './trends.server.ts'

const TODAY = '2026-03-02'

test('each number has a trend over the days asked for, and nobody else’s are in it', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await recordCheckIn(services, noor, aCheckIn({ day: TODAY, vitals: { restingHr: 99 } }))
  await recordCheckIn(services, maya, aCheckIn({ day: shiftDay(TODAY, -6), vitals: { steps: 4000 } }))
  await recordCheckIn(services, maya, aCheckIn({ day: shiftDay(TODAY, -7), vitals: { weightKg: 64.2 } }))
  const week = await readTrends(services, maya, 7)
  expect(week.today).toBe(TODAY)
  expect(week.trends.map(({ title }) => title)).toEqual(['Steps'])
  expect(week.trends[0]!.readings.map(({ day, value }) => [day, value])).toEqual([
    ['24 Feb', '4,000'],
    ...['25 Feb', '26 Feb', '27 Feb', '28 Feb', '1 Mar', '2 Mar'].map((day) => [day, '']),
  ])
  expect((await readTrends(services, maya, 30)).trends.map(({ title }) => title)).toEqual(['Weight', 'Steps'])
  expect((await readTrends(services, await aMember(services), 365)).trends).toEqual([])
})

test('the first mean and the usual range look at days before the range', async ({ services }) => {
  const maya = await aMember(services)
  await haveLogged(services, maya, TODAY, 40)
  const { trends } = await readTrends(services, maya, 7)
  const weight = trends.find(({ id }) => id === 'weightKg')!
  expect(weight.readings).toHaveLength(7)
  expect(weight.readings[0]).toMatchObject({ value: '64', mean: '64' })
  expect(weight.finding).toBe('Mean of seven days 64, within your usual range, 64')
})

test('HRV by two methods is never one trend, neither its days nor its means', async ({ services }) => {
  const maya = await aMember(services)
  const measure = (back: number, hrvMs: number, hrvMethod: 'rmssd' | 'sdnn' | null) =>
    recordCheckIn(services, maya, { ...aCheckIn({ day: shiftDay(TODAY, -back), vitals: { hrvMs } }), hrvMethod })
  for (const back of [1, 3, 5]) await measure(back, 40, 'rmssd')
  for (const back of [0, 2, 4]) await measure(back, 80, 'sdnn')
  await measure(6, 10, null)
  const { trends } = await readTrends(services, maya, 30)
  expect(trends.map(({ title }) => title)).toEqual(['HRV, RMSSD', 'HRV, SDNN', 'HRV'])
  expect(trends.map(({ readings }) => readings.findLast(({ mean }) => mean !== '')?.mean)).toEqual(['40', '80', undefined])
})

test('numbers are written in the units and the dates of who reads', async ({ services }) => {
  const maya = await aMember(services, { units: 'us', dateLanguage: 'en-US' })
  await recordCheckIn(services, maya, aCheckIn({ day: TODAY, vitals: { weightKg: 64.2 } }))
  const { trends } = await readTrends(services, maya, 30)
  expect(trends[0]).toMatchObject({ unit: 'lb', latest: { value: '141.5', day: 'today' } })
  expect(trends[0]!.readings.at(-1)).toMatchObject({ day: 'Mar 2', value: '141.5' })
})

test('a number reads as it was typed, in either units', async ({ services }) => {
  const [maya, ole] = [await aMember(services, { units: 'us' }), await aMember(services)]
  const pounds = 199.9
  await recordCheckIn(services, maya, aCheckIn({ day: TODAY, vitals: { weightKg: Number((pounds * 0.45359237).toFixed(2)) } }))
  await recordCheckIn(services, ole, aCheckIn({ day: TODAY, vitals: { weightKg: 63.96 } }))
  const latest = async (member: typeof maya) => (await readTrends(services, member, 30)).trends[0]!.latest!.value
  expect([await latest(maya), await latest(ole)]).toEqual(['199.9', '63.96'])
})
