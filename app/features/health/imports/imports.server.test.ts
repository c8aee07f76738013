import { asc, eq } from 'drizzle-orm'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { aCheckIn } from '#features/health/check-in.factory.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { healthImports, healthValues } from '#features/health/core/imports/import-tables.server.ts'
import { healthStats } from '#features/health/core/tables.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { listSourceOrder } from '#features/health/sources/order.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { deep } from '#tests/support/deep.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { expect, test } from '#tests/support/test.ts'

import { partKey } from './file.ts'
import { aReadImport, aSentImport, aWaitingImport, doImportJobs, sixNumbersOf, sixNumbersOn } from './import.factory.server.ts'
import { findImport } from './list.server.ts'
import { readImportFile } from './read-import.server.ts'
import { acceptImport, takeImportedNumbers } from './take-import.server.ts'
import { cancelImport, undoImport } from './undo.server.ts'

const TRENDS = `date,Sleep Score,Total Sleep Duration,Average HRV,Lowest Resting Heart Rate,Steps
2026-02-27,80,25200,41,52,8000
2026-02-28,82,27000,,53,9100
`

async function importFile(services: Services, sent: SentJob[], maya: Viewer, text: string, name?: string) {
  const { id } = await aSentImport(services, sent, maya, text, name)
  if (await acceptImport(services, maya, id)) await doImportJobs(services, sent)
  return (await findImport(services, maya.userId, id))!
}

const entriesOf = ({ db }: Services) => db.select().from(healthStats).orderBy(asc(healthStats.day))

test('a file becomes numbers of days, once however often it comes, and goes as a whole', async ({ services, sent }) => {
  const maya = await aMember(services)
  const first = await importFile(services, sent, maya, TRENDS)
  expect(first).toMatchObject({ kind: 'oura', state: 'done', counts: { days: 2, added: 7, same: 0, refused: 0 } })
  expect(await entriesOf(services)).toMatchObject([
    { day: '2026-02-27', sleepHours: 7, steps: 8000, hrvMs: 41, hrvMethod: 'rmssd', restingHr: 52, enteredAt: null },
    { day: '2026-02-28', sleepHours: 7.5, steps: 9100, hrvMs: null, hrvMethod: null, restingHr: 53 },
  ])
  const again = await importFile(services, sent, maya, TRENDS)
  expect(again.counts).toEqual({ days: 2, added: 0, same: 7, refused: 0 })
  expect(await services.db.$count(healthValues)).toBe(7)
  expect(await undoImport(services, maya, first.id)).toBe(true)
  expect(await entriesOf(services)).toHaveLength(2)
  expect(await undoImport(services, maya, again.id)).toBe(true)
  expect(await entriesOf(services)).toEqual([])
  expect(await undoImport(services, maya, again.id)).toBe(false)
})

test('what was typed stands over every file and outlives it', async ({ services, sent }) => {
  const maya = await aMember(services)
  await recordCheckIn(services, maya, aCheckIn({ day: '2026-02-28', vitals: { steps: 5000 } }))
  const imported = await importFile(services, sent, maya, TRENDS)
  const day = async () => (await entriesOf(services)).find((entry) => entry.day === '2026-02-28')
  expect(await day()).toMatchObject({ steps: 5000, sleepHours: 7.5 })
  await undoImport(services, maya, imported.id)
  expect(await entriesOf(services)).toMatchObject([{ day: '2026-02-28', steps: 5000, sleepHours: null, sources: {} }])
})

test('a file that is no file of ours, or damaged, is not taken at all, and its page says why', async ({ services, sent }) => {
  const maya = await aMember(services)
  const picture = await importFile(services, sent, maya, '\u0089PNG\u0000\u0000\u0000\rIHDR', 'photo.zip')
  expect(picture).toMatchObject({ state: 'failed', failure: expect.stringContaining('not a text file') })
  const half =
    '<HealthData><Record type="HKQuantityTypeIdentifierStepCount" unit="count" startDate="2026-02-20 09:00:00 +0100" value="1"/>'
  expect(await importFile(services, sent, maya, half, 'export.xml')).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('ends in the middle'),
  })
  const far = await importFile(services, sent, maya, TRENDS.replaceAll('2026-', '2036-'))
  expect(far).toMatchObject({ state: 'failed', failure: 'No number in this file could be imported.' })
  expect(far.problems[0]).toEqual({ row: 2, reason: '2036-02-27 is still to come.' })
  expect([await entriesOf(services), await services.db.$count(healthValues)]).toEqual([[], 0])
  expect(await services.files.get(partKey(far.id, 0))).toBeNull()
})

