import { setTimeout as sleep } from 'node:timers/promises'

import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'

import { recordCheckIn, removeCheckIn } from '#features/health/check-in.server.ts'
import type { ColumnMapping } from '#features/health/core/import.ts'
import { healthImports, healthSources, healthValues } from '#features/health/core/imports/import-tables.server.ts'
import { healthStats } from '#features/health/core/tables.server.ts'
import { aReadImport } from '#features/health/imports/import.factory.server.ts'
import { undoImport } from '#features/health/imports/undo.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { deep } from '#tests/support/deep.ts'
import { expect, test } from '#tests/support/test.ts'

import { lockEntries } from './lock-entries.server.ts'
import { listSourceOrder, moveSource } from './order.server.ts'

/** A file of one source: numbers of steps and HRV by day. */
interface Given {
  readonly source: string
  readonly numbers: ReadonlyArray<readonly [day: string, steps: number | null, hrv: number | null]>
}

const mappingOf = ({ source }: Given): ColumnMapping => ({
  source,
  day: 'Date',
  dateOrder: null,
  numbers: [
    { metric: 'steps', column: 'Steps', unit: 'count' },
    { metric: 'hrvMs', column: 'HRV', unit: source === 'Ring' ? 'ms rmssd' : 'ms sdnn' },
  ],
})

async function importNumbers(services: Services, maya: Viewer, given: Given) {
  const rows = given.numbers.map(([day, steps, hrv]) => `${day},${steps ?? ''},${hrv ?? ''}`)
  const text = `Date,Steps,HRV\n${rows.join('\n')}\n`
  return aReadImport(services, maya, text, { mapping: mappingOf(given) })
}

/** The days of a member as anybody would read them. */
async function daysOf({ db }: Services, { userId }: Viewer) {
  const names = new Map((await db.select().from(healthSources)).map(({ id, name }) => [id, name]))
  const rows = await db.select().from(healthStats).where(eq(healthStats.userId, userId)).orderBy(asc(healthStats.day))
  return rows.map(({ day, steps, hrvMs, hrvMethod, sources }) => ({
    day,
    steps,
    hrvMs,
    hrvMethod,
    from: Object.fromEntries(Object.entries(sources).map(([name, id]) => [name, names.get(id!) ?? id])),
  }))
}

/** What should stand there: of each number the source that comes first, and of a source the file that came last. */
function naive(files: ReadonlyArray<Given>, order: ReadonlyArray<string>) {
  const days = [...new Set(files.flatMap(({ numbers }) => numbers.map(([day]) => day)))].toSorted()
  return days.flatMap((day) => {
    const pick = (place: 1 | 2) => {
      for (const source of order) {
        const said = files.filter((file) => file.source === source).flatMap(({ numbers }) => numbers.filter(([of]) => of === day))
        const number = said.map((row) => row[place]).findLast((value) => value !== null)
        if (number !== undefined) return { number, source }
      }
      return null
    }
    const [steps, hrv] = [pick(1), pick(2)]
    if (!steps && !hrv) return []
    const from = { ...(steps && { steps: steps.source }), ...(hrv && { hrvMs: hrv.source }) }
    const hrvMethod = hrv && (hrv.source === 'Ring' ? 'rmssd' : 'sdnn')
    return [{ day, steps: steps?.number ?? null, hrvMs: hrv?.number ?? null, hrvMethod, from }]
  })
}

const DAYS = ['2026-02-01', '2026-02-02', '2026-02-03']
const someFile = fc.record({
  source: fc.constantFrom('Ring', 'Watch', 'Band'),
  numbers: fc
    .uniqueArray(fc.constantFrom(...DAYS), { minLength: 1 })
    .chain((days) =>
      fc.tuple(...days.map((day) => fc.tuple(fc.constant(day), fc.option(fc.constantFrom(1000, 2000)), fc.constantFrom(40, 50)))),
    ),
})

const afterAnyFiles =
  (numRuns: number) =>
  async ({ services }: { services: Services }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someFile, { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 4 }),
        async (files, gone) => {
          const maya = await aMember(services)
          const imported: Array<{ id: string; given: Given }> = []
          for (const given of files) imported.push({ id: (await importNumbers(services, maya, given)).id, given })
          let left = imported
          const check = async () => {
            const seen = new Set<string>()
            const { db } = services
            // Who has no place comes after those who were there before.
            const sources = await db
              .select()
              .from(healthSources)
              .where(eq(healthSources.userId, maya.userId))
              .orderBy(asc(healthSources.createdAt))
            for (const { name } of sources) seen.add(name)
            expect(await daysOf(services, maya)).toEqual(
              naive(
                left.map(({ given }) => given),
                [...seen],
              ),
            )
          }
          await check()
          for (const number of gone) {
            const one = left[number % Math.max(left.length, 1)]
            if (!one) break
            expect(await undoImport(services, maya, one.id)).toBe(true)
            left = left.filter((other) => other !== one)
            await check()
          }
        },
      ),
      { numRuns },
    )
  }

const EACH_DAY = 'after any files, and any of them taken back, each day is as if only the others had come'
test(EACH_DAY, { timeout: 60_000 }, afterAnyFiles(10))
test(`${EACH_DAY}, many times`, deep('app/features/health/sources/resolve.server.test.ts'), afterAnyFiles(40))

