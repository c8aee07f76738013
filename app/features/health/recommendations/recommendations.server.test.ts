import { eq, sql } from 'drizzle-orm'

import { courses, lessons } from '#features/courses/core/tables.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { saveReports } from '#features/health/change-lab-reports.server.ts'
import { emptyDashboard, readDashboard } from '#features/health/dashboard/dashboard.server.ts'
import { readHistory } from '#features/health/history/history.server.ts'
import { healthLabs, labResults } from '#features/health/labs/lab-tables.server.ts'
import { aReport, aResult } from '#features/health/labs/lab.factory.ts'
import { testOfCode } from '#features/health/labs/tests/known-tests.ts'
import { aMember, haveLabs } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { expect, test } from '#tests/support/test.ts'

/** Three weeks of the same short nights, up to where the clock of tests stands. */
async function haveShortNights({ db }: Services, { userId }: Viewer, entered = true) {
  await db.execute(sql`insert into health_stats (user_id, day, recorded_at, entered_at, zone, sleep_hours, steps, water_liters)
    select ${userId}, day::date, now(), ${entered ? sql`now()` : null}, 'UTC', 6.25, 8000, 2
    from generate_series('2026-02-10'::date, '2026-03-02', '1 day') day`)
}

async function quickStart(services: Services, title = 'The sleep quick-start guide') {
  return aLesson(services, await aCourse(services, { slug: 'sleep-on-ordinary-nights' }), { slug: 'sleep-quick-start', title })
}

const read = async (services: Services, viewer: Viewer) => (await readDashboard(services, viewer)).dashboard.recommendations
const told = (services: Services) => services.db.transaction((tx) => services.broadcast.publish(tx, 'pages'))

test('the numbers of a member bring their reason and the lesson that explains it, beside what fits of the general', async ({
  services,
}) => {
  const maya = await aMember(services)
  await quickStart(services)
  await haveShortNights(services, maya)
  const { own, general, left } = await read(services, maya)
  expect(own).toMatchObject([
    {
      id: 'sleep-short',
      pillarName: 'Sleep',
      reason: 'You slept 6:15 a night over the last seven days, by 7 logged nights.',
      lesson: { to: '/courses/sleep-on-ordinary-nights/sleep-quick-start', title: 'The sleep quick-start guide' },
      isReviewed: false,
    },
  ])
  expect([general.map(({ id }) => id), left.map(({ id }) => id)]).toEqual([['zone-two', 'hydration'], ['steady-nights']])
})

test('a lesson that is renamed, moved out of sight or away takes its link along', async ({ services }) => {
  const maya = await aMember(services)
  const id = await quickStart(services, 'Seven nights')
  await haveShortNights(services, maya)
  const link = async () => (await read(services, maya)).own[0]?.lesson?.title ?? null
  expect(await link()).toBe('Seven nights')
  const change = async (values: Partial<typeof lessons.$inferInsert>) => {
    await services.db.update(lessons).set(values).where(eq(lessons.id, id))
    await told(services)
  }
  await change({ title: 'Eight nights' })
  expect(await link()).toBe('Eight nights')
  await change({ slug: 'another-address' })
  expect(await link()).toBeNull()
  await change({ slug: 'sleep-quick-start', status: 'draft' })
  expect(await link()).toBeNull()
  await change({ status: 'published' })
  expect(await link()).toBe('Eight nights')
  await services.db.update(courses).set({ isPublished: false })
  await told(services)
  expect(await link()).toBeNull()
})

test('results outside the range of the newest report are read with it, those in the range are not', async ({ services }) => {
  const maya = await aMember(services)
  await haveLabs(services, maya, '2026-02-20', '2025-11-01')
  const labs = await services.db.select().from(healthLabs).orderBy(healthLabs.collectedOn)
  const result = { value: 9, unit: 'ng/mL', loinc: '2276-4', position: 0 } as const
  const [older, newer] = labs
  await services.db.insert(labResults).values([
    { ...result, labId: older!.id, name: 'Ferritin of November', flag: 'L' },
    { ...result, labId: newer!.id, name: 'Ferritin', flag: 'L' },
    { ...result, labId: newer!.id, name: 'Haemoglobin', loinc: '718-7', flag: 'N' },
    { ...result, labId: newer!.id, name: 'Iron', loinc: '2498-4' },
  ])
  const { report } = await readHistory(services.db, maya.userId, { upTo: '2026-03-02', since: '2026-03-02' })
  expect(report).toEqual({ day: '2026-02-20', outside: [{ name: 'Ferritin', loinc: '2276-4', flag: 'L' }] })
  expect((await read(services, maya)).own.map(({ id, reason }) => [id, reason])).toEqual([
    ['lab-iron', 'Outside the laboratory’s range in your report of 20 Feb: Ferritin.'],
  ])
})

test('tests of a report are called by our names, and parted so that a comma inside of a name parts nothing', async ({
  services,
}) => {
  const maya = await aMember(services)
  const [high, lipids] = [{ flag: 'H' } as const, { unit: 'mg/dL', ucum: 'mg/dL' }]
  await saveReports(services, maya, 'typed', [
    aReport({
      results: [
        aResult({ ...high, ...lipids, name: 'CHOLESTEROL, TOTAL', loinc: '2093-3', value: '205', range: '< 200' }),
        aResult({ ...high, ...lipids, name: 'Gold, free', loinc: null, value: '3', range: '< 2' }),
      ],
    }),
  ])
  const cholesterol = testOfCode('2093-3')!.name
  expect((await read(services, maya)).own.map(({ reason }) => reason)).toEqual([
    `Outside the laboratory’s range in your report of 20 Feb: ${cholesterol}; Gold, free.`,
  ])
})

test('without numbers there is the general advice alone, as on the dashboard that could not be read', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await haveShortNights(services, noor)
  const shown = await read(services, maya)
  expect(shown.own).toEqual([])
  expect(shown.general.map(({ title }) => title)).toEqual([
    '7.5+ hours of sleep with a consistent wake time',
    'Two Zone-2 cardio sessions of 30-45 minutes',
    'Track daily hydration and electrolytes',
  ])
  expect(shown).toEqual(emptyDashboard(services, maya).recommendations)
})

test('a dashboard with recommendations is one question, once the lessons are known', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  const maya = await aMember(services)
  // Days that files brought make no streak, so nothing is granted meanwhile.
  await haveShortNights(services, maya, false)
  const ask = () => countQueries({ services, pool }, (counted) => readDashboard(counted, maya))
  expect([await ask(), await ask(), await ask()]).toEqual([2, 1, 1])
})