test('rows that are not taken are named, and the others are', async ({ services }) => {
  const maya = await aMember(services)
  const row = await aReadImport(services, maya, `${TRENDS}2026-02-30,,,,,5\n2026-03-01,,,,,lots\n2026-03-01,,,4000,,\n`)
  expect(row.counts).toEqual({ days: 2, added: 7, same: 0, refused: 3 })
  expect(row.problems).toEqual([
    { row: 4, reason: '“2026-02-30” is not a date.' },
    { row: 5, reason: '“lots” is not a number.' },
    { row: 6, reason: '4000 ms is out of bounds for HRV: 1 to 300.' },
  ])
})

test('a reading that was broken off begins anew, and one that was cancelled meanwhile takes nothing', async ({
  services,
  sent,
}) => {
  const maya = await aMember(services)
  const again = await aWaitingImport(services, maya, TRENDS)
  await services.db.update(healthImports).set({ state: 'reading', bytesRead: 50 }).where(eq(healthImports.id, again))
  await readImportFile(services, { importId: again })
  expect(await findImport(services, maya.userId, again)).toMatchObject({ state: 'ready', leftOut: { refused: 0, naps: 0 } })
  await readImportFile(services, { importId: again })
  await acceptImport(services, maya, again)
  for (let round = 0; round < 2; round++) await takeImportedNumbers(services, { importId: again })
  expect(await findImport(services, maya.userId, again)).toMatchObject({ state: 'done', counts: { added: 7 } })
  expect(await services.db.$count(healthValues)).toBe(7)

  const gone = await aWaitingImport(services, maya, TRENDS.replaceAll('2026-02', '2026-01'))
  const files = {
    ...services.files,
    get: async (key: string) => {
      await cancelImport(services, maya, gone)
      return services.files.get(key)
    },
  }
  await readImportFile({ ...services, files }, { importId: gone })
  expect(await entriesOf(services)).toHaveLength(2)
  await doImportJobs(services, sent)
  expect(await services.files.get(partKey(gone, 0))).toBeNull()
})

test(
  'ten years of six numbers from three sources are taken, chosen and taken back with as many queries as one year of them',
  deep('app/features/health/imports/imports.server.test.ts'),
  async ({ freshDatabase }) => {
    const fresh = await freshDatabase()
    const queriesOf = async (days: number) => {
      const maya = await aMember(fresh.services)
      const text = sixNumbersOn(Array.from({ length: days }, (_, back) => shiftDay('2026-03-01', -back)))
      const counts: number[] = []
      const count = async (work: Parameters<typeof countQueries>[1]) => counts.push(await countQueries(fresh, work))
      for (const source of ['A', 'B', 'C']) {
        let id = ''
        await count(async (counted) => {
          const row = await aReadImport(counted, maya, text, { mapping: sixNumbersOf(source) })
          expect(row.counts).toMatchObject({ added: 6 * days, refused: 0 })
          id = row.id
        })
        if (source === 'C') await count(async (counted) => expect(await undoImport(counted, maya, id)).toBe(true))
      }
      return counts
    }
    expect(await queriesOf(3_650)).toEqual(await queriesOf(365))
  },
)

test('of two sources that came in one file the same one counts first, however often it is imported', async ({ services }) => {
  const maya = await aMember(services)
  const walked = (source: string, steps: number) =>
    `<Record type="HKQuantityTypeIdentifierStepCount" sourceName="${source}" unit="count" startDate="2026-02-27 09:00:00 +0100" value="${steps}"/>\n`
  const xml = `<HealthData>${walked('iPhone', 2500)}${walked('Apple Watch', 3000)}${walked('Zepp', 1)}${walked('Ring', 2)}</HealthData>`
  for (let round = 0; round < 4; round++) {
    const { id } = await aReadImport(services, maya, xml, { name: 'export.xml' })
    expect(await entriesOf(services)).toMatchObject([{ steps: 3000 }])
    expect((await listSourceOrder(services, maya.userId))[0]!.sources.map(({ name }) => name)).toEqual([
      'Apple Watch',
      'Ring',
      'iPhone',
      'Zepp',
    ])
    await undoImport(services, maya, id)
  }
})

test('a file that is cancelled while it is read is let go without a failure', async ({ services, sent }) => {
  const maya = await aMember(services)
  const id = await aWaitingImport(services, maya, TRENDS, { name: 'oura.csv' })
  const get = async (key: string) => {
    await cancelImport(services, maya, id)
    await doImportJobs(services, sent)
    return services.files.get(key)
  }
  await readImportFile({ ...services, files: { ...services.files, get } }, { importId: id })
  expect(await findImport(services, maya.userId, id)).toBeNull()
  expect(await entriesOf(services)).toEqual([])
})
