import { sql } from 'drizzle-orm'
import { vi } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { aCheckIn } from '#features/health/check-in.factory.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { userAchievements } from '#features/health/core/tables.server.ts'
import { byVital } from '#features/health/core/vitals.ts'
import { aReadImport } from '#features/health/imports/import.factory.server.ts'
import { aMember, checkInOn, haveLabs, haveLogged } from '#features/health/member.factory.server.ts'
import { addRestRange } from '#features/health/rest-days/rest-ranges.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { emptyDashboard, readDashboard } from './dashboard.server.ts'

const TODAY = '2026-03-02' // a Monday, where the clock of tests stands

/** The same services on the same database, of which some functions are exchanged. */
function withDatabase(services: Services, exchanged: Partial<Services['db']>): Services {
  return { ...services, db: Object.assign(Object.create(services.db) as Services['db'], exchanged) }
}

test('before the first check-in the dashboard is empty, and the same as the one shown when it cannot be read', async ({
  services,
}) => {
  const maya = await aMember(services)
  const { dashboard, unlocked } = await readDashboard(services, maya)
  expect(dashboard).toEqual(emptyDashboard(services, maya))
  expect(unlocked).toEqual([])
  expect(dashboard).toMatchObject({
    score: { score: 0, parts: [] },
    streak: { current: 0, longest: 0 },
    earned: [],
    form: { day: TODAY, today: TODAY, isStored: false },
  })
  expect(dashboard.next.map(({ value, takes }) => [value, takes])).toEqual([
    [0, 7],
    [0, 30],
    [0, 100],
    [0, 1],
    [0, 5],
  ])
})

test('score, streak and form come out of what was logged', async ({ services }) => {
  const maya = await aMember(services)
  await recordCheckIn(services, maya, aCheckIn({ day: '2026-03-01', vitals: { weightKg: 64.3, sleepHours: 7.2 } }))
  await recordCheckIn(services, maya, aCheckIn({ vitals: { steps: 6240, waterLiters: 0, hrvMs: 58, restingHr: 58.5 } }))
  const { dashboard } = await readDashboard(services, maya)
  expect(dashboard.score).toEqual({
    score: 71, // (30 + 6 of 12 fields x 40) of 70
    parts: [
      { name: 'recency', earned: 30, possible: 30 },
      { name: 'completeness', earned: 20, possible: 40 },
    ],
  })
  expect(dashboard.streak).toEqual({ current: 2, longest: 2, keeps: 1, lastEntryDay: TODAY })
  expect(dashboard.form.isStored).toBe(true)
  expect(dashboard.form.fields).toEqual({
    ...byVital(() => ({ value: '', hint: '' })),
    weightKg: { value: '', hint: 'Yesterday 64.3' },
    sleepHours: { value: '', hint: 'Yesterday 7:12' },
    steps: { value: '6,240', hint: '' },
    waterLiters: { value: '0', hint: '' },
    hrvMs: { value: '58', hint: '' },
    restingHr: { value: '58.5', hint: '' },
  })
  expect(dashboard.year.filled.slice(-2)).toBe('24')
})

test('several reports of this week do not hide the one that counted a week ago', async ({ services }) => {
  const maya = await aMember(services)
  await haveLabs(services, maya, ...Array.from({ length: 6 }, () => TODAY), shiftDay(TODAY, -100))
  const { dashboard } = await readDashboard(services, maya)
  expect([dashboard.score.score, dashboard.outlook.sinceLastWeek]).toEqual([100, '33 above last week'])
})

