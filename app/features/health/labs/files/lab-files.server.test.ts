import { removeReports, saveReports } from '#features/health/change-lab-reports.server.ts'
import { aReport } from '#features/health/labs/lab.factory.ts'
import { healthData } from '#features/health/member-data.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { expect, test } from '#tests/support/test.ts'

import { labFileJobs } from './lab-file-jobs.server.ts'
import { keepDraftFile, labFileKey, openReportFile, sweepDraftFiles } from './lab-files.server.ts'

const bytes = (text = 'of a report') => Buffer.from(`%PDF-1.7 ${text}`)
const subjectOf = ({ userId, email }: Viewer) => ({ userId, email, emailVerified: true })
const isStored = async ({ files }: Services, id: string) => (await files.get(labFileKey(id))) !== null

/** Runs the jobs that were sent about files. */
async function work(services: Services, sent: SentJob[]) {
  for (const { name, payload } of sent.splice(0)) await labFileJobs.find(({ job }) => job.name === name)?.run(services, payload)
}

test('a PDF stays with the reports that were saved from it, and goes with the last of them', async ({ services, sent }) => {
  const maya = await aMember(services)
  const file = await keepDraftFile(services, maya.userId, bytes())
  const saved = await saveReports(services, maya, 'pdf', [aReport(), aReport({ collectedOn: '2026-01-20' })], file)
  expect(saved).toMatchObject({ isFileStored: true })
  for (const id of saved.ids)
    expect(Buffer.from((await openReportFile(services, maya.userId, id))!.body).toString()).toBe('%PDF-1.7 of a report')
  await removeReports(services, maya, saved.ids.slice(0, 1))
  await work(services, sent)
  expect(await openReportFile(services, maya.userId, saved.ids[0]!)).toBeNull()
  expect(await openReportFile(services, maya.userId, saved.ids[1]!)).toMatchObject({ collectedOn: '2026-01-20' })
  await removeReports(services, maya, saved.ids.slice(1))
  await work(services, sent)
  expect(await isStored(services, file)).toBe(false)
})

test('nobody else opens it or saves a report with it', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  const file = await keepDraftFile(services, maya.userId, bytes())
  const stolen = await saveReports(services, noor, 'pdf', [aReport()], file)
  expect(stolen).toMatchObject({ ids: [expect.any(String)], isFileStored: false })
  expect(await openReportFile(services, noor.userId, stolen.ids[0]!)).toBeNull()
  const { ids } = await saveReports(services, maya, 'pdf', [aReport()], file)
  expect(await openReportFile(services, noor.userId, ids[0]!)).toBeNull()
  for (const nonsense of ['', 'nonsense', crypto.randomUUID()]) {
    expect(await openReportFile(services, maya.userId, nonsense)).toBeNull()
    expect(await saveReports(services, maya, 'pdf', [aReport()], nonsense)).toMatchObject({ isFileStored: false })
  }
})

test('one that no report was saved from goes after a day, and a report that comes later is kept without it', async ({
  services,
  sent,
  clock,
}) => {
  const maya = await aMember(services)
  const [left, kept] = [
    await keepDraftFile(services, maya.userId, bytes('left')),
    await keepDraftFile(services, maya.userId, bytes('kept')),
  ]
  const { ids } = await saveReports(services, maya, 'pdf', [aReport()], kept)
  clock.set('2026-03-03T09:29:00Z')
  await sweepDraftFiles(services)
  await work(services, sent)
  expect(await isStored(services, left)).toBe(true)
  clock.set('2026-03-03T09:31:00Z')
  expect(await saveReports(services, maya, 'pdf', [aReport()], left)).toMatchObject({ isFileStored: false })
  await sweepDraftFiles(services)
  await work(services, sent)
  expect(await isStored(services, left)).toBe(false)
  expect(await openReportFile(services, maya.userId, ids[0]!)).not.toBeNull()
})

test('the same PDF is one file, however often it comes, and never goes while a report is of it', async ({
  services,
  sent,
  clock,
}) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  const file = await keepDraftFile(services, maya.userId, bytes())
  expect(await keepDraftFile(services, noor.userId, bytes())).not.toBe(file)
  const { ids } = await saveReports(services, maya, 'pdf', [aReport()], file)
  expect(await keepDraftFile(services, maya.userId, bytes())).toBe(file)
  clock.set('2026-03-09T00:00:00Z')
  await sweepDraftFiles(services)
  await work(services, sent)
  expect(await openReportFile(services, maya.userId, ids[0]!)).not.toBeNull()
})

test('reports that are here already leave the PDF to go by itself', async ({ services, sent, clock }) => {
  const maya = await aMember(services)
  const report = aReport({ fingerprint: 'a'.repeat(64) })
  await saveReports(services, maya, 'pasted', [report])
  const file = await keepDraftFile(services, maya.userId, bytes())
  expect(await saveReports(services, maya, 'pdf', [report], file)).toMatchObject({ ids: [], isFileStored: false })
  clock.set('2026-03-04T00:00:00Z')
  await sweepDraftFiles(services)
  await work(services, sent)
  expect(await isStored(services, file)).toBe(false)
})

test('an export holds the PDFs of its person alone, and an erasure names each of them', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  const file = await keepDraftFile(services, maya.userId, bytes())
  await keepDraftFile(services, noor.userId, bytes())
  await saveReports(services, maya, 'pdf', [aReport()], file)
  const draft = await keepDraftFile(services, maya.userId, bytes('not saved'))
  const files = await healthData.files!(services, subjectOf(maya))
  expect(files).toEqual([file, draft].map((id) => ({ name: `lab-files/${id}.pdf`, key: labFileKey(id) })))
  const erased = await services.db.transaction((tx) => healthData.erase!(services, tx, subjectOf(maya)))
  expect(erased).toEqual([file, draft].map(labFileKey))
})
