import { createHash } from 'node:crypto'

import { and, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { healthLabs, labFiles } from '#features/health/labs/lab-tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { dropLabFile } from './drop-job.server.ts'

/** So long a PDF waits for a report to be saved from it. */
const DRAFT_HOURS = 24
const CONTENT_TYPE = 'application/pdf'

/** Where the bytes of a file are stored. */
export function labFileKey(id: string): string {
  return `lab-files/${id}.pdf`
}

/**
 * Keeps a PDF until a report is saved from it, at most a day. The same one uploaded again is the same file. Returns its id, which the form of
 * the report carries.
 */
export async function keepDraftFile(
  { db, files, clock }: Pick<Infrastructure, 'db' | 'files' | 'clock'>,
  userId: string,
  bytes: Uint8Array,
): Promise<string> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + DRAFT_HOURS * 60 * 60 * 1000)
  const digest = createHash('sha256').update(bytes).digest('hex')
  // The row comes first: what is stored without one would never be found again.
  const [kept] = await db
    .insert(labFiles)
    .values({ userId, digest, bytes: bytes.length, createdAt: now, expiresAt })
    .onConflictDoUpdate({
      target: [labFiles.userId, labFiles.digest],
      set: { expiresAt: sql`case when ${labFiles.expiresAt} is null then null else excluded.expires_at end` },
    })
    .returning({ id: labFiles.id })
  await files.put(labFileKey(kept!.id), bytes, CONTENT_TYPE)
  return kept!.id
}

/** Holds a file of the person that is still there, until the transaction ends; its id, or null where there is none. */
export async function holdFile(
  tx: Transaction,
  { clock }: Pick<Infrastructure, 'clock'>,
  userId: string,
  id: string,
): Promise<string | null> {
  if (!isId(id)) return null
  const isThere = or(isNull(labFiles.expiresAt), gt(labFiles.expiresAt, clock.now()))
  const [held] = await tx
    .select({ id: labFiles.id })
    .from(labFiles)
    .where(and(eq(labFiles.userId, userId), eq(labFiles.id, id), isThere))
    .for('update')
  return held?.id ?? null
}

/** A report was saved from it: it stays as long as that one. */
export async function keepForGood(tx: Transaction, id: string): Promise<void> {
  await tx.update(labFiles).set({ expiresAt: null }).where(eq(labFiles.id, id))
}

/** Of these files those go that no report is left of, once the transaction has committed. */
export async function dropFilesWithoutReport(
  tx: Transaction,
  { jobs }: Pick<Infrastructure, 'jobs'>,
  ids: ReadonlyArray<string | null>,
): Promise<void> {
  const named = [...new Set(ids)].filter((id) => id !== null)
  if (named.length === 0) return
  const reports = tx.select({ id: healthLabs.id }).from(healthLabs).where(eq(healthLabs.fileId, labFiles.id))
  const dropped = await tx
    .delete(labFiles)
    .where(and(inArray(labFiles.id, named), notExists(reports)))
    .returning({ id: labFiles.id })
  for (const { id } of dropped) await jobs.send(tx, dropLabFile, { fileId: id })
}

/** Lets go of files that no report was saved from in time. */
export async function sweepDraftFiles({ db, jobs, clock }: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    const dropped = await tx.delete(labFiles).where(lte(labFiles.expiresAt, clock.now())).returning({ id: labFiles.id })
    for (const { id } of dropped) await jobs.send(tx, dropLabFile, { fileId: id })
  })
}

/** The PDF that a person’s own report was read from. Null: there is no such report of theirs, or it was read from none. */
export async function openReportFile(
  { db, files }: Pick<Infrastructure, 'db' | 'files'>,
  userId: string,
  reportId: string,
): Promise<{ readonly body: Uint8Array; readonly collectedOn: string } | null> {
  if (!isId(reportId)) return null
  const [found] = await db
    .select({ id: labFiles.id, collectedOn: healthLabs.collectedOn })
    .from(healthLabs)
    .innerJoin(labFiles, and(eq(labFiles.id, healthLabs.fileId), eq(labFiles.userId, healthLabs.userId)))
    .where(and(eq(healthLabs.userId, userId), eq(healthLabs.id, reportId)))
  const file = found && (await files.get(labFileKey(found.id)))
  return file ? { body: file.body, collectedOn: found.collectedOn } : null
}
