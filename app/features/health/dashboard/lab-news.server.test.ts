import { saveReports } from '#features/health/change-lab-reports.server.ts'
import { aReport, aResult } from '#features/health/labs/lab.factory.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { listAchievements } from '#features/health/progress/achievements.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { expect, test } from '#tests/support/test.ts'

import { readDashboard } from './dashboard.server.ts'

const criticalPotassium = aResult({
  name: 'Kalium',
  loinc: '2823-3',
  unit: 'mmol/L',
  ucum: 'mmol/L',
  value: '2.4',
  range: '3.5 - 5.1',
  flag: 'L',
})

test('a critical lab result is said on the dashboard, also when a newer report is well, and no advice plays it down', async ({
  services,
}) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  const { ids } = await saveReports(services, maya, 'typed', [
    aReport({ collectedOn: '2026-02-01', results: [criticalPotassium] }),
    aReport({ collectedOn: '2026-02-20', results: [aResult({ value: '9', range: '15 - 150', flag: 'L' })] }),
  ])
  const shown = async (member: Viewer) => {
    const { labNews, recommendations } = (await readDashboard(services, member)).dashboard
    return {
      news: labNews.map(({ reportId, note }) => [reportId, note.kind, note.names]),
      own: recommendations.own.map(({ id }) => id),
    }
  }
  expect(await shown(maya)).toEqual({ news: [[ids[0], 'now', 'Potassium']], own: [] })
  await saveReports(services, noor, 'typed', [aReport({ collectedOn: '2026-01-30', results: [criticalPotassium] })])
  expect(await shown(noor)).toEqual({ news: [], own: ['lab-outside'] })
})

const withPotassium = (collectedOn: string, value: string) =>
  aReport({ collectedOn, results: [{ ...criticalPotassium, ...aResult({ value, range: '3.5 - 5.1' }), ...named }] })
const named = { name: 'Kalium', loinc: '2823-3', unit: 'mmol/L', ucum: 'mmol/L', flag: null }

test('two reports with the same alarm are one note that names both days, and a newer one that is well ends it', async ({
  services,
}) => {
  const maya = await aMember(services)
  const news = async () => (await readDashboard(services, maya)).dashboard.labNews
  const { ids } = await saveReports(services, maya, 'typed', [
    withPotassium('2026-02-20', '2.4'),
    withPotassium('2026-02-10', '2.6'),
  ])
  expect(await news()).toMatchObject([
    {
      reportId: ids[0],
      others: [{ reportId: ids[1] }],
      note: { kind: 'now', names: 'Potassium (20 February 2026 and 10 February 2026)' },
    },
  ])
  await saveReports(services, maya, 'typed', [withPotassium('2026-03-01', '4.2')])
  expect(await news()).toEqual([])
})

test('achievements are granted while a doctor is to be phoned, and told when that is over', async ({ services }) => {
  const maya = await aMember(services)
  const saved = await saveReports(services, maya, 'typed', [withPotassium('2026-02-20', '2.4')])
  expect(saved.unlocked).toEqual([])
  const during = await readDashboard(services, maya)
  expect(during.unlocked).toEqual([])
  expect(during.dashboard.earned.map(({ type }) => type)).toEqual(['first_labs'])
  expect((await listAchievements(services, maya)).list.map(({ type }) => type)).not.toContain('first_labs')
  expect((await saveReports(services, maya, 'typed', [withPotassium('2026-03-01', '4.2')])).unlocked).toEqual([])
  expect((await readDashboard(services, maya)).unlocked.map(({ type }) => type)).toEqual(['first_labs'])
  expect((await readDashboard(services, maya)).unlocked).toEqual([])
  const listed = (await listAchievements(services, maya)).list.find(({ type }) => type === 'first_labs')
  expect(listed?.on).not.toBeNull()
})

test('a report that asks for the next days holds nothing back', async ({ services }) => {
  const maya = await aMember(services)
  const tsh = aResult({ name: 'TSH', loinc: '3016-3', unit: 'mU/L', ucum: 'm[IU]/L', value: '60', range: '0.4 - 4' })
  const saved = await saveReports(services, maya, 'typed', [aReport({ collectedOn: '2026-02-20', results: [tsh] })])
  expect(saved.unlocked.map(({ type }) => type)).toEqual(['first_labs'])
  expect((await readDashboard(services, maya)).dashboard.labNews.map(({ note }) => note.kind)).toEqual(['days'])
})
