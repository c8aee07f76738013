import { eq } from 'drizzle-orm'

import { aMember } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/viewer.ts'
import type { Services } from '#platform/services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { answerColumns } from './answer.server.ts'
import { aReadImport } from './import.factory.server.ts'
import { askAbout, findImport } from './list.server.ts'
import { healthImports } from './tables.server.ts'

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
