import { asc, eq } from 'drizzle-orm'

import type { ColumnMapping } from '#features/health/core/import.ts'
import { healthImports, healthValues, importSeries } from '#features/health/core/imports/import-tables.server.ts'
import { healthStats } from '#features/health/core/tables.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { listSourceOrder, moveSource } from '#features/health/sources/order.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { deep } from '#tests/support/deep.ts'
import { expect, test } from '#tests/support/test.ts'

import { answerColumns } from './answer.server.ts'
import { askForOtherColumns } from './columns.server.ts'
import { MAX_STORED_BYTES, partKey } from './file.ts'
import { sweepImports } from './import-jobs.server.ts'
import { aReadImport, doImportJobs } from './import.factory.server.ts'
import { askAbout, findImport } from './list.server.ts'
import { readPreview } from './preview.server.ts'
import { storedUntil } from './stored-files.server.ts'
import { acceptImport } from './take-import.server.ts'
import { cancelImport, undoImport } from './undo.server.ts'

const TEXT = 'Date,Walked,Goal\n2026-02-26,8000,10000\n2026-02-27,9100,10000\n'
const mapping = (column: string, source = 'Band'): ColumnMapping => ({
  source,
  day: 'Date',
  dateOrder: null,
  numbers: [{ metric: 'steps', column, unit: 'count' }],
})
const named = (column: string, source = 'Band') => ({ source, day: 'Date', 'column-steps': column, 'unit-steps': 'count' })

const stepsOf = async ({ db }: Services, { userId }: Viewer) => {
  const rows = await db.select().from(healthStats).where(eq(healthStats.userId, userId)).orderBy(asc(healthStats.day))
  return rows.map(({ day, steps }) => [day, steps])
}
const stateOf = async (services: Services, maya: Viewer, id: string) => (await findImport(services, maya.userId, id))?.state
async function askAgain(services: Services, maya: Viewer, id: string): Promise<string> {
  const asked = await askForOtherColumns(services, maya, id)
  if (!asked.ok) throw new Error(asked.problem)
  return asked.id
}

test('columns that were wrong are named otherwise: the older numbers go in the step in which the new ones come', async ({
  services,
  sent,
}) => {
  const maya = await aMember(services)
  await aReadImport(services, maya, 'Date,Walked\n2026-02-27,1\n', { mapping: mapping('Walked', 'Watch') })
  const { id: wrong } = await aReadImport(services, maya, TEXT, { mapping: mapping('Goal') })
  const [order] = await listSourceOrder(services, maya.userId)
  await moveSource(services, maya, { metric: 'steps', sourceId: order!.sources[1]!.id, by: -1 })
  const right = await askAgain(services, maya, wrong)
  expect(await askAbout(services, maya, (await findImport(services, maya.userId, right))!)).toMatchObject({
    mapping: mapping('Goal'),
    onlyOrder: false,
    isOrderUnclear: false,
  })
  expect(await answerColumns(services, maya, right, named('Walked'))).toEqual({ ok: true })
  await doImportJobs(services, sent)
  const preview = await readPreview(services, (await findImport(services, maya.userId, right))!)
  expect(preview!.edges.map(({ day, outcome, current }) => [day, outcome, current])).toEqual([
    ['2026-02-26', 'changes', 8000],
    ['2026-02-27', 'changes', 9100],
  ])
  const goals = [
    ['2026-02-26', 10_000],
    ['2026-02-27', 10_000],
  ]
  expect(await stepsOf(services, maya)).toEqual(goals)
  await acceptImport(services, maya, right)
  await doImportJobs(services, sent)
  expect(await stepsOf(services, maya)).toEqual([
    ['2026-02-26', 8000],
    ['2026-02-27', 9100],
  ])
  expect([await stateOf(services, maya, wrong), await stateOf(services, maya, right)]).toEqual(['undone', 'done'])
  expect([await services.files.get(partKey(wrong, 0)), (await services.files.get(partKey(right, 0)))?.body]).toEqual([
    null,
    expect.anything(),
  ])
  // The source is the one that it was, in the place that the member gave it.
  expect((await listSourceOrder(services, maya.userId))[0]!.sources.map(({ name }) => name)).toEqual(['Band', 'Watch'])
  expect(await undoImport(services, maya, right)).toBe(true)
  expect(await stepsOf(services, maya)).toEqual([['2026-02-27', 1]])
})

