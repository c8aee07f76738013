import { asc, eq } from 'drizzle-orm'

import { aCheckIn } from '#features/health/check-in.factory.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { healthStats } from '#features/health/tables.server.ts'
import type { Viewer } from '#features/identity/viewer.ts'
import type { Services } from '#platform/services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { expect, test } from '#tests/support/test.ts'

import { importJobs } from './jobs.server.ts'
import { healthImports, healthValues } from './tables.server.ts'
import { undoImport } from './undo.server.ts'
import { bringWhole } from './upload.server.ts'

const TRENDS = `date,Sleep Score,Total Sleep Duration,Average HRV,Lowest Resting Heart Rate,Steps
2026-02-27,80,25200,41,52,8000
2026-02-28,82,27000,,53,9100
`

async function doJobs(services: Services, sent: SentJob[]) {
  for (const { name, payload } of sent.splice(0)) {
    const handler = importJobs.find(({ job }) => job.name === name)
    if (handler) await handler.run(services, payload)
  }
}

async function bring(services: Services, sent: SentJob[], maya: Viewer, text: string, name = 'oura.csv') {
  const brought = await bringWhole(services, maya, { name, body: new TextEncoder().encode(text) })
  if (!brought.ok) throw new Error(brought.problem)
  await doJobs(services, sent)
  const [row] = await services.db.select().from(healthImports).where(eq(healthImports.id, brought.id))
  return row!
}

const entriesOf = ({ db }: Services) => db.select().from(healthStats).orderBy(asc(healthStats.day))

test('a file becomes numbers of days, once however often it comes, and goes as a whole', async ({ services, sent }) => {
  const maya = await aMember(services)
  const first = await bring(services, sent, maya, TRENDS)
  expect(first).toMatchObject({ kind: 'oura', state: 'done', counts: { days: 2, added: 7, same: 0, refused: 0 } })
  expect(await entriesOf(services)).toMatchObject([
    { day: '2026-02-27', sleepHours: 7, steps: 8000, hrvMs: 41, hrvMethod: 'rmssd', restingHr: 52, enteredAt: null },
    { day: '2026-02-28', sleepHours: 7.5, steps: 9100, hrvMs: null, hrvMethod: null, restingHr: 53 },
  ])
  const again = await bring(services, sent, maya, TRENDS)
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
  const brought = await bring(services, sent, maya, TRENDS)
  const day = async () => (await entriesOf(services)).find((entry) => entry.day === '2026-02-28')
  expect(await day()).toMatchObject({ steps: 5000, sleepHours: 7.5 })
  await undoImport(services, maya, brought.id)
  expect(await entriesOf(services)).toMatchObject([{ day: '2026-02-28', steps: 5000, sleepHours: null, sources: {} }])
})
