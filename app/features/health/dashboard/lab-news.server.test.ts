import { aReport, aResult } from '#features/health/labs/lab.factory.ts'
import { saveReports } from '#features/health/labs/reports.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/viewer.ts'
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
