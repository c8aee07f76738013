import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { healthValues, importSeries } from '#features/health/core/imports/import-tables.server.ts'
import { healthStats } from '#features/health/core/tables.server.ts'
import { vitalNames } from '#features/health/core/vitals.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { listSourceOrder, moveSource } from '#features/health/sources/order.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { deep } from '#tests/support/deep.ts'
import { expect, test } from '#tests/support/test.ts'

import { aReadImport, aWaitingImport, sixNumbersOf, sixNumbersOn } from './import.factory.server.ts'
import { findImport } from './list.server.ts'
import { readPreview } from './preview.server.ts'
import type { PreviewedNumber } from './preview.ts'
import { readImportFile } from './read-import.server.ts'
import { acceptImport, takeImportedNumbers } from './take-import.server.ts'
import { cancelImport, undoImport } from './undo.server.ts'

const STEPS = (source: string) => ({
  source,
  day: 'Date',
  dateOrder: null,
  numbers: [{ metric: 'steps' as const, column: 'Steps', unit: 'count' }],
})
const table = (rows: ReadonlyArray<readonly [day: string, steps: number]>) =>
  `Date,Steps\n${rows.map(([day, steps]) => `${day},${steps}\n`).join('')}`

/** A file as far as its preview. */
async function previewed(services: Services, maya: Viewer, text: string, given: Parameters<typeof aWaitingImport>[3]) {
  const id = await aWaitingImport(services, maya, text, given)
  await readImportFile(services, { importId: id })
  const imported = (await findImport(services, maya.userId, id))!
  return { id, imported, preview: await readPreview(services, imported) }
}

async function take(services: Services, maya: Viewer, id: string) {
  expect(await acceptImport(services, maya, id)).toBe(true)
  await takeImportedNumbers(services, { importId: id })
}

const entriesOf = ({ db }: Services, { userId }: Viewer) =>
  db.select().from(healthStats).where(eq(healthStats.userId, userId)).orderBy(asc(healthStats.day))

test('a preview says which day gets what, and nothing is saved before it is accepted', async ({ services }) => {
  const maya = await aMember(services)
  const typed = (day: string, vitals: Record<string, number | null>) =>
    recordCheckIn(services, maya, { day, timeZone: null, vitals })
  await aReadImport(
    services,
    maya,
    table([
      ['2026-02-25', 7000],
      ['2026-02-26', 7100],
    ]),
    { mapping: STEPS('Watch') },
  )
  await aReadImport(
    services,
    maya,
    table([
      ['2026-02-27', 100],
      ['2026-02-20', 500],
    ]),
    { mapping: STEPS('Band') },
  )
  await typed('2026-02-28', { steps: 5000 })
  await typed('2026-02-27', { steps: null, weightKg: 64 })
  const before = await entriesOf(services, maya)
  const rows = table([
    ['2026-02-20', 500],
    ['2026-02-21', 600],
    ['2026-02-22', 601],
    ['2026-02-25', 6999],
    ['2026-02-27', 8000],
    ['2026-02-28', 8100],
    ['2036-01-01', 1],
  ])
  const { id, imported, preview } = await previewed(services, maya, rows, { mapping: STEPS('Band') })
  expect(imported).toMatchObject({ state: 'ready', leftOut: { refused: 1, naps: 0 } })
  expect(preview).toMatchObject({ numbers: 6, days: 6, first: '2026-02-20', last: '2026-02-28', conflictCount: 1 })
  expect(preview!.series).toEqual([
    { metric: 'steps', method: '', source: 'Band', outcomes: { same: 1, changes: 2, first: 1, emptied: 1, typed: 1 } },
  ])
  const metric = 'steps'
  const number = (day: string, outcome: string, value: number, current: number | null, first: unknown = null) => ({
    day,
    metric,
    outcome,
    value,
    current,
    first,
  })
  expect(preview!.edges).toEqual([
    number('2026-02-20', 'same', 500, 500),
    number('2026-02-21', 'changes', 600, 600),
    number('2026-02-22', 'changes', 601, 601),
    number('2026-02-25', 'first', 6999, 7000, { kind: 'csv', name: 'Watch' }),
    number('2026-02-27', 'emptied', 8000, null),
    number('2026-02-28', 'typed', 8100, 5000),
  ])
  expect(preview!.conflicts).toEqual([number('2026-02-28', 'typed', 8100, 5000)])
  expect(await entriesOf(services, maya)).toEqual(before)
  await take(services, maya, id)
  expect((await entriesOf(services, maya)).map(({ day, steps }) => [day, steps])).toEqual([
    ['2026-02-20', 500],
    ['2026-02-21', 600],
    ['2026-02-22', 601],
    ['2026-02-25', 7000],
    ['2026-02-26', 7100],
    ['2026-02-27', null],
    ['2026-02-28', 5000],
  ])
  expect(await services.db.$count(importSeries)).toBe(0)
})

const DAYS = ['2026-02-01', '2026-02-02', '2026-02-03', '2026-02-04', '2026-02-05', '2026-02-06']
const record = (source: string, day: string, type: string, unit: string, value: number) =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" unit="${unit}" startDate="${day} 09:00:00 +0100" value="${value}"/>`
const someSaid = fc.record({
  source: fc.constantFrom('Watch', 'iPhone', 'AutoSleep', 'Ring'),
  day: fc.constantFrom(...DAYS),
  type: fc.constantFrom(
    ['StepCount', 'count'] as const,
    ['BodyMass', 'kg'] as const,
    ['HeartRateVariabilitySDNN', 'ms'] as const,
  ),
  value: fc.constantFrom(50, 60, 70),
})
const someIntent = fc.oneof(
  fc.record({ name: fc.constant('bring' as const), said: fc.array(someSaid, { minLength: 1, maxLength: 12 }) }),
  fc.record({ name: fc.constant('type' as const), day: fc.constantFrom(...DAYS), steps: fc.constantFrom(50, 60, null) }),
  fc.record({ name: fc.constant('move' as const), of: fc.nat() }),
  fc.record({ name: fc.constant('undo' as const), of: fc.nat() }),
)

