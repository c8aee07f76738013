import { shiftDay } from '#base/dates/calendar-day.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { aReadImport } from '#features/health/imports/import.factory.server.ts'
import { aMember, checkInOn, haveLabs } from '#features/health/member.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { readDashboard } from './dashboard.server.ts'

const TODAY = '2026-03-02' // where the clock of tests stands

test('on the first day a score is compared with nothing, and says what it looks at', async ({ services }) => {
  const maya = await aMember(services, {}, { joinedAt: services.clock.now() })
  await haveLabs(services, maya, shiftDay(TODAY, -130), shiftDay(TODAY, -8))
  const { dashboard } = await readDashboard(services, maya)
  expect(dashboard).toMatchObject({
    score: { score: 100 },
    outlook: {
      sinceLastWeek: null,
      soFar: 'So far it looks at your lab reports alone. Your check-ins join it from the first one on.',
    },
    streak: { current: 0 },
  })
  await recordCheckIn(services, maya, { day: TODAY, timeZone: null, vitals: { steps: 5000 } })
  const { dashboard: then } = await readDashboard(services, maya)
  expect(then.outlook).toMatchObject({ sinceLastWeek: null, soFar: null })
  const ofOld = await aMember(services)
  await haveLabs(services, ofOld, shiftDay(TODAY, -130), shiftDay(TODAY, -8))
  expect((await readDashboard(services, ofOld)).dashboard.outlook.sinceLastWeek).toBe('as last week')
})

test('how far a run reaches is told of the run of now, with the best beside it', async ({ services }) => {
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [10, 9, 8])
  const week = async () => (await readDashboard(services, maya)).dashboard.next[0]
  expect(await week()).toMatchObject({ value: 0, takes: 7, best: 3 })
  await checkInOn(services, maya, TODAY, [1])
  expect(await week()).toMatchObject({ value: 1, best: 3 })
  await checkInOn(services, maya, TODAY, [0])
  expect(await week()).toMatchObject({ value: 2, best: 3 })
  await checkInOn(services, maya, TODAY, [2, 3])
  expect(await week()).toEqual({ type: '7_day_streak', title: 'Seven days in a row', value: 4, takes: 7 })
})

test('a weight that is far from the last is kept, and asked about until it is changed; one of a file is not', async ({
  services,
}) => {
  const maya = await aMember(services)
  const weigh = (day: string, weightKg: number) => recordCheckIn(services, maya, { day, timeZone: null, vitals: { weightKg } })
  const question = async (day: string) => (await readDashboard(services, maya, day)).dashboard.form.weightQuestion
  await weigh(shiftDay(TODAY, -2), 64.5)
  await weigh(TODAY, 46.5)
  expect(await question(TODAY)).toEqual({
    text: 'Is 46.5 kg right? Your last was 64.5 kg two days ago.',
    last: '/dashboard?day=2026-02-28#check-in',
  })
  expect(await question('2026-02-28')).toBeNull()
  await weigh(TODAY, 64.6)
  expect(await question(TODAY)).toBeNull()
  const scale = await aMember(services)
  const file = 'Date,Weight (kg),Fat mass (kg)\n2026-03-01,64.5,10\n2026-03-02,46.5,10\n'
  await aReadImport(services, scale, file, { name: 'weight.csv' })
  const { dashboard } = await readDashboard(services, scale)
  expect(dashboard.form).toMatchObject({ fields: { weightKg: { value: '46.5' } }, weightQuestion: null })
})
