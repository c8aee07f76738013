import { setTimeout as sleep } from 'node:timers/promises'

import { eq } from 'drizzle-orm'

import { aCheckIn } from '#features/health/check-in.factory.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { achievements } from '#features/health/core/achievements.ts'
import { healthStats, healthStreaks, userAchievements } from '#features/health/core/tables.server.ts'
import { readDashboard } from '#features/health/dashboard/dashboard.server.ts'
import { aMember, haveLabs, haveLogged } from '#features/health/member.factory.server.ts'
import { openDatabase, type Transaction } from '#platform/db.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { refreshProgress } from './progress.server.ts'

/** The same services; between reading and writing, a refresh on them stops and does something else. */
function stoppingBeforeWrites(services: Services, meanwhile: () => Promise<void>): Services {
  const slow = (tx: Transaction) => ({
    insert: (table: never) => ({
      values: (row: never) => ({
        onConflictDoUpdate: async (update: never) => {
          await meanwhile()
          await tx.insert(table).values(row).onConflictDoUpdate(update)
        },
      }),
    }),
  })
  const transaction: Services['db']['transaction'] = (work) =>
    services.db.transaction((tx) => work(Object.assign(Object.create(tx) as Transaction, slow(tx) as unknown as Transaction)))
  return { ...services, db: Object.assign(Object.create(services.db) as Services['db'], { transaction }) }
}

test('a refresh that was overtaken by a check-in does not write its older streak over the newer one', async ({
  freshDatabase,
}) => {
  const { services } = await freshDatabase()
  const maya = await aMember(services)
  await haveLogged(services, maya, '2026-03-01', 3)
  let checkIn: Promise<unknown> = Promise.resolve()
  const overtaken = stoppingBeforeWrites(services, async () => {
    checkIn = recordCheckIn(services, maya, aCheckIn({ day: '2026-03-02' }))
    await Promise.race([checkIn, sleep(400)])
  })
  await refreshProgress(overtaken, maya.userId, 'UTC')
  await checkIn
  expect(await services.db.select().from(healthStreaks)).toMatchObject([
    { currentStreak: 4, longestStreak: 4, lastEntryDate: '2026-03-02' },
  ])
})

test(
  'each achievement is granted to exactly one of all that run at once, on connections of two replicas',
  { timeout: 60_000 },
  async ({ freshDatabase }) => {
    const { services, pool } = await freshDatabase()
    const other = openDatabase(pool.options)
    const replicas = [services, { ...services, db: other.db }]
    const maya = await aMember(services)
    await haveLogged(services, maya, '2026-03-01', 99)
    await haveLabs(services, maya, ...Array.from({ length: 5 }, (_, at) => `2026-02-0${at + 1}`))
    const begun = replicas.flatMap((replica) =>
      Array.from({ length: 10 }, (_, at) => [
        recordCheckIn(replica, maya, aCheckIn({ vitals: { steps: at + 1 } })),
        refreshProgress(replica, maya.userId, 'UTC'),
        readDashboard(replica, maya).then(({ unlocked }) => unlocked),
      ]).flat(),
    )
    const granted = (await Promise.all(begun).finally(other.close)).flat()
    expect(granted.map(({ type }) => type).toSorted()).toEqual(achievements.map(({ type }) => type).toSorted())
    const stored = await services.db.select().from(userAchievements)
    expect(stored.reduce((sum, { points }) => sum + points, 0)).toBe(2300)
    expect(await services.db.select().from(healthStreaks).orderBy(healthStreaks.streakType)).toMatchObject([
      { currentStreak: 100, longestStreak: 100 },
      { currentStreak: 0, longestStreak: 2 },
    ])
  },
)

test('weeks with a lab report are stored beside the days, and both grant', async ({ services }) => {
  const maya = await aMember(services)
  await haveLogged(services, maya, '2026-03-02', 7)
  await haveLabs(services, maya, '2026-03-02', '2026-02-26', '2026-02-20', '2026-01-05', '2026-01-04')
  const granted = await refreshProgress(services, maya.userId, 'UTC')
  expect(granted.map(({ type }) => type).toSorted()).toEqual(['7_day_streak', 'first_labs', 'lab_warrior'])
  const stored = await services.db.select().from(healthStreaks).orderBy(healthStreaks.streakType)
  expect(stored).toMatchObject([
    { streakType: 'daily_entry', currentStreak: 7, longestStreak: 7 },
    { streakType: 'weekly_labs', currentStreak: 3, longestStreak: 3, lastEntryDate: '2026-03-02' },
  ])
  expect(await refreshProgress(services, maya.userId, 'UTC')).toEqual([])
})

test('a day with numbers from files alone is no check-in', async ({ services }) => {
  const maya = await aMember(services)
  await haveLogged(services, maya, '2026-03-02', 9)
  await services.db.update(healthStats).set({ enteredAt: null }).where(eq(healthStats.day, '2026-02-28'))
  expect(await refreshProgress(services, maya.userId, 'UTC')).toEqual([])
  expect(await services.db.select().from(healthStreaks)).toMatchObject([{ currentStreak: 2, longestStreak: 6 }])
})
