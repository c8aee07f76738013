import { eq } from 'drizzle-orm'

import { healthImports, healthSources, healthValues } from '#features/health/core/imports/import-tables.server.ts'
import { healthStats } from '#features/health/core/tables.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { listSourceOrder, moveSource } from '#features/health/sources/order.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { askForOtherColumns } from './columns.server.ts'
import { showImport } from './import-page.server.ts'
import { formatCounts } from './import-words.ts'
import { aReadImport, aWaitingImport, doImportJobs } from './import.factory.server.ts'
import { findImport } from './list.server.ts'
import { readImport } from './read-job.server.ts'
import { undoImport } from './undo.server.ts'

const DAY = '2026-02-20'

/** An import as the release before kept it: its sources say nothing of what they are, and its file is gone. */
async function anOldImport({ db, clock }: Services, { userId }: Viewer, sleep: Readonly<Record<string, number>>) {
  const at = clock.now()
  const [imported] = await db
    .insert(healthImports)
    .values({
      userId,
      kind: 'csv',
      fileName: 'mine.csv',
      bytes: 120,
      fileChangedAt: at,
      partBytes: 4_194_304,
      state: 'done',
      mapping: { source: 'Mine', day: 'Date', dateOrder: null, numbers: [{ metric: 'sleepHours', column: 'Sleep', unit: 'h' }] },
      counts: { days: 1, added: Object.keys(sleep).length, same: 0, refused: 0 },
      finishedAt: at,
      createdAt: at,
    })
    .returning()
  const sources = await db
    .insert(healthSources)
    .values(Object.keys(sleep).map((name) => ({ userId, kind: 'csv' as const, name, createdAt: at })))
    .returning()
  const value = { userId, metric: 'sleepHours', day: DAY, importId: imported!.id, importedAt: at } as const
  await db.insert(healthValues).values(sources.map(({ id, name }) => ({ ...value, sourceId: id, value: sleep[name]! })))
  const first = sources.toSorted((a, b) => (a.name < b.name ? -1 : 1))[0]!
  await db
    .insert(healthStats)
    .values({ userId, day: DAY, recordedAt: at, zone: 'UTC', sleepHours: sleep[first.name]!, sources: { sleepHours: first.id } })
  return imported!
}

const sleepOf = async ({ db }: Services) =>
  (await db.select().from(healthStats).where(eq(healthStats.day, DAY))).map(({ sleepHours }) => sleepHours)
const namesOf = async (services: Services, maya: Viewer) =>
  (await listSourceOrder(services, maya.userId))[0]!.sources.map(({ name }) => name)

test('sources that came before anybody asked what they are keep the order by which their days were chosen', async ({
  services,
}) => {
  const maya = await aMember(services)
  const old = await anOldImport(services, maya, { AutoSleep: 7.9, 'Maya’s Apple Watch': 7.2 })
  expect(await namesOf(services, maya)).toEqual(['AutoSleep', 'Maya’s Apple Watch'])
  // A newer file with another watch chooses that day again: it stays as it was.
  const mapping = {
    source: 'Galaxy Watch',
    day: 'Date',
    dateOrder: null,
    numbers: [{ metric: 'sleepHours', column: 'H', unit: 'h' }],
  } as const
  const { id } = await aReadImport(services, maya, `Date,H\n${DAY},6\n`, { mapping })
  expect([await sleepOf(services), await namesOf(services, maya)]).toEqual([
    [7.9],
    ['AutoSleep', 'Maya’s Apple Watch', 'Galaxy Watch'],
  ])
  await undoImport(services, maya, id)
  const [order] = await listSourceOrder(services, maya.userId)
  await moveSource(services, maya, { metric: 'sleepHours', sourceId: order!.sources[1]!.id, by: -1 })
  expect([await sleepOf(services), await namesOf(services, maya)]).toEqual([[7.2], ['Maya’s Apple Watch', 'AutoSleep']])
  expect(await undoImport(services, maya, old.id)).toBe(true)
  expect(await sleepOf(services)).toEqual([])
})

test('an import of before shows its days and its counts, and says that its file is gone', async ({ services }) => {
  const maya = await aMember(services)
  const old = await anOldImport(services, maya, { Ring: 7.2 })
  expect(formatCounts(old.counts!)).toBe('1 new number on 1 day')
  expect((await showImport(services, maya, old)).imported).toMatchObject({
    storedUntil: '',
    imported: [{ inWords: '20 February 2026', address: '/dashboard?day=2026-02-20#check-in' }],
  })
  expect(await askForOtherColumns(services, maya, old.id)).toMatchObject({ ok: false })
})

test('a file that was about to be read when the new release came is read, and waits to be looked over', async ({
  services,
  sent,
}) => {
  const maya = await aMember(services)
  const id = await aWaitingImport(services, maya, 'date,Sleep Score,Steps,Average HRV\n2026-02-20,80,8000,41\n', {
    name: 'oura.csv',
  })
  await services.db.update(healthImports).set({ state: 'reading', bytesRead: 9 }).where(eq(healthImports.id, id))
  await services.db.transaction((tx) => services.jobs.send(tx, readImport, { importId: id }))
  await doImportJobs(services, sent)
  const { previewed } = await showImport(services, maya, (await findImport(services, maya.userId, id))!)
  expect(previewed).toMatchObject({ preview: { numbers: '2 numbers', days: '1 day' }, isMapped: false, isAgain: false })
  expect(await sleepOf(services)).toEqual([])
})
