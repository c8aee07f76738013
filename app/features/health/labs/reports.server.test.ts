import { changeReport, removeReports, saveReports } from '#features/health/change-lab-reports.server.ts'
import { readHistory } from '#features/health/history/history.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { aReport, aResult } from './lab.factory.ts'
import { findKnown, findReport, readReports } from './reports.server.ts'

const TODAY = '2026-03-02'

test('a report is kept with its results in order, and nobody else finds it', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  const results = [
    aResult({ value: '< 5', range: '15 - 150', flag: 'L' }),
    aResult({ name: 'HBsAg', loinc: null, value: 'negative', unit: '', ucum: null }),
  ]
  const { ids, known, unlocked } = await saveReports(services, maya, 'pasted', [aReport({ fasting: true, results })])
  expect(known).toBe(0)
  expect(unlocked.map(({ type }) => type)).toEqual(['first_labs'])
  const [report] = await readReports(services, maya.userId)
  expect(report).toMatchObject({
    id: ids[0],
    collectedOn: '2026-02-20',
    laboratory: 'Example Lab',
    fasting: true,
    origin: 'pasted',
  })
  expect(report!.results).toMatchObject([
    { position: 0, operator: '<', value: 5, words: null, low: 15, high: 150, flag: 'L' },
    { position: 1, operator: null, value: null, words: 'negative', loinc: null },
  ])
  expect(await findReport(services, noor.userId, ids[0]!)).toBeNull()
  expect(await changeReport(services, noor, ids[0]!, aReport())).toBe(false)
  expect(await removeReports(services, noor, [ids[0]!])).toBe(0)
  expect(await findReport(services, maya.userId, 'nonsense')).toBeNull()
  expect((await findReport(services, maya.userId, ids[0]!))?.results).toHaveLength(2)
})

test('a report that is submitted twice is kept once, and one that was taken back can come again', async ({ services }) => {
  const maya = await aMember(services)
  const report = aReport({ fingerprint: 'a'.repeat(64) })
  const { ids } = await saveReports(services, maya, 'csv', [report])
  expect(await saveReports(services, maya, 'csv', [report])).toMatchObject({ ids: [], known: 1 })
  expect(await findKnown(services, maya.userId, [report.fingerprint, 'b'])).toEqual(new Map([[report.fingerprint, ids[0]]]))
  expect(await readReports(services, maya.userId)).toHaveLength(1)
  await removeReports(services, maya, ids)
  expect((await saveReports(services, maya, 'csv', [report])).ids).toHaveLength(1)
  const noor = await aMember(services)
  expect((await saveReports(services, noor, 'csv', [report])).ids).toHaveLength(1)
})

test('reports are kept all or none', async ({ services }) => {
  const maya = await aMember(services)
  const broken = aReport({ results: [{ ...aResult(), low: 9, high: 1 }] })
  await expect(saveReports(services, maya, 'csv', [aReport(), broken])).rejects.toThrow()
  expect(await readReports(services, maya.userId)).toEqual([])
})

test('weeks with a report are counted by the day of the sample, and follow what is taken back', async ({ services }) => {
  const maya = await aMember(services)
  const days = [TODAY, '2026-02-24', '2026-02-18']
  const { ids } = await saveReports(
    services,
    maya,
    'typed',
    days.map((collectedOn) => aReport({ collectedOn })),
  )
  const streaks = async () => (await readHistory(services.db, maya.userId, { upTo: TODAY, since: TODAY })).history.stored
  expect(await streaks()).toMatchObject({ weekStreak: { longest: 3, lastEntryDay: TODAY }, held: ['first_labs'] })
  await removeReports(services, maya, [ids[0]!])
  // The longest run and what was granted stay.
  expect(await streaks()).toMatchObject({ weekStreak: { longest: 3, lastEntryDay: '2026-02-24' }, held: ['first_labs'] })
  const more = await saveReports(services, maya, 'typed', [aReport(), aReport(), aReport()])
  expect(more.unlocked.map(({ type }) => type)).toEqual(['lab_warrior'])
})

test('a report is changed as a whole', async ({ services }) => {
  const maya = await aMember(services)
  const { ids } = await saveReports(services, maya, 'fhir', [
    aReport({ fingerprint: 'c'.repeat(64), results: [aResult(), aResult({ name: 'CRP' })] }),
  ])
  expect(
    await changeReport(services, maya, ids[0]!, aReport({ collectedOn: '2026-01-05', results: [aResult({ value: '7' })] })),
  ).toBe(true)
  expect(await readReports(services, maya.userId)).toMatchObject([
    { id: ids[0], collectedOn: '2026-01-05', origin: 'fhir', fingerprint: 'c'.repeat(64), results: [{ value: 7 }] },
  ])
})
