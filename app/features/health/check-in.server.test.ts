import { eq, sql } from 'drizzle-orm'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { listHealthAccess } from '#features/audit/health-access.server.ts'
import { formatAccess } from '#features/audit/health-access.ts'
import { expect, test } from '#tests/support/test.ts'

import { aCheckIn } from './check-in.factory.ts'
import { recordCheckIn, removeCheckIn } from './check-in.server.ts'
import { sameAsDayBefore } from './copy-previous-day.server.ts'
import { healthStats, healthStreaks, userAchievements } from './core/tables.server.ts'
import { noNumbers } from './core/vitals.factory.ts'
import { vitalNames, vitals } from './core/vitals.ts'
import { aMember, checkInOn } from './member.factory.server.ts'

const TODAY = '2026-03-02' // where the clock of tests stands

test('a check-in is kept with its day, its instant and the zone it was meant in', async ({ services }) => {
  const maya = await aMember(services)
  await recordCheckIn(services, maya, aCheckIn({ timeZone: 'Europe/Berlin', vitals: { sleepHours: 7.0833, hrvMs: null } }))
  expect(await services.db.select().from(healthStats)).toEqual([
    {
      userId: maya.userId,
      enteredAt: services.clock.now(),
      hrvMethod: null,
      sources: {},
      day: TODAY,
      recordedAt: services.clock.now(),
      zone: 'Europe/Berlin',
      ...noNumbers,
      sleepHours: 7.0833,
    },
  ])
})

test('a day has one entry: saving again replaces what is sent, clears what is emptied, keeps what is not sent', async ({
  services,
  clock,
}) => {
  const maya = await aMember(services)
  await recordCheckIn(services, maya, aCheckIn({ vitals: { weightKg: 64.2, steps: 6240, hrvMs: 58 } }))
  clock.set('2026-03-02T20:00:00Z')
  await recordCheckIn(services, maya, aCheckIn({ vitals: { steps: 9000, hrvMs: null } }))
  const entries = await services.db.select().from(healthStats)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ weightKg: 64.2, steps: 9000, hrvMs: null, recordedAt: new Date('2026-03-02T20:00:00Z') })
})

test('each change of an entry is in the member’s access log, with who made it', async ({ services }) => {
  const maya = await aMember(services)
  await recordCheckIn(services, maya, aCheckIn())
  await recordCheckIn(services, maya, aCheckIn(), { kind: 'job' })
  await removeCheckIn(services, maya, TODAY)
  await removeCheckIn(services, maya, TODAY)
  expect((await listHealthAccess(services, maya.userId)).map(formatAccess).toSorted()).toEqual([
    'This site, for you, changed a check-in',
    'You changed a check-in',
    'You changed a check-in',
  ])
})

test('two members log the same day, each for themselves', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await recordCheckIn(services, maya, aCheckIn({ vitals: { steps: 1 } }))
  await recordCheckIn(services, noor, aCheckIn({ vitals: { steps: 2 } }))
  const steps = async (userId: string) =>
    (await services.db.select().from(healthStats).where(eq(healthStats.userId, userId))).map((e) => e.steps)
  expect([await steps(maya.userId), await steps(noor.userId)]).toEqual([[1], [2]])
})

test('requests for one day at the same instant leave one entry, and grant an achievement to one of them', async ({
  freshDatabase,
}) => {
  const { services } = await freshDatabase()
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [6, 5, 4, 3, 2, 1])
  const at = Array.from({ length: 8 }, (_, n) => recordCheckIn(services, maya, aCheckIn({ vitals: { steps: n + 1 } })))
  const unlocked = await Promise.all(at)
  const entries = await services.db.select().from(healthStats).where(eq(healthStats.day, TODAY))
  expect(entries).toHaveLength(1)
  expect(entries[0]!.steps).toBeGreaterThan(0)
  expect(unlocked.flat().map(({ type }) => type)).toEqual(['7_day_streak'])
  expect(await services.db.select().from(userAchievements)).toHaveLength(1)
})

