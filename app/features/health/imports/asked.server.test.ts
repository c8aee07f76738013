import { asc, eq } from 'drizzle-orm'

import { healthImports } from '#features/health/core/imports/import-tables.server.ts'
import { healthStats } from '#features/health/core/tables.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { answerColumns } from './answer.server.ts'
import { aReadImport, aSentImport, doImportJobs } from './import.factory.server.ts'
import { askAbout, findImport } from './list.server.ts'
import { acceptImport } from './take-import.server.ts'

const entriesOf = ({ db }: Services) => db.select().from(healthStats).orderBy(asc(healthStats.day))

const WEIGHTS = 'Date,Body Weight\n2026-01-05,154.2\n2026-01-06,153.8\n'

async function asked(services: Services, member: Viewer, text: string, name: string) {
  const { id } = await aReadImport(services, member, text, { name })
  return { id, asked: await askAbout(services, member, (await findImport(services, member.userId, id))!) }
}

test('a weight without a unit is in pounds for who reads pounds, and asked of others', async ({ services }) => {
  const [maya, noor] = [await aMember(services, { units: 'us' }), await aMember(services)]
  const us = await asked(services, maya, WEIGHTS, 'scale.csv')
  expect(us.asked.mapping.numbers).toEqual([{ metric: 'weightKg', column: 'Body Weight', unit: 'lb' }])
  const metric = await asked(services, noor, WEIGHTS, 'scale.csv')
  expect(metric.asked.mapping.numbers).toEqual([{ metric: 'weightKg', column: 'Body Weight', unit: '' }])
  const fields = { source: 'Scale', day: 'Date', 'column-weightKg': 'Body Weight', 'unit-weightKg': '' }
  expect(await answerColumns(services, noor, metric.id, fields)).toEqual({
    ok: false,
    errors: { 'unit-weightKg': 'Choose a unit.' },
  })
})

test('columns under which most rows would be refused are asked again, and the file still waits', async ({ services }) => {
  const maya = await aMember(services)
  const { id } = await asked(services, maya, 'Date,Total Sleep Duration\n2026-01-05,25920\n2026-01-06,27000\n', 'ring.csv')
  const answer = (unit: string) =>
    answerColumns(services, maya, id, {
      source: 'Ring',
      day: 'Date',
      'column-sleepHours': 'Total Sleep Duration',
      'unit-sleepHours': unit,
    })
  expect(await answer('h')).toMatchObject({ ok: false, errors: { 'column-sleepHours': expect.stringContaining('25920 hours') } })
  const [row] = await services.db.select().from(healthImports).where(eq(healthImports.id, id))
  expect(row!.state).toBe('asking')
  expect(await answer('s')).toEqual({ ok: true })
})

test('each file is from a source of its own, called after it; those that were named before are offered', async ({ services }) => {
  const maya = await aMember(services)
  const text = 'Date,Steps\n2026-02-20,8000\n'
  const mapping = {
    source: 'Old band',
    day: 'Date',
    dateOrder: null,
    numbers: [{ metric: 'steps', column: 'Steps', unit: 'count' }],
  } as const
  await aReadImport(services, maya, text, { name: 'band.csv', mapping })
  const next = await asked(services, maya, text, 'pedometer_export.csv')
  expect(next.asked).toMatchObject({ mapping: { source: 'Pedometer export' }, sources: ['Old band'] })
})

const GENERIC = 'Day;Steps;Water (ml)\n03/04/2025;8000;1500\n05/04/2025;9000;1200\n'

test('a CSV of its own waits until its columns are named, and once more where its dates could be read in two ways', async ({
  services,
  sent,
}) => {
  const maya = await aMember(services)
  const { id, state } = await aSentImport(services, sent, maya, GENERIC, 'mine.csv')
  expect(state).toBe('asking')
  const asked = await askAbout(services, maya, (await findImport(services, maya.userId, id))!)
  expect(asked).toMatchObject({
    headings: ['Day', 'Steps', 'Water (ml)'],
    rows: [
      ['03/04/2025', '8000', '1500'],
      ['05/04/2025', '9000', '1200'],
    ],
    mapping: {
      source: 'Mine',
      day: 'Day',
      numbers: [
        { metric: 'steps', column: 'Steps', unit: 'count' },
        { metric: 'waterLiters', column: 'Water (ml)', unit: 'mL' },
      ],
    },
    isOrderUnclear: false,
  })
  const answer = (fields: Record<string, string>) => answerColumns(services, maya, id, { source: 'Band', day: 'Day', ...fields })
  expect(await answer({})).toEqual({ ok: false, errors: { day: 'Choose a column for at least one number.' } })
  expect(await answer({ 'column-steps': 'Nothing', 'unit-steps': 'count' })).toMatchObject({ ok: false })
  expect(await answer({ 'column-steps': 'Steps', 'unit-steps': 'count' })).toEqual({ ok: true })
  await doImportJobs(services, sent)
  const unclear = await findImport(services, maya.userId, id)
  expect(unclear!.state).toBe('asking')
  expect((await askAbout(services, maya, unclear!)).isOrderUnclear).toBe(true)
  const named = { 'column-steps': 'Steps', 'unit-steps': 'count' }
  expect(await answer(named)).toEqual({ ok: false, errors: { dateOrder: 'Choose the one that is right.' } })
  expect(await answer({ ...named, dateOrder: 'dmy' })).toEqual({ ok: true })
  await doImportJobs(services, sent)
  expect(await acceptImport(services, maya, id)).toBe(true)
  await doImportJobs(services, sent)
  expect((await entriesOf(services)).map(({ day, steps }) => [day, steps])).toEqual([
    ['2025-04-03', 8000],
    ['2025-04-05', 9000],
  ])
  expect(await answer({ dateOrder: 'dmy' })).toEqual({ ok: false, errors: null })
})

test('of a file that is known only the order of its dates is asked for', async ({ services, sent }) => {
  const maya = await aMember(services)
  const { id, state } = await aSentImport(services, sent, maya, ',Actual,Goal\n03/04/2025,8021,7000\n', 'Steps.csv')
  expect(state).toBe('asking')
  expect(await askAbout(services, maya, (await findImport(services, maya.userId, id))!)).toMatchObject({
    onlyOrder: true,
    isOrderUnclear: true,
  })
  expect(await answerColumns(services, maya, id, { dateOrder: 'mdy' })).toEqual({ ok: true })
  await doImportJobs(services, sent)
  expect(await acceptImport(services, maya, id)).toBe(true)
  await doImportJobs(services, sent)
  expect(await entriesOf(services)).toMatchObject([{ day: '2025-03-04', steps: 8021 }])
})
