import { and, eq, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { healthImports } from '#features/health/core/imports/tables.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Transaction } from '#platform/db.server.ts'
import { PART_BYTES, partCount, partLength } from '#platform/file-parts.ts'
import { isNoRoom } from '#platform/files.server.ts'
import { openParts } from '#platform/parted-file.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'

import { dropFileOf } from './drop-files.server.ts'
import { partKey, problemOfFile } from './file.ts'
import { readImport } from './read-job.server.ts'
import { recognise, type Recognised } from './reading/recognise.server.ts'
import { Unreadable } from './reading/unreadable.ts'
import { refuseForRoom } from './room.server.ts'

type Member = Pick<Viewer, 'userId'>
type Bringer = Pick<Viewer, 'userId' | 'emailVerified'>

/** A file on the member’s machine, as its browser describes it. */
export interface DescribedFile {
  readonly name: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** A file on its way: how long its parts are, and which of them are there. */
export interface Upload {
  readonly id: string
  readonly partBytes: number
  readonly parts: ReadonlyArray<number>
}

const IMPORTS: RateLimit = { name: 'health.imports', limit: 60, windowSeconds: 86_400 }

/** Begins to take a file, or goes on with the same one where it was broken off. */
export async function beginImport(
  services: Services,
  member: Bringer,
  file: DescribedFile,
): Promise<({ ok: true } & Upload) | { ok: false; problem: string }> {
  const { db, clock, limits } = services
  const { userId } = member
  const problem = problemOfFile(file)
  if (problem) return { ok: false, problem }
  const described = { fileName: file.name.slice(-200), bytes: file.bytes, fileChangedAt: new Date(file.changedAt) }
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

/** Stores one part; one that has come before is stored again. `wrong length`: it cannot be the part of this number; `no room`: the disk is nearly full. */
export async function takeImportPart(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { userId }: Member,
  id: string,
  number: number,
  body: Uint8Array,
): Promise<'taken' | 'gone' | 'complete' | 'wrong length' | 'no room'> {
  return db.transaction(async (tx) => {
    const brought = await hold(tx, userId, id)
    if (!brought) return 'gone'
    if (brought.state !== 'sending') return 'complete'
    const { bytes, partBytes, parts } = brought
    const isPart = Number.isSafeInteger(number) && number >= 0 && number < partCount(bytes, partBytes)
    if (!isPart || body.length !== partLength(bytes, partBytes, number)) return 'wrong length'
    if (!(await isStored(files, partKey(id, number), body))) return 'no room'
    if (!parts.includes(number))
      await tx
        .update(healthImports)
        .set({ parts: sql`array_append(${healthImports.parts}, ${number})` })
        .where(eq(healthImports.id, id))
    return 'taken'
  })
}

/** Stores a part; false where the disk is nearly full. */
async function isStored(files: Services['files'], key: string, body: Uint8Array): Promise<boolean> {
  try {
    await files.put(key, body, 'application/octet-stream')
    return true
  } catch (error) {
    if (isNoRoom(error)) return false
    throw error
  }
}

/**
 * Says that all of a file has come. It is looked at: what is known is read by a job, a CSV with columns of its own waits for the member, and what is
 * no file of ours has failed; its page says so.
 */
export async function finishImport(
  services: Services,
  { userId }: Member,
  id: string,
): Promise<'done' | 'gone' | 'parts are missing'> {
  return services.db.transaction(async (tx) => {
    const brought = await hold(tx, userId, id)
    if (!brought) return 'gone'
    if (brought.state !== 'sending') return 'done'
    const { bytes, partBytes, parts, fileName } = brought
    if (parts.length !== partCount(bytes, partBytes)) return 'parts are missing'
    const file = openParts(services, { bytes, partBytes, keyOf: (part) => partKey(id, part) })
    const found = await recognise(file, fileName).catch((error: unknown) => {
      if (error instanceof Unreadable) return error
      throw error
    })
    await tx.update(healthImports).set(stateAfter(services, found)).where(eq(healthImports.id, id))
    if (found instanceof Unreadable) await dropFileOf(services, tx, brought)
    else if (!mustAsk(found)) await services.jobs.send(tx, readImport, { importId: id })
    return 'done'
  })
}

/** A file that came whole, in one form. */
export async function bringWhole(
  services: Services,
  member: Bringer,
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

/** One of the member’s own imports, until this transaction ends. */
export async function hold(tx: Transaction, userId: string, id: string) {
  if (!isId(id)) return null
  const [brought] = await tx
    .select()
    .from(healthImports)
    .where(and(eq(healthImports.id, id), eq(healthImports.userId, userId)))
    .for('update')
  return brought ?? null
}

function stateAfter(
  { clock }: Pick<Services, 'clock'>,
  found: Recognised | Unreadable,
): Partial<typeof healthImports.$inferInsert> {
  if (found instanceof Unreadable) return { state: 'failed', failure: found.message, finishedAt: clock.now(), parts: [] }
  return { kind: found.kind, state: mustAsk(found) ? 'asking' : 'waiting' }
}

function mustAsk(found: Recognised): boolean {
  return found.format === 'csv' && found.files.some(({ known }) => known === null)
}