const afterAnything =
  (numRuns: number) =>
  async ({ services }: { services: Services }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(someIntent, { minLength: 1, maxLength: 9 }), async (actions) => {
        const maya = await aMember(services)
        const imported: string[] = []
        for (const intent of actions) {
          if (intent.name === 'type')
            await recordCheckIn(services, maya, {
              day: intent.day,
              timeZone: null,
              vitals: { steps: intent.steps, waterLiters: 2 },
            })
          if (intent.name === 'undo')
            await undoImport(services, maya, imported[intent.of % Math.max(1, imported.length)] ?? 'none')
          if (intent.name === 'move') {
            const [order] = await listSourceOrder(services, maya.userId)
            const source = order?.sources[intent.of % order.sources.length]
            if (order && source) await moveSource(services, maya, { metric: order.metric, sourceId: source.id, by: 1 })
          }
          if (intent.name !== 'bring') continue
          const records = intent.said.map(({ source, day, type: [type, unit], value }) => record(source, day, type, unit, value))
          const xml = `<HealthData>${records.join('')}</HealthData>`
          const { id, preview } = await previewed(services, maya, xml, { name: 'export.xml' })
          const before = await entriesOf(services, maya)
          await take(services, maya, id)
          imported.push(id)
          const after = await entriesOf(services, maya)
          const seen = new Map(after.map((entry) => [entry.day, entry]))
          for (const { day, metric, current } of preview!.edges) expect(seen.get(day)?.[metric] ?? null).toBe(current)
          // Six days are all shown, so what changed is what the preview said would, and nothing else.
          const counted = preview!.series
            .flatMap(({ outcomes }) => Object.values(outcomes))
            .reduce((sum, count) => sum + count, 0)
          expect([counted, new Set(preview!.series.map(({ metric, source }) => `${metric} ${source}`)).size]).toEqual([
            preview!.numbers,
            preview!.series.length,
          ])
          const said = preview!.edges.filter(({ outcome }) => outcome === 'changes').map(of)
          const old = new Map(before.map((entry) => [entry.day, entry]))
          const changed = after.flatMap((entry) =>
            vitalNames.flatMap((metric) =>
              entry[metric] === (old.get(entry.day)?.[metric] ?? null) ? [] : [of({ ...entry, metric })],
            ),
          )
          expect(said.toSorted()).toEqual(changed.toSorted())
        }
      }),
      { numRuns },
    )
  }

const AS_SAID = 'whatever came before, each day has after an import what its preview said'
test(AS_SAID, { timeout: 60_000 }, afterAnything(15))
test(`${AS_SAID}, many times`, deep('app/features/health/imports/preview.server.test.ts'), afterAnything(60))

const of = ({ day, metric }: Pick<PreviewedNumber, 'day' | 'metric'>) => `${day} ${metric}`

test('of sources of one file the preview shows what the first says, and names it where it is another', async ({ services }) => {
  const maya = await aMember(services)
  const xml = `<HealthData>${record('iPhone', '2026-02-01', 'StepCount', 'count', 2002)}${record('Ann’s Apple Watch', '2026-02-01', 'StepCount', 'count', 9002)}</HealthData>`
  const { id, preview } = await previewed(services, maya, xml, { name: 'export.xml' })
  expect(preview!.series.map(({ source, outcomes }) => [source, outcomes])).toEqual([
    ['Ann’s Apple Watch', { changes: 1 }],
    ['iPhone', { first: 1 }],
  ])
  expect(preview!.edges).toMatchObject([{ outcome: 'changes', value: 9002, current: 9002 }])
  await take(services, maya, id)
  expect(await entriesOf(services, maya)).toMatchObject([{ steps: 9002 }])
})

test('a cancelled preview leaves nothing, and one that nobody accepts is nobody else’s', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  const { id, imported } = await previewed(services, maya, table([['2026-02-01', 5]]), { mapping: STEPS('Band') })
  expect(await readPreview(services, { ...imported, userId: noor.userId })).toBeNull()
  expect(await acceptImport(services, noor, id)).toBe(false)
  expect(await cancelImport(services, maya, id)).toBe(true)
  const left = [await services.db.$count(importSeries), await services.db.$count(healthValues)]
  expect([...left, await findImport(services, maya.userId, id)]).toEqual([0, 0, null])
  expect(await acceptImport(services, maya, id)).toBe(false)
})

test(
  'four times as many days cost a preview at most six times as much',
  deep('app/features/health/imports/preview.server.test.ts'),
  async ({ services }) => {
    const costOf = async (count: number) => {
      const maya = await aMember(services)
      const days = Array.from({ length: count }, (_, back) => shiftDay('2026-02-01', -back))
      const text = sixNumbersOn(days)
      await aReadImport(services, maya, text, { mapping: sixNumbersOf('A') })
      const { imported } = await previewed(services, maya, text, { mapping: sixNumbersOf('B') })
      return async () => {
        const begun = performance.now()
        expect(await readPreview(services, imported)).toMatchObject({ numbers: 6 * count, days: count })
        return performance.now() - begun
      }
    }
    const [small, large] = [await costOf(900), await costOf(3_600)]
    const times: number[] = []
    for (let round = 0; round < 5; round++) times.push((await large()) / (await small()))
    expect(Math.min(...times)).toBeLessThan(6)
  },
)