const ring: Given = {
  source: 'Ring',
  numbers: [
    ['2026-02-01', 1000, 40],
    ['2026-02-02', 2000, 41],
  ],
}
const watch: Given = {
  source: 'Watch',
  numbers: [
    ['2026-02-01', 1500, 60],
    ['2026-02-03', 2500, null],
  ],
}

test('the same files in another order, or again, end in the same days, and add nothing', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  for (const file of [ring, watch, ring, watch]) await importNumbers(services, maya, file)
  for (const file of [watch, ring]) await importNumbers(services, noor, file)
  const order = await listSourceOrder(services, noor.userId)
  const watchId = order[0]!.sources[0]!.id
  for (const metric of ['steps', 'hrvMs'] as const) await moveSource(services, noor, { metric, sourceId: watchId, by: 1 })
  expect(await daysOf(services, maya)).toEqual(await daysOf(services, noor))
  const rows = (userId: string) => services.db.$count(healthValues, eq(healthValues.userId, userId))
  expect([await rows(maya.userId), await rows(noor.userId)]).toEqual([7, 7])
})

test('the member’s order decides for each number by itself, with the method of its HRV', async ({ services }) => {
  const maya = await aMember(services)
  for (const file of [ring, watch]) await importNumbers(services, maya, file)
  expect((await daysOf(services, maya))[0]).toMatchObject({ steps: 1000, hrvMs: 40, hrvMethod: 'rmssd' })
  const order = await listSourceOrder(services, maya.userId)
  expect(order.map(({ metric, sources }) => [metric, ...sources.map(({ name }) => name)])).toEqual([
    ['steps', 'Ring', 'Watch'],
    ['hrvMs', 'Ring', 'Watch'],
  ])
  const sourceId = order[1]!.sources[1]!.id
  expect(await moveSource(services, maya, { metric: 'hrvMs', sourceId, by: -1 })).toBe(true)
  expect(await moveSource(services, maya, { metric: 'hrvMs', sourceId, by: -1 })).toBe(false)
  expect((await daysOf(services, maya))[0]).toMatchObject({
    steps: 1000,
    hrvMs: 60,
    hrvMethod: 'sdnn',
    from: { steps: 'Ring', hrvMs: 'Watch' },
  })
  const noor = await aMember(services)
  expect(await moveSource(services, noor, { metric: 'hrvMs', sourceId, by: 1 })).toBe(false)
})

test('what was taken out stays away whatever files say, and what was typed gives way once it is emptied', async ({
  services,
}) => {
  const maya = await aMember(services)
  await importNumbers(services, maya, ring)
  const day = '2026-02-02'
  const typed = (vitals: Record<string, number | null>) => recordCheckIn(services, maya, { day, timeZone: null, vitals })
  const now = async () => (await daysOf(services, maya)).find((one) => one.day === day)
  await typed({ steps: 2000, hrvMs: null, weightKg: 64 })
  expect(await now()).toMatchObject({ steps: 2000, hrvMs: null, hrvMethod: null, from: { steps: 'Ring', hrvMs: 'none' } })
  await importNumbers(services, maya, { source: 'Watch', numbers: [[day, 9000, 70]] })
  expect(await now()).toMatchObject({ steps: 2000, hrvMs: null, from: { steps: 'Ring', hrvMs: 'none' } })
  await typed({ steps: 2222 })
  expect(await now()).toMatchObject({ steps: 2222, from: { hrvMs: 'none' } })
  await typed({ steps: null, weightKg: 64 })
  expect(await now()).toMatchObject({ steps: 2000, from: { steps: 'Ring', hrvMs: 'none' } })
  expect(await removeCheckIn(services, maya, day)).toBe(true)
  expect(await now()).toMatchObject({ steps: 2000, hrvMs: 41, hrvMethod: 'rmssd' })
  const [entry] = await services.db
    .select()
    .from(healthStats)
    .where(and(eq(healthStats.userId, maya.userId), eq(healthStats.day, day)))
  expect(entry!.enteredAt).toBeNull()
})

test('check-ins and files at the same instant lose nothing of each other', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const maya = await aMember(services)
  const typing = Array.from({ length: 6 }, (_, n) =>
    recordCheckIn(services, maya, { day: '2026-02-01', timeZone: null, vitals: { steps: 5000 + n } }),
  )
  await Promise.all([importNumbers(services, maya, ring), ...typing, importNumbers(services, maya, watch)])
  const [first] = await daysOf(services, maya)
  expect(first!.steps).toBeGreaterThanOrEqual(5000)
  expect(first!.from).not.toHaveProperty('steps')
  expect(first!.hrvMs).not.toBeNull()
  expect(await services.db.$count(healthImports, eq(healthImports.state, 'done'))).toBe(2)
})

test('a check-in waits while days are chosen', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const maya = await aMember(services)
  let isKept = false
  const typing = await services.db.transaction(async (tx) => {
    await lockEntries(tx, maya.userId)
    const typing = [
      recordCheckIn(services, maya, { day: '2026-02-01', timeZone: null, vitals: { steps: 5000 } }).then(() => (isKept = true)),
      removeCheckIn(services, maya, '2026-02-01').then(() => (isKept = true)),
    ]
    await sleep(300)
    expect(isKept).toBe(false)
    return { typing }
  })
  await Promise.all(typing.typing)
  expect(isKept).toBe(true)
})