test('declared days of rest without an entry stand in the year and its months', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await checkInOn(services, maya, TODAY, [0, 3])
  await addRestRange(services, maya.userId, { kind: 'sick', fromDay: '2026-02-26', toDay: '2026-03-01' })
  const { dashboard } = await readDashboard(services, maya)
  // The grid's last week begins on today, a Monday; 27 February has an entry.
  expect(dashboard.year.restDays).toEqual([
    [360, 360],
    [362, 363],
  ])
  expect(dashboard.dates.months.slice(0, 2).map(({ name, days, restDays }) => [name, days, restDays])).toEqual([
    ['March 2026', 1, 1],
    ['February 2026', 1, 2],
  ])
  expect(dashboard.rested).toBe('With your rests the run is 2 days long: 2 days of rest kept it and added nothing.')
  expect((await readDashboard(services, noor)).dashboard.year.restDays).toEqual([])
})

test('days with numbers from files alone stand apart in the year, keep their rests, and are no first entry', async ({
  services,
}) => {
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [0])
  const rows = ['02-27', '02-28', '03-02'].map((day) => `2026-${day},80,25200,41,8123\n`)
  const file = `date,Sleep Score,Total Sleep Time,Average HRV,Steps\n${rows.join('')}`
  await aReadImport(services, maya, file, { name: 'oura.csv' })
  await addRestRange(services, maya.userId, { kind: 'sick', fromDay: '2026-02-28', toDay: '2026-03-01' })
  const { year, dates, streak } = (await readDashboard(services, maya)).dashboard
  expect(streak.longest).toBe(1)
  expect(year).toMatchObject({ firstDay: TODAY, imported: [[361, 362]], restDays: [[362, 363]] })
  expect(dates.firstEntry).toBe('First entry 2 Mar.')
  expect(dates.months.slice(0, 2)).toMatchObject([
    { days: 1, imported: 0 },
    { days: 2, imported: 2, restDays: 1 },
  ])
})

test('the form shows the day that is asked for, and today when that one cannot be entered', async ({ services }) => {
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [0, 3])
  const form = async (day: string) => (await readDashboard(services, maya, day)).dashboard.form
  expect(await form('2026-02-27')).toMatchObject({
    day: '2026-02-27',
    isStored: true,
    fields: { weightKg: { value: '64.2', hint: '' } },
  })
  expect(await form('2026-02-28')).toMatchObject({
    isStored: false,
    fields: { weightKg: { value: '', hint: 'The day before 64.2' } },
  })
  for (const day of ['2025-12-24', '2026-03-30', 'yesterday', '2026-02-30', ''])
    expect(await form(day)).toMatchObject({ day: TODAY })
  const dayProblem = async (day?: string) => (await readDashboard(services, maya, day)).dashboard.dayProblem
  expect(await dayProblem('2025-12-24')).toBe(
    '24 December 2025 can no longer be entered: only the last 30 days can. This is today.',
  )
  expect(await dayProblem('2026-03-30')).toBe('30 March 2026 has not come yet: this is today.')
  for (const day of ['2026-02-27', TODAY, 'banana', '', undefined]) expect(await dayProblem(day)).toBeNull()
})

test('lab reports join the score and have a streak of weeks', async ({ services }) => {
  const maya = await aMember(services)
  await haveLabs(services, maya, '2026-03-02', '2026-02-25', '2025-06-01')
  const { dashboard, unlocked } = await readDashboard(services, maya)
  expect(dashboard.score).toEqual({ score: 100, parts: [{ name: 'labs', earned: 30, possible: 30 }] })
  expect(dashboard.labWeeks).toBe('Lab reports: 2 weeks in a row, 2 at best, the newest of 2 Mar.')
  expect(unlocked.map(({ type }) => type)).toEqual(['first_labs'])
})

test('what a failure left behind is made up for by the next read, which grants it once', async ({ services }) => {
  const maya = await aMember(services)
  await haveLogged(services, maya, TODAY, 30)
  expect((await readDashboard(services, maya)).unlocked.map(({ type }) => type)).toEqual(['7_day_streak', '30_day_streak'])
  const { dashboard, unlocked } = await readDashboard(services, maya)
  expect(unlocked).toEqual([])
  expect(dashboard.earned).toEqual([
    { type: '30_day_streak', title: 'Thirty days in a row', points: 500, on: '2 Mar' },
    { type: '7_day_streak', title: 'Seven days in a row', points: 100, on: '2 Mar' },
  ])
  expect(dashboard.next[0]).toEqual({ type: '100_day_streak', title: 'A hundred days in a row', value: 30, takes: 100 })
})