test('days entered side by side all count in the streak that is stored', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const maya = await aMember(services)
  const days = [0, 1, 2, 3, 4, 5, 6]
  const unlocked = await Promise.all(days.map((back) => recordCheckIn(services, maya, aCheckIn({ day: shiftDay(TODAY, -back) }))))
  expect(unlocked.flat()).toHaveLength(1)
  expect(await services.db.select().from(healthStreaks)).toMatchObject([
    { streakType: 'daily_entry', currentStreak: 7, longestStreak: 7, lastEntryDate: TODAY },
  ])
})

test('seven days in a row bring the first achievement, once', async ({ services }) => {
  const maya = await aMember(services)
  expect(await checkInOn(services, maya, TODAY, [6, 5, 4, 3, 2, 1])).toEqual([])
  expect(await checkInOn(services, maya, TODAY, [0, 0, 3])).toEqual(['7_day_streak'])
  expect(await services.db.select().from(userAchievements)).toEqual([
    { userId: maya.userId, achievementType: '7_day_streak', points: 100, earnedAt: services.clock.now() },
  ])
})

test('days entered later, in any order, bring it as well, also when the run is over', async ({ services }) => {
  const maya = await aMember(services)
  expect(await checkInOn(services, maya, TODAY, [20, 14, 18, 16, 15, 19])).toEqual([])
  expect(await checkInOn(services, maya, TODAY, [17])).toEqual(['7_day_streak'])
  const [streak] = await services.db.select().from(healthStreaks)
  expect(streak).toMatchObject({ currentStreak: 0, longestStreak: 7, lastEntryDate: shiftDay(TODAY, -14) })
})

test('thirty days bring the second', async ({ services }) => {
  const maya = await aMember(services)
  expect(await checkInOn(services, maya, TODAY, [...Array(30).keys()])).toEqual(['7_day_streak', '30_day_streak'])
})

test('the zone of the browser is remembered on the profile; without one nothing is', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services, { timeZone: 'Asia/Tokyo' })]
  await recordCheckIn(services, maya, aCheckIn({ timeZone: 'Europe/Berlin' }))
  await recordCheckIn(services, noor, aCheckIn())
  const { rows } = await services.db.execute<{ userId: string; zone: string }>(
    sql`select user_id as "userId", time_zone as "zone" from profiles`,
  )
  expect(Object.fromEntries(rows.map(({ userId, zone }) => [userId, zone]))).toEqual({
    [maya.userId]: 'Europe/Berlin',
    [noor.userId]: 'Asia/Tokyo',
  })
  const entries = await services.db.select().from(healthStats).where(eq(healthStats.userId, noor.userId))
  expect(entries[0]!.zone).toBe('Asia/Tokyo')
})

test('a streak that cannot be computed is logged, and the entry stands', async ({ services }) => {
  const logged: string[] = []
  const noticing = { ...services, log: { ...services.log, error: (_: object, message: string) => void logged.push(message) } }
  const maya = await aMember(services)
  await services.db.execute(sql`alter table health_streaks rename to health_streaks_away`)
  expect(await recordCheckIn(noticing, maya, aCheckIn())).toEqual([])
  expect(logged).toEqual(['Streaks and achievements could not be computed'])
  expect(await services.db.select().from(healthStats)).toHaveLength(1)
})

test('an entry that cannot be kept changes nothing, the zone neither', async ({ services }) => {
  const maya = await aMember(services)
  await expect(
    recordCheckIn(services, maya, aCheckIn({ timeZone: 'Europe/Berlin', vitals: { weightKg: 401 } })),
  ).rejects.toThrow()
  expect((await services.db.execute(sql`select 1 from profiles where time_zone is not null`)).rows).toEqual([])
})

