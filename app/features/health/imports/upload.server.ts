import { and, eq, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { healthImports } from '#features/health/core/imports/import-tables.server.ts'
import type { HealthPorts } from '#features/health/core/ports.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import { PART_BYTES, partCount } from '#platform/file-parts.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import {
  describedAs,
  takePart,
  type DescribedFile,
  type PartUpload,
  type TakenPart,
  type UploadRows,
} from '#platform/part-uploads.server.ts'
import { openParts } from '#platform/parted-file.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'

import { dropFileOf } from './drop-files.server.ts'
import { partKey, problemOfFile } from './file.ts'
import { readImport } from './read-job.server.ts'
import { recognise, type Recognised } from './reading/recognise.server.ts'
import { Unreadable } from './reading/unreadable.ts'
import { refuseForRoom } from './room.server.ts'

type Member = Pick<Viewer, 'userId'>
type Importer = Pick<Viewer, 'userId' | 'emailVerified'>

const IMPORTS: RateLimit = { name: 'health.imports', limit: 60, windowSeconds: 86_400 }

/** Begins to take a file, or goes on with the same one where it was broken off. */
export async function beginImport(
  services: Pick<Infrastructure, 'db' | 'files' | 'limits' | 'clock'> & HealthPorts,
  member: Importer,
  file: DescribedFile,
): Promise<({ ok: true } & PartUpload) | { ok: false; problem: string }> {
  const { db, clock, limits } = services
  const { userId } = member
  const problem = problemOfFile(file)
  if (problem) return { ok: false, problem }
  const described = describedAs(file)
  const { id, partBytes, parts } = healthImports
  const [begun] = await db
    .select({ id, partBytes, parts })
    .from(healthImports)
    .where(
      and(
        eq(healthImports.userId, userId),
        eq(healthImports.state, 'sending'),
        eq(healthImports.fileName, described.fileName),
        eq(healthImports.bytes, described.bytes),
        eq(healthImports.fileChangedAt, described.fileChangedAt),
      ),
    )
  if (begun) return { ok: true, ...begun }
  if (!(await limits.take(IMPORTS, userId)).ok) return { ok: false, problem: 'Daily limit reached. Please continue tomorrow.' }
  const kind = /\.(zip|xml)$/i.test(file.name) ? 'apple-health' : 'csv'
  const row = { userId, kind, ...described, partBytes: PART_BYTES, state: 'sending', createdAt: clock.now() } as const
  return db.transaction(async (tx) => {
    const refusal = await refuseForRoom(tx, services, member, file.bytes)
    if (refusal) return { ok: false, problem: refusal }
    const [saved] = await tx.insert(healthImports).values(row).returning({ id, partBytes, parts })
    return { ok: true, ...saved! }
  })
}

/** Stores one part of a member’s file. */
export async function takeImportPart(
  { db, files }: Pick<Infrastructure, 'db' | 'files'>,
  { userId }: Member,
  id: string,
  number: number,
  body: Uint8Array,
): Promise<TakenPart> {
  const rows: UploadRows = {
    find: async () => {
      const found = await ownImport(db, userId, id)
      return found && { ...found, isComplete: found.state !== 'sending' }
    },
    note: (number) =>
      db.transaction(async (tx) => {
        const found = await hold(tx, userId, id)
        if (!found) return 'gone'
        if (found.state !== 'sending') return found.parts.length > 0 ? 'complete' : 'complete, dropped'
        if (!found.parts.includes(number))
          await tx
            .update(healthImports)
            .set({ parts: sql`array_append(${healthImports.parts}, ${number})` })
            .where(eq(healthImports.id, id))
        return 'noted'
      }),
    keyOf: (number) => partKey(id, number),
  }
  return takePart(files, rows, number, body)
}

/**
 * Says that all of a file has come. It is looked at: what is known is read by a job, a CSV with columns of its own waits for the member, and what is
 * no file of ours has failed; its page says so.
 */
export async function finishImport(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'files' | 'clock'>,
  { userId }: Member,
  id: string,
): Promise<'done' | 'gone' | 'parts are missing'> {
  const sent = await ownImport(services.db, userId, id)
  if (!sent) return 'gone'
  if (sent.state !== 'sending') return 'done'
  const { bytes, partBytes, parts, fileName } = sent
  if (parts.length !== partCount(bytes, partBytes)) return 'parts are missing'
  const file = openParts(services, { bytes, partBytes, keyOf: (part) => partKey(id, part) })
  const found = await recognise(file, fileName).catch(async (error: unknown) => {
    if (error instanceof Unreadable) return error
    // Cancelled meanwhile, and its parts are gone.
    if (!(await ownImport(services.db, userId, id))) return null
    throw error
  })
  if (!found) return 'gone'
  return services.db.transaction(async (tx) => {
    const imported = await hold(tx, userId, id)
    if (!imported) return 'gone'
    if (imported.state !== 'sending') return 'done'
    await tx.update(healthImports).set(stateAfter(services, found)).where(eq(healthImports.id, id))
    if (found instanceof Unreadable) await dropFileOf(services, tx, imported)
    else if (!mustAsk(found)) await services.jobs.send(tx, readImport, { importId: id })
    return 'done'
  })
}

/** A file that came whole, in one form. */
export async function importWhole(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'files' | 'limits' | 'clock'> & HealthPorts,
  member: Importer,
  { name, body }: { readonly name: string; readonly body: Uint8Array },
): Promise<{ ok: true; id: string } | { ok: false; problem: string }> {
  const changedAt = services.clock.now().getTime()
  const begun = await beginImport(services, member, { name, bytes: body.length, changedAt })
  if (!begun.ok) return begun
  const { id, partBytes } = begun
  for (let number = 0; number < partCount(body.length, partBytes); number++)
    await takeImportPart(services, member, id, number, body.subarray(number * partBytes, (number + 1) * partBytes))
  await finishImport(services, member, id)
  return { ok: true, id }
}

/** One of the member’s own imports, as it is now. */
async function ownImport(db: Database, userId: string, id: string) {
  if (!isId(id)) return null
  const [found] = await db
    .select()
    .from(healthImports)
    .where(and(eq(healthImports.id, id), eq(healthImports.userId, userId)))
  return found ?? null
}

/** One of the member’s own imports, until this transaction ends. */
export async function hold(tx: Transaction, userId: string, id: string) {
  if (!isId(id)) return null
  const [imported] = await tx
    .select()
    .from(healthImports)
    .where(and(eq(healthImports.id, id), eq(healthImports.userId, userId)))
    .for('update')
  return imported ?? null
}

function stateAfter(
  { clock }: Pick<Infrastructure, 'clock'>,
  found: Recognised | Unreadable,
): Partial<typeof healthImports.$inferInsert> {
  if (found instanceof Unreadable) return { state: 'failed', failure: found.message, finishedAt: clock.now(), parts: [] }
  return { kind: found.kind, state: mustAsk(found) ? 'asking' : 'waiting' }
}

function mustAsk(found: Recognised): boolean {
  return found.format === 'csv' && found.files.some(({ known }) => known === null)
}
