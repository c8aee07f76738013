import { and, eq, max } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import { healthImports, importSeries } from '#features/health/core/imports/import-tables.server.ts'
import { tryRefreshProgress } from '#features/health/progress/progress.server.ts'
import { lockEntries, lockSources } from '#features/health/sources/lock-entries.server.ts'
import { resolveDays } from '#features/health/sources/resolve.server.ts'
import { findTimeZone } from '#features/identity/core/profile.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { keepForColumns } from './stored-files.server.ts'
import { takeImport } from './take-job.server.ts'
import { takeValues } from './take-values.server.ts'
import { takeBack } from './undo.server.ts'

type ImportRow = typeof healthImports.$inferSelect

/** The member has looked an import over and wants it. False where there is none that waits for that. */
export async function acceptImport(
  { db, jobs }: Pick<Infrastructure, 'db' | 'jobs'>,
  { userId }: Pick<Viewer, 'userId'>,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false
  return db.transaction(async (tx) => {
    const accepted = await tx
      .update(healthImports)
      .set({ state: 'taking' })
      .where(and(eq(healthImports.id, id), eq(healthImports.userId, userId), eq(healthImports.state, 'ready')))
      .returning({ id: healthImports.id })
    if (accepted.length === 0) return false
    await jobs.send(tx, takeImport, { importId: id })
    return true
  })
}

/** Takes all numbers that an import has waiting, or none; the import that it replaces is taken back in the same step. Run again it begins anew. */
export async function takeImportedNumbers(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'clock' | 'log'>,
  { importId }: { importId: string },
): Promise<void> {
  const { db, clock } = services
  const [asked] = await db
    .select({ userId: healthImports.userId })
    .from(healthImports)
    .where(and(eq(healthImports.id, importId), eq(healthImports.state, 'taking')))
  if (!asked) return
  const { userId } = asked
  const zone = (await findTimeZone(services, userId)) ?? 'UTC'
  const isTaken = await db.transaction(async (tx) => {
    await lockSources(tx, userId)
    const imported = await hold(tx, importId)
    if (!imported) return false
    const at = await nextInstant(tx, services, userId)
    const { changed, counts } = await takeValues(tx, { importId, userId, kind: imported.kind, at })
    // After the new numbers are there, so that a source of both stays the one that it was, in its place.
    const undone = imported.replaces === null ? null : await takeBack(services, tx, userId, imported.replaces)
    await lockEntries(tx, userId)
    await resolveDays(tx, { userId, zone, now: at }, [...new Set([...changed, ...(undone ?? [])])])
    await tx.delete(importSeries).where(eq(importSeries.importId, importId))
    const { refused, naps } = imported.leftOut ?? { refused: 0, naps: 0 }
    await tx
      .update(healthImports)
      .set({ state: 'done', counts: { ...counts, refused, ...(naps > 0 && { naps }) }, leftOut: null, finishedAt: at })
      .where(eq(healthImports.id, importId))
    await keepForColumns(services, tx, imported)
    await noteHealthAccess({ db: tx, clock }, { userId, by: { kind: 'job' }, action: 'changed', what: 'imports' })
    return true
  })
  if (isTaken) await tryRefreshProgress(services, userId, zone)
}

/** Keeps the member from cancelling an import while its numbers are taken; null where it is gone. */
async function hold(tx: Transaction, id: string): Promise<ImportRow | null> {
  const still = and(eq(healthImports.id, id), eq(healthImports.state, 'taking'))
  const [held] = await tx.select().from(healthImports).where(still).for('update')
  return held ?? null
}

/** Imports of a member follow each other: of two numbers the later one counts. */
async function nextInstant(tx: Transaction, { clock }: Pick<Infrastructure, 'clock'>, userId: string): Promise<Date> {
  const [last] = await tx
    .select({ at: max(healthImports.finishedAt) })
    .from(healthImports)
    .where(eq(healthImports.userId, userId))
  return new Date(Math.max(clock.now().getTime(), (last?.at?.getTime() ?? 0) + 1))
}
