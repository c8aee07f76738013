import {
  healthImports,
  healthSources,
  healthValues,
  importSeries,
  sourceRanks,
} from '#features/health/core/imports/import-tables.server.ts'
import {
  checkInKeys,
  checkInReminders,
  habitWeeks,
  healthStats,
  healthStreaks,
  heldAchievements,
  restRanges,
  userAchievements,
} from '#features/health/core/tables.server.ts'
import { aNumberOf } from '#features/health/core/vitals.factory.ts'
import { byVital } from '#features/health/core/vitals.ts'
import { labFileKey } from '#features/health/labs/files/lab-files.server.ts'
import { healthLabs, labFiles, labResults } from '#features/health/labs/lab-tables.server.ts'
import type { Services } from '#services.server.ts'

/** Somebody who logs: entries, a lab report with its PDF, another PDF that no report was saved from yet, a file of a device, and what came out of them. */
export async function haveBody(
  services: Pick<Services, 'db' | 'clock' | 'files'>,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await db.insert(healthStats).values({
    userId,
    day: '2026-02-28',
    recordedAt: now,
    enteredAt: now,
    zone: 'Europe/Berlin',
    ...byVital(aNumberOf),
    hrvMethod: 'rmssd',
  })
  const fileId = await haveLabFiles(services, { userId, name })
  const [lab] = await db
    .insert(healthLabs)
    .values({ userId, recordedAt: now, collectedOn: '2026-02-20', laboratory: `Laboratory of ${name}`, fasting: true, fileId })
    .returning({ id: healthLabs.id })
  const range = { low: 15, high: 150, flag: 'N', printedValue: '61.0', printedRange: '15.0-150' } as const
  await db.insert(labResults).values([
    { labId: lab!.id, position: 0, name: 'Ferritin', loinc: '2276-4', value: 61, unit: 'ng/mL', ucum: 'ng/mL', ...range },
    { labId: lab!.id, position: 1, name: 'CRP', value: 5, operator: '<', unit: 'mg/L' },
    { labId: lab!.id, position: 2, name: 'Blood group', words: 'A' },
  ])
  await importFile(services, userId)
  await db.insert(restRanges).values({ userId, kind: 'sick', fromDay: '2026-02-10', toDay: '2026-02-12', createdAt: now })
  await db.insert(habitWeeks).values({ userId, week: '2026-02-23', habit: 'morning-light', createdAt: now })
  await db.insert(checkInKeys).values({ userId, key: crypto.randomUUID(), at: now })
  const streak = { userId, streakType: 'daily_entry', currentStreak: 3, longestStreak: 9, lastEntryDate: '2026-02-28' } as const
  await db.insert(healthStreaks).values(streak)
  await db.insert(checkInReminders).values({ userId, day: '2026-02-27' })
  await db.insert(userAchievements).values({ userId, achievementType: '7_day_streak', points: 100, earnedAt: now })
  await db.insert(heldAchievements).values({ userId, achievementType: '7_day_streak' })
}

/** A PDF of a report, and one that waits for its report; the id of the first. */
async function haveLabFiles(
  { db, clock, files }: Pick<Services, 'db' | 'clock' | 'files'>,
  { userId, name }: { userId: string; name: string },
): Promise<string> {
  const now = clock.now()
  const file = { userId, bytes: 4711, createdAt: now }
  const rows = await db
    .insert(labFiles)
    .values([
      { ...file, digest: `digest of a PDF of ${name}` },
      { ...file, digest: `digest of another PDF of ${name}`, expiresAt: new Date(now.getTime() + 60 * 60 * 1000) },
    ])
    .returning({ id: labFiles.id })
  for (const { id } of rows) await files.put(labFileKey(id), Buffer.from(`%PDF of ${name}`), 'application/pdf')
  return rows[0]!.id
}

/** A file of numbers, from a device of this person. */
async function importFile({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string): Promise<void> {
  const now = clock.now()
  const [source] = await db
    .insert(healthSources)
    .values({ userId, kind: 'oura', name: 'Ring', device: 'ring', createdAt: now })
    .returning({ id: healthSources.id })
  const [imported] = await db
    .insert(healthImports)
    .values({
      userId,
      kind: 'oura',
      fileName: 'oura.csv',
      bytes: 120,
      fileChangedAt: now,
      partBytes: 4_194_304,
      state: 'undone',
      mapping: { source: 'Ring', day: 'date', dateOrder: null, numbers: [{ metric: 'steps', column: 'Steps', unit: 'count' }] },
      counts: { days: 1, added: 1, same: 0, refused: 1, naps: 1 },
      leftOut: { refused: 1, naps: 1 },
      replaces: crypto.randomUUID(),
      problems: [{ row: 7, reason: 'There is no date.' }],
      failure: 'It was damaged.',
      finishedAt: now,
      undoneAt: now,
      createdAt: now,
    })
    .returning({ id: healthImports.id })
  const [sourceId, importId] = [source!.id, imported!.id]
  await db.insert(sourceRanks).values({ userId, metric: 'hrvMs', sourceId, place: 0 })
  const value = {
    userId,
    metric: 'hrvMs',
    day: '2026-02-27',
    sourceId,
    importId,
    method: 'rmssd',
    value: 57,
    importedAt: now,
  } as const
  await db.insert(healthValues).values({ ...value, alsoIn: [importId] })
  const series = { userId, importId, source: 'Ring', device: 'ring', metric: 'hrvMs', method: 'rmssd' } as const
  await db.insert(importSeries).values({ ...series, numbers: { '2026-02-28': 58 } })
}
