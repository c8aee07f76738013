import { and, eq, lt, lte } from 'drizzle-orm'

import { findAccount } from '#features/identity/core/accounts.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { archiveOf, gather } from './archive.server.ts'
import { announceExport } from './mail-jobs.server.ts'
import type { AccountDataPorts } from './ports.server.ts'
import { dataExports } from './tables.server.ts'
import { EXPORT_HOURS } from './terms.ts'

const HOUR = 60 * 60 * 1000
/** By then the job has been tried for the last time. */
const GIVEN_UP_AFTER = 6 * HOUR
const REMEMBERED_FOR = 7 * 24 * HOUR

/** Puts an export together and keeps its file. Run again it begins anew; where its row is gone, no file stays. */
export async function putTogether(
  services: Infrastructure & AccountDataPorts,
  { exportId, fileKey }: { exportId: string; fileKey: string },
): Promise<void> {
  const { db, jobs, files, clock } = services
  const [asked] = await db.select().from(dataExports).where(eq(dataExports.id, exportId))
  const subject = asked && (await findAccount(db, asked.userId))
  if (!subject) return files.delete(fileKey)
  if (asked.status !== 'waiting') return
  const gathered = await gather(services, subject, async (partsDone) => {
    await db.update(dataExports).set({ partsDone }).where(eq(dataExports.id, exportId))
  })
  const archive = await archiveOf(services, gathered)
  await files.put(fileKey, archive, 'application/zip')
  const isKept = await db.transaction(async (tx) => {
    const readyAt = clock.now()
    const expiresAt = new Date(readyAt.getTime() + EXPORT_HOURS * HOUR)
    const ready = await tx
      .update(dataExports)
      .set({ status: 'ready', partsDone: asked.partsInAll, bytes: archive.length, readyAt, expiresAt })
      .where(and(eq(dataExports.id, exportId), eq(dataExports.status, 'waiting')))
      .returning({ id: dataExports.id })
    if (ready.length > 0) await jobs.send(tx, announceExport, { exportId })
    return ready.length > 0
  })
  // The account was erased meanwhile, or another run was quicker: only the latter’s file may stay.
  if (!isKept && (await db.$count(dataExports, eq(dataExports.id, exportId))) === 0) await files.delete(fileKey)
}

/** Removes the files whose day is over, gives up what could not be put together, and forgets what was asked for a week ago. */
export async function sweepExports({ db, files, clock }: Pick<Infrastructure, 'db' | 'files' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = (age: number) => new Date(now.getTime() - age)
  const over = await db
    .select({ id: dataExports.id, fileKey: dataExports.fileKey })
    .from(dataExports)
    .where(and(eq(dataExports.status, 'ready'), lte(dataExports.expiresAt, now)))
  for (const { id, fileKey } of over) {
    await files.delete(fileKey)
    await db.update(dataExports).set({ status: 'gone' }).where(eq(dataExports.id, id))
  }
  const stuck = and(eq(dataExports.status, 'waiting'), lt(dataExports.requestedAt, before(GIVEN_UP_AFTER)))
  const givenUp = await db.update(dataExports).set({ status: 'failed' }).where(stuck).returning({ fileKey: dataExports.fileKey })
  for (const { fileKey } of givenUp) await files.delete(fileKey)
  const isOld = lt(dataExports.requestedAt, before(REMEMBERED_FOR))
  await db.delete(dataExports).where(and(isOld, eq(dataExports.status, 'gone')))
  await db.delete(dataExports).where(and(isOld, eq(dataExports.status, 'failed')))
}