test('a read of an up-to-date record writes nothing, also on days without an entry', async ({ services, clock }) => {
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [2, 1, 0])
  const logged: string[] = []
  const noticing: Services = {
    ...withDatabase(services, { transaction: () => Promise.reject(new Error('a write')) }),
    log: { ...services.log, error: (_: object, message: string) => void logged.push(message) },
  }
  for (const now of ['2026-03-02T10:00:00Z', '2026-03-03T10:00:00Z', '2026-03-09T10:00:00Z']) {
    clock.set(now)
    await readDashboard(noticing, maya)
  }
  expect(logged).toEqual([])
})

test('a read whose making up fails still shows the dashboard', async ({ services }) => {
  const maya = await aMember(services)
  await haveLogged(services, maya, TODAY, 7)
  await services.db.execute(sql`alter table user_achievements add constraint none check (false) not valid`)
  const { dashboard, unlocked } = await readDashboard(services, maya)
  expect(unlocked).toEqual([])
  expect(dashboard.streak).toMatchObject({ current: 7, longest: 7 })
})

test('a longest streak that was stored stands, even without its entries', async ({ services }) => {
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [0])
  await services.db.execute(sql`update health_streaks set longest_streak = 41`)
  expect((await readDashboard(services, maya)).dashboard.streak).toMatchObject({ current: 1, longest: 41 })
})

test('nobody sees another member’s numbers', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await checkInOn(services, maya, TODAY, [6, 5, 4, 3, 2, 1, 0])
  await haveLabs(services, maya, '2026-03-02')
  await readDashboard(services, maya)
  expect(await services.db.select().from(userAchievements)).toHaveLength(2)
  expect((await readDashboard(services, noor)).dashboard).toEqual(emptyDashboard(services, noor))
})

test('today is the member’s own', async ({ services, clock }) => {
  clock.set('2026-03-02T23:30:00Z')
  const [inUtc, inBerlin, inHonolulu] = [
    await aMember(services),
    await aMember(services, { timeZone: 'Europe/Berlin' }),
    await aMember(services, { timeZone: 'Pacific/Honolulu' }),
  ]
  const todayOf = async (member: Viewer) => (await readDashboard(services, member)).dashboard.today
  expect(await todayOf(inUtc)).toBe('2026-03-02')
  expect(await todayOf(inBerlin)).toBe('2026-03-03')
  expect(await todayOf(inHonolulu)).toBe('2026-03-02')
})

test('a streak goes on over days of 23 and 25 hours', async ({ services, clock }) => {
  for (const change of ['2026-03-29', '2026-10-25']) {
    const maya = await aMember(services, { timeZone: 'Europe/Berlin' })
    for (const back of [1, 0, -1]) {
      // Half past midnight and half past eleven in Berlin, on both sides of the change.
      for (const time of ['00:30', '23:30']) {
        const day = shiftDay(change, -back)
        const summer =
          change === '2026-03-29' ? back < 0 || (back === 0 && time === '23:30') : back > 0 || (back === 0 && time === '00:30')
        clock.set(`${day}T${time}:00${summer ? '+02:00' : '+01:00'}`)
        expect((await readDashboard(services, maya)).dashboard.today).toBe(day)
        await recordCheckIn(services, maya, aCheckIn({ day, timeZone: 'Europe/Berlin' }))
      }
    }
    expect((await readDashboard(services, maya)).dashboard.streak).toMatchObject({ current: 3, longest: 3 })
  }
})

test('one round trip is enough', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [2, 1, 0])
  const query = vi.spyOn(pool, 'query')
  const { dashboard } = await readDashboard(services, maya)
  expect(dashboard.streak.current).toBe(3)
  expect(query).toHaveBeenCalledTimes(1)
})
