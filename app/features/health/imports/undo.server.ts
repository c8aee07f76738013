import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Day } from '#base/dates/calendar-day.ts'
import { isId } from '#base/ids.ts'
import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import { underWay } from '#features/health/core/import.ts'
import { healthImports, healthSources, healthValues } from '#features/health/core/imports/import-tables.server.ts'
import { tryRefreshProgress } from '#features/health/progress/progress.server.ts'
import { lockEntries, lockSources } from '#features/health/sources/lock-entries.server.ts'
import { resolveDays } from '#features/health/sources/resolve.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { dropFileOf } from './drop-files.server.ts'

type Member = Pick<Viewer, 'userId' | 'timeZone'>

/** Takes a whole import back: what it said goes, and what was there before it counts again. False where there is nothing to undo. */
export async function undoImport(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'clock' | 'log'>,
  { userId, timeZone }: Member,
  id: string,
): Promise<boolean> {
  const { db, clock } = services
  if (!isId(id)) return false
  const zone = timeZone ?? 'UTC'
  const isUndone = await db.transaction(async (tx) => {
    await lockSources(tx, userId)
    const changed = await takeBack(services, tx, userId, id)
    if (!changed) return false
    await lockEntries(tx, userId)
    await resolveDays(tx, { userId, zone, now: clock.now() }, changed)
    await noteHealthAccess({ db: tx, clock }, { userId, by: { kind: 'member' }, action: 'changed', what: 'imports' })
    return true
  })
  if (isUndone) await tryRefreshProgress(services, userId, zone)
  return isUndone
}

/**
 * What an import said goes, and its file, for the caller’s transaction, which holds `lockSources`; the days on which something went. Null where it counts no more,
 * or is none of the member’s.
 */
export async function takeBack(
  services: Pick<Infrastructure, 'jobs' | 'clock'>,
  tx: Transaction,
  userId: string,
  id: string,
): Promise<Day[] | null> {
  const itself = and(eq(healthImports.id, id), eq(healthImports.userId, userId), eq(healthImports.state, 'done'))
  const [imported] = await tx.select().from(healthImports).where(itself).for('update')
  if (!imported) return null
  await tx.update(healthImports).set({ state: 'undone', undoneAt: services.clock.now(), parts: [] }).where(itself)
  if (imported.parts.length > 0) await dropFileOf(services, tx, imported)
  return dropValues(tx, userId, id)
}

/** Lets go of a file before its numbers are taken, and of its preview. False where there is none. */
export async function cancelImport(
  services: Pick<Infrastructure, 'db' | 'jobs'>,
  { userId }: Member,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false
  return services.db.transaction(async (tx) => {
    const { partBytes, bytes } = healthImports
    const under = inArray(healthImports.state, [...underWay])
    const [deleted] = await tx
      .delete(healthImports)
      .where(and(eq(healthImports.id, id), eq(healthImports.userId, userId), under))
      .returning({ id: healthImports.id, partBytes, bytes })
    if (deleted) await dropFileOf(services, tx, deleted)
    return deleted !== undefined
  })
}

/** Removes what an import said and the sources that have nothing more to say; the days on which something went. */
async function dropValues(tx: Transaction, userId: string, importId: string): Promise<Day[]> {
  const ofImport = and(eq(healthValues.userId, userId), eq(healthValues.importId, importId))
  await tx.execute(sql`
    update ${healthValues} set also_in = array_remove(also_in, ${importId}::uuid)
    where user_id = ${userId} and also_in @> array[${importId}::uuid]`)
  // A later import said the same: now it is the one that says it.
  await tx.execute(sql`
    update ${healthValues} set import_id = also_in[1], also_in = also_in[2:]
    where user_id = ${userId} and import_id = ${importId} and cardinality(also_in) > 0`)
  const deleted = await tx.delete(healthValues).where(ofImport).returning({ day: healthValues.day })
  await tx.execute(sql`
    delete from ${healthSources} s where s.user_id = ${userId}
      and not exists (select from ${healthValues} v where v.user_id = ${userId} and v.source_id = s.id)`)
  return [...new Set(deleted.map(({ day }) => day))]
}
