import { eq } from 'drizzle-orm'

import { listHealthAccess } from '#features/audit/health-access.server.ts'
import { formatAccess } from '#features/audit/health-access.ts'
import { healthStreaks } from '#features/health/core/tables.server.ts'
import { healthData } from '#features/health/member-data.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { PART_BYTES } from '#platform/file-parts.ts'
import { withSlowStore } from '#tests/support/slow-store.ts'
import { expect, test } from '#tests/support/test.ts'

import { partKey } from './file.ts'
import { sweepImports } from './import-jobs.server.ts'
import { aReadImport, aWaitingImport, doImportJobs } from './import.factory.server.ts'
import { findImport, listImports } from './list.server.ts'
import { acceptImport } from './take-import.server.ts'
import { cancelImport, undoImport } from './undo.server.ts'
import { beginImport, finishImport, takeImportPart } from './upload.server.ts'

const TRENDS = `date,Sleep Score,Total Sleep Duration,Average HRV,Lowest Resting Heart Rate,Steps
2026-02-27,80,25200,41,52,8000
2026-02-28,82,27000,,53,9100
`

test('parts come in any order and twice, the same file goes on, and only its own member gets at it', async ({
  services,
  sent,
}) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  const body = new TextEncoder().encode(TRENDS.padEnd(PART_BYTES + 10, '\n'))
  const file = { name: 'oura.csv', bytes: body.length, changedAt: 7 }
  const begin = async () => {
    const begun = await beginImport(services, maya, file)
    if (!begun.ok) throw new Error(begun.problem)
    return begun
  }
  const { id } = await begin()
  const part = (number: number) => body.subarray(number * PART_BYTES, (number + 1) * PART_BYTES)
  expect(await takeImportPart(services, maya, id, 1, part(0))).toBe('wrong length')
  for (const number of [1, 1]) expect(await takeImportPart(services, maya, id, number, part(number))).toBe('taken')
  expect(await begin()).toMatchObject({ id, parts: [1] })
  expect(await finishImport(services, maya, id)).toBe('parts are missing')
  expect(await takeImportPart(services, noor, id, 0, part(0))).toBe('gone')
  expect(await finishImport(services, noor, id)).toBe('gone')
  expect(await cancelImport(services, noor, id)).toBe(false)
  await takeImportPart(services, maya, id, 0, part(0))
  expect(await finishImport(services, maya, id)).toBe('done')
  expect(await takeImportPart(services, maya, id, 0, part(0))).toBe('complete')
  await doImportJobs(services, sent)
  expect(await acceptImport(services, noor, id)).toBe(false)
  expect(await acceptImport(services, maya, id)).toBe(true)
  await doImportJobs(services, sent)
  expect(await findImport(services, maya.userId, id)).toMatchObject({ state: 'done' })
  expect(await findImport(services, noor.userId, id)).toBeNull()
  expect(await undoImport(services, noor, id)).toBe(false)
})

test('a part that is late leaves nothing in the store once its file was let go', async ({ services, sent }) => {
  const maya = await aMember(services)
  const body = new TextEncoder().encode('no table at all')
  const begin = async (name: string) => {
    const begun = await beginImport(services, maya, { name, bytes: body.length, changedAt: 7 })
    if (!begun.ok) throw new Error(begun.problem)
    return begun.id
  }
  const [unreadable, cancelled] = [await begin('a.zip'), await begin('b.zip')]
  await takeImportPart(services, maya, unreadable, 0, body)
  const finishing = withSlowStore(services, async () => {
    await finishImport(services, maya, unreadable)
    await doImportJobs(services, sent)
  })
  expect(await takeImportPart(finishing, maya, unreadable, 0, body)).toBe('complete')
  expect(await findImport(services, maya.userId, unreadable)).toMatchObject({ state: 'failed' })
  const cancelling = withSlowStore(services, () => cancelImport(services, maya, cancelled))
  expect(await takeImportPart(cancelling, maya, cancelled, 0, body)).toBe('gone')
  for (const id of [unreadable, cancelled]) expect(await services.files.get(partKey(id, 0))).toBeNull()
})

test('three files may be under way, and names that say something else are refused', async ({ services }) => {
  const maya = await aMember(services)
  const begin = (name: string, bytes = 5) => beginImport(services, maya, { name, bytes, changedAt: 0 })
  expect(await begin('a.pdf')).toMatchObject({ ok: false, problem: 'Please choose a ZIP, XML or CSV file.' })
  expect(await begin('a.zip', 5e9)).toMatchObject({ ok: false })
  for (const name of ['a.zip', 'b.zip', 'c.zip']) expect(await begin(name)).toMatchObject({ ok: true })
  expect(await begin('d.zip')).toMatchObject({ ok: false, problem: expect.stringContaining('under way already') })
})

test('files that nobody finishes are let go after a week, and those that could not be read after an hour', async ({
  services,
  sent,
  clock,
}) => {
  const maya = await aMember(services)
  const begun = await beginImport(services, maya, { name: 'a.zip', bytes: 5, changedAt: 0 })
  const stuck = await aWaitingImport(services, maya, TRENDS)
  clock.set('2026-03-02T10:00:00Z')
  await sweepImports(services)
  expect(await findImport(services, maya.userId, stuck)).toMatchObject({ state: 'waiting' })
  clock.set('2026-03-02T11:00:00Z')
  await sweepImports(services)
  expect(await findImport(services, maya.userId, stuck)).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('import it again'),
  })
  clock.set('2026-03-10T10:00:00Z')
  await sweepImports(services)
  const states = (await listImports(services, maya.userId)).map(({ state }) => state)
  expect([begun.ok, states]).toEqual([true, ['failed', 'failed']])
  await doImportJobs(services, sent)
  expect(await services.files.get(partKey(stuck, 0))).toBeNull()
})

test('bringing and taking back are in the member’s access log, and an erasure names the stored parts', async ({ services }) => {
  const maya = await aMember(services)
  const { id } = await aReadImport(services, maya, TRENDS)
  await undoImport(services, maya, id)
  expect((await listHealthAccess(services, maya.userId)).map(formatAccess).toSorted()).toEqual([
    'This site, for you, changed what files brought',
    'You changed what files brought',
  ])
  const waiting = await aWaitingImport(services, maya, TRENDS)
  const subject = { userId: maya.userId, email: maya.email, emailVerified: true }
  expect(await services.db.transaction((tx) => healthData.erase!(services, tx, subject))).toEqual([partKey(waiting, 0)])
})

test('files make no run of days', async ({ services }) => {
  const maya = await aMember(services)
  await aReadImport(services, maya, TRENDS)
  const [streak] = await services.db.select().from(healthStreaks).where(eq(healthStreaks.userId, maya.userId))
  expect(streak).toMatchObject({ currentStreak: 0, longestStreak: 0 })
})
