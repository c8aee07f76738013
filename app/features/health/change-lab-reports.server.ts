import { and, eq, inArray } from 'drizzle-orm'

import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Achievement } from './core/achievements.ts'
import type { LabReport } from './core/lab-report.ts'
import { dropFilesWithoutReport, holdFile, keepForGood } from './labs/files/lab-files.server.ts'
import type { FilledReport } from './labs/form/read-form.ts'
import { healthLabs, labResults } from './labs/lab-tables.server.ts'
import { tryRefreshProgress } from './progress/progress.server.ts'

type Member = Pick<Viewer, 'userId' | 'timeZone'>

const CHANGED = { by: { kind: 'member' }, action: 'changed', what: 'labs' } as const

interface Saved {
  /** The new reports, in the order in which they were given. */
  readonly ids: ReadonlyArray<string>
  /** How many were here already, and stayed as they are. */
  readonly known: number
  /** Whether the file that they were read from stays with them. */
  readonly isFileStored: boolean
  readonly unlocked: ReadonlyArray<Achievement>
}

/**
 * Keeps reports, all of them or none; one that is here already, by its fingerprint, is not kept twice. `file` is that which they were read
 * from, and stays with them where it is still there.
 */
export async function saveReports(
  services: Pick<Infrastructure, 'db' | 'clock' | 'log'>,
  viewer: Member,
  origin: LabReport['origin'],
  reports: ReadonlyArray<FilledReport>,
  file: string | null = null,
): Promise<Saved> {
  const { userId } = viewer
  // By one moment reports are known to have been added together.
  const recordedAt = services.clock.now()
  const { ids, isFileStored } = await services.db.transaction(async (tx) => {
    const ids: string[] = []
    const fileId = file === null ? null : await holdFile(tx, services, userId, file)
    for (const { results, fingerprint, ...head } of reports) {
      const row = { ...head, userId, origin, recordedAt, fileId, fingerprint: fingerprint || null }
      const [kept] = await tx.insert(healthLabs).values(row).onConflictDoNothing().returning({ id: healthLabs.id })
      if (!kept) continue
      ids.push(kept.id)
      await insertResults(tx, kept.id, results)
    }
    if (ids.length > 0 && fileId) await keepForGood(tx, fileId)
    if (ids.length > 0) await noteHealthAccess({ ...services, db: tx }, { userId, ...CHANGED })
    return { ids, isFileStored: ids.length > 0 && fileId !== null }
  })
  const unlocked = ids.length > 0 ? await tryRefreshProgress(services, userId, viewer.timeZone ?? 'UTC') : []
  return { ids, known: reports.length - ids.length, isFileStored, unlocked }
}

/** Puts other contents in the place of a report’s. False where the person has no such report. */
export async function changeReport(
  services: Pick<Infrastructure, 'db' | 'clock' | 'log'>,
  viewer: Member,
  id: string,
  report: FilledReport,
): Promise<boolean> {
  const { userId } = viewer
  const { collectedOn, laboratory, fasting, results } = report
  const changed = await services.db.transaction(async (tx) => {
    const own = and(eq(healthLabs.userId, userId), eq(healthLabs.id, id))
    const rows = await tx.update(healthLabs).set({ collectedOn, laboratory, fasting }).where(own).returning({ id: healthLabs.id })
    if (rows.length === 0) return false
    await tx.delete(labResults).where(eq(labResults.labId, id))
    await insertResults(tx, id, results)
    await noteHealthAccess({ ...services, db: tx }, { userId, ...CHANGED })
    return true
  })
  if (changed) await tryRefreshProgress(services, userId, viewer.timeZone ?? 'UTC')
  return changed
}

/** Takes whole reports back, with files that none is left of; how many of them the person had. Streaks follow, achievements stay. */
export async function removeReports(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'clock' | 'log'>,
  viewer: Member,
  ids: ReadonlyArray<string>,
): Promise<number> {
  const { userId } = viewer
  if (ids.length === 0) return 0
  const removed = await services.db.transaction(async (tx) => {
    const own = and(eq(healthLabs.userId, userId), inArray(healthLabs.id, [...ids]))
    const removed = await tx.delete(healthLabs).where(own).returning({ fileId: healthLabs.fileId })
    await dropFilesWithoutReport(
      tx,
      services,
      removed.map(({ fileId }) => fileId),
    )
    if (removed.length > 0) await noteHealthAccess({ ...services, db: tx }, { userId, ...CHANGED })
    return removed.length
  })
  if (removed > 0) await tryRefreshProgress(services, userId, viewer.timeZone ?? 'UTC')
  return removed
}

async function insertResults(tx: Transaction, labId: string, results: FilledReport['results']): Promise<void> {
  if (results.length > 0) await tx.insert(labResults).values(results.map((result, position) => ({ ...result, labId, position })))
}