const outside = vitalNames.flatMap((name) => {
  const { least, most, digits } = vitals[name]
  const step = 10 ** -digits
  return [{ [name]: least - step }, { [name]: most + step }]
})

test.for([...outside, { steps: null }])('the database itself refuses %o', async (numbers, { services }) => {
  const maya = await aMember(services)
  await expect(recordCheckIn(services, maya, aCheckIn({ vitals: numbers }))).rejects.toThrow()
})

test('with the account the entries, streaks and achievements go', async ({ services }) => {
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [6, 5, 4, 3, 2, 1, 0])
  await services.db.execute(sql`delete from users where id = ${maya.userId}`)
  for (const table of [healthStats, healthStreaks, userAchievements]) expect(await services.db.select().from(table)).toEqual([])
})

const KEY = '7d444840-9dc0-41d1-b245-5ffdce74fad2'

test('a form that arrives twice counts once, also when another number was entered in between', async ({ services, clock }) => {
  const maya = await aMember(services)
  const weightNow = async () => (await services.db.select().from(healthStats))[0]!.weightKg
  await recordCheckIn(services, maya, aCheckIn({ key: KEY, vitals: { weightKg: 64 } }))
  await recordCheckIn(services, maya, aCheckIn({ key: KEY, vitals: { weightKg: 65 } }))
  expect(await weightNow()).toBe(65)
  await recordCheckIn(services, maya, aCheckIn({ key: KEY, vitals: { weightKg: 64 } }))
  expect(await weightNow()).toBe(65)
  const noor = await aMember(services)
  await recordCheckIn(services, noor, aCheckIn({ key: KEY, vitals: { weightKg: 64 } }))
  expect(await services.db.select().from(healthStats)).toHaveLength(2)
  clock.set(new Date(clock.now().getTime() + 11 * 60_000))
  await recordCheckIn(services, maya, aCheckIn({ key: KEY, vitals: { weightKg: 64 } }))
  expect((await services.db.select().from(healthStats).where(eq(healthStats.userId, maya.userId)))[0]!.weightKg).toBe(64)
})

test('how the HRV was measured is kept with it, and goes with it', async ({ services }) => {
  const maya = await aMember(services)
  const method = async () => (await services.db.select().from(healthStats))[0]?.hrvMethod
  await recordCheckIn(services, maya, aCheckIn({ vitals: { hrvMs: 58 }, hrvMethod: 'rmssd' }))
  expect(await method()).toBe('rmssd')
  await recordCheckIn(services, maya, aCheckIn({ vitals: { steps: 900 } }))
  expect(await method()).toBe('rmssd')
  await recordCheckIn(services, maya, aCheckIn({ vitals: { hrvMs: 58 }, hrvMethod: 'sdnn' }))
  expect(await method()).toBe('sdnn')
  await recordCheckIn(services, maya, aCheckIn({ vitals: { hrvMs: null, steps: 900 } }))
  expect(await method()).toBe(null)
})

test('the same as the day before fills what is empty and leaves what was typed', async ({ services }) => {
  const maya = await aMember(services)
  const before = { weightKg: 64.2, steps: 6240, hrvMs: 58 }
  await recordCheckIn(services, maya, aCheckIn({ day: '2026-03-01', vitals: before, hrvMethod: 'sdnn' }))
  const filled = (fields: Record<string, string>) => sameAsDayBefore(services, maya.userId, fields)
  expect(await filled({ date: '2026-03-02', steps: '7,000', weightKg: ' ' })).toEqual({
    date: '2026-03-02',
    steps: '7,000',
    weightKg: '64.2',
    hrvMs: '58',
    hrvMethod: 'sdnn',
  })
  expect(await filled({ date: '2026-03-02', units: 'us' })).toMatchObject({ weightKg: '141.5' })
  for (const date of ['2026-03-03', 'yesterday', '']) expect(await filled({ date, steps: '1' })).toEqual({ date, steps: '1' })
})