test('a new name for its source takes all of it along, and days that are read no more are emptied', async ({
  services,
  sent,
}) => {
  const maya = await aMember(services)
  const text = 'Date,Walked,Goal\n2026-02-26,,10000\n2026-02-27,9100,10000\n'
  const { id } = await aReadImport(services, maya, text, { mapping: mapping('Goal') })
  const again = await askAgain(services, maya, id)
  await answerColumns(services, maya, again, named('Walked', 'Ring'))
  await doImportJobs(services, sent)
  await acceptImport(services, maya, again)
  await doImportJobs(services, sent)
  expect(await stepsOf(services, maya)).toEqual([['2026-02-27', 9100]])
  expect((await listSourceOrder(services, maya.userId))[0]!.sources.map(({ name }) => name)).toEqual(['Ring'])
  expect(await services.db.$count(healthValues)).toBe(1)
})

test('while its preview waits, other columns are asked for of the same import; cancelled, the numbers that were taken stay', async ({
  services,
  sent,
}) => {
  const maya = await aMember(services)
  const { id } = await aReadImport(services, maya, TEXT, { mapping: mapping('Goal') })
  const again = await askAgain(services, maya, id)
  for (const column of ['Goal', 'Walked']) {
    await answerColumns(services, maya, again, named(column))
    await doImportJobs(services, sent)
    expect(await stateOf(services, maya, again)).toBe('ready')
    if (column === 'Goal') expect(await askAgain(services, maya, again)).toBe(again)
  }
  expect(await services.db.$count(importSeries)).toBe(1)
  expect(await cancelImport(services, maya, again)).toBe(true)
  await doImportJobs(services, sent)
  expect(await stepsOf(services, maya)).toHaveLength(2)
  expect([await stateOf(services, maya, id), await services.files.get(partKey(again, 0))]).toEqual(['done', null])
  expect(await services.files.get(partKey(id, 0))).not.toBeNull()
})

test(
  'a file is kept for a week, three of them and none that is large; then it has to be imported again',
  deep('app/features/health/imports/columns.server.test.ts'),
  async ({ services, sent, clock }) => {
    const maya = await aMember(services)
    const taken: string[] = []
    for (const source of ['A', 'B', 'C', 'D'])
      taken.push((await aReadImport(services, maya, TEXT, { mapping: mapping('Walked', source) })).id)
    const large = await aReadImport(services, maya, TEXT + '\n'.repeat(MAX_STORED_BYTES), { mapping: mapping('Walked', 'E') })
    await doImportJobs(services, sent)
    const kept = async () =>
      Promise.all([...taken, large.id].map(async (id) => (await services.files.get(partKey(id, 0))) !== null))
    expect(await kept()).toEqual([false, true, true, true, false])
    const gone = { ok: false, problem: expect.stringContaining('import the file again') }
    for (const id of [taken[0]!, large.id, 'nothing']) expect(await askForOtherColumns(services, maya, id)).toEqual(gone)
    expect(await askForOtherColumns(services, await aMember(services), taken[1]!)).toEqual(gone)
    const last = (await findImport(services, maya.userId, taken[3]!))!
    clock.set(new Date(storedUntil(last)!.getTime() + 1_000).toISOString())
    await sweepImports(services)
    await doImportJobs(services, sent)
    expect(await kept()).toEqual([false, false, false, false, false])
    expect(await askForOtherColumns(services, maya, taken[3]!)).toEqual(gone)
    expect(await services.db.$count(healthImports, eq(healthImports.state, 'done'))).toBe(5)
  },
)
