import { createHash } from 'node:crypto'

import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'

import type { Files, FileStore } from '#platform/files.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { storedFiles } from '#platform/tables.server.ts'

import { PIECE_BYTES, type SealedPlace } from './sealed-place.server.ts'
import { putStream } from './stream-pieces.server.ts'

/** Whether a key is of a file that goes by itself within days, and that nobody misses after a restore. */
export type IsTemporary = (key: string) => boolean

/** Files that are noted as they are put and deleted. One whose note failed is found by `reconcileFiles`. */
export function inventoriedFiles(
  files: Files,
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  isTemporary: IsTemporary,
): Files {
  return {
    ...files,
    get: (key) => files.get(key),
    hasRoomFor: (bytes) => files.hasRoomFor(bytes),
    async put(key, body, contentType) {
      await files.put(key, body, contentType)
      if (!isTemporary(key)) await noteFile({ db, clock }, key, body)
    },
    async delete(key) {
      await files.delete(key)
      if (!isTemporary(key)) await noteDeleted({ db, clock }, [key])
    },
  }
}

/** A file that stands as it was before needs not to be shipped again. */
async function noteFile({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, key: string, body: Uint8Array): Promise<void> {
  const noted = describe(body)
  await noteSuperseded({ db, clock }, key, noted.sha256)
  await db
    .insert(storedFiles)
    .values({ key, ...noted })
    .onConflictDoUpdate({
      target: storedFiles.key,
      set: {
        ...noted,
        deletedAt: null,
        shippedAt: sql`case when ${storedFiles.sha256} = excluded.sha256 then ${storedFiles.shippedAt} end`,
      },
    })
}

/** What stood under a key before belongs to the minutes before: it is noted as a file of its own that was deleted now. */
async function noteSuperseded({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, key: string, sha256: string): Promise<void> {
  const [before] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.key, key), ne(storedFiles.sha256, sha256)))
  if (!before) return
  const deletedAt = clock.now()
  await db
    .insert(storedFiles)
    .values({ ...before, key: `superseded/${before.sha256}`, deletedAt })
    .onConflictDoUpdate({ target: storedFiles.key, set: { deletedAt } })
}

async function noteDeleted({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .update(storedFiles)
    .set({ deletedAt: clock.now() })
    .where(and(inArray(storedFiles.key, keys), isNull(storedFiles.deletedAt)))
}

function describe(body: Uint8Array) {
  return {
    sha256: createHash('sha256').update(body).digest('hex'),
    bytes: body.length,
    pieces: Math.ceil(body.length / PIECE_BYTES),
  }
}

/** Where the bytes of a file stand in a place: its name says nothing about them, and alike files stand there once. */
export function filePieces(sealed: Pick<SealedPlace, 'hide'>, sha256: string): string {
  const hidden = sealed.hide(`file ${sha256}`)
  return `files/${hidden.slice(0, 2)}/${hidden}`
}

const AT_ONCE = 50

/**
 * Brings every file that the place has not yet. Bytes that are there already are not sent again. What is noted as shipped is about the
 * installation's own place: in another one, every file is looked for.
 * @returns how many files were noted as shipped; those that have gone meanwhile are noted as deleted
 */
export async function shipFiles(
  services: Pick<Infrastructure, 'db' | 'clock' | 'files' | 'stopping'>,
  sealed: SealedPlace,
  { isOwnPlace = true } = {},
): Promise<number> {
  const { db, clock, files, stopping } = services
  let shipped = 0
  let last = ''
  while (!stopping.aborted) {
    const waiting = await db
      .select()
      .from(storedFiles)
      .where(
        and(isOwnPlace ? isNull(storedFiles.shippedAt) : undefined, isNull(storedFiles.deletedAt), gt(storedFiles.key, last)),
      )
      .orderBy(asc(storedFiles.key))
      .limit(AT_ONCE)
    for (const { key, sha256, bytes, pieces } of waiting) {
      if (stopping.aborted) return shipped
      const name = filePieces(sealed, sha256)
      if (!(await hasPieces(sealed, name, pieces))) {
        const file = await files.get(key)
        if (!file) {
          await noteDeleted(services, [key])
          continue
        }
        const found = describe(file.body)
        // Another one was put meanwhile, whose own note is on its way; or it was changed behind our back.
        if (found.sha256 !== sha256 || found.bytes !== bytes) {
          await noteFile(services, key, file.body)
          continue
        }
        await putStream(sealed, name, [file.body])
      }
      shipped++
      if (!isOwnPlace) continue
      await db
        .update(storedFiles)
        .set({ shippedAt: clock.now() })
        .where(and(eq(storedFiles.key, key), eq(storedFiles.sha256, sha256)))
    }
    const end = waiting.at(-1)
    if (!end || waiting.length < AT_ONCE) return shipped
    last = end.key
  }
  return shipped
}

export async function hasPieces(sealed: SealedPlace, name: string, pieces: number): Promise<boolean> {
  const found = new Set<string>()
  for await (const piece of sealed.place.list(`${name}.`)) found.add(piece)
  return Array.from({ length: pieces }, (_, at) => `${name}.${at}`).every((piece) => found.has(piece))
}

/** Takes in files that were stored before, or whose note was lost with a killed process, and notes those that are gone. */
export async function reconcileFiles(
  { db, clock, files, stopping }: Pick<Infrastructure, 'db' | 'clock' | 'stopping'> & { files: Pick<FileStore, 'get' | 'list'> },
  isTemporary: IsTemporary,
): Promise<void> {
  const started = clock.now()
  const present = new Set<string>()
  for await (const key of files.list()) {
    if (stopping.aborted) return
    if (isTemporary(key)) continue
    present.add(key)
    const [known] = await db.select().from(storedFiles).where(eq(storedFiles.key, key))
    if (known && known.deletedAt === null) continue
    const file = await files.get(key)
    if (file) await noteFile({ db, clock }, key, file.body)
  }
  const noted = await db.select({ key: storedFiles.key }).from(storedFiles).where(isNull(storedFiles.deletedAt))
  for (const { key } of noted) {
    // What was put since the list was read is looked for itself.
    if (!present.has(key) && (await files.get(key)) === null) await noteDeleted({ db, clock: { now: () => started } }, [key])
  }
}

/** Forgets rows of files that were deleted before an instant. */
export async function forgetDeleted({ db }: Pick<Infrastructure, 'db'>, before: Date): Promise<void> {
  await db.delete(storedFiles).where(lt(storedFiles.deletedAt, before))
}

/** Has files brought again that were noted as shipped and are not in the place. */
export async function noteLost({ db }: Pick<Infrastructure, 'db'>, sha256s: readonly string[]): Promise<void> {
  if (sha256s.length === 0) return
  await db
    .update(storedFiles)
    .set({ shippedAt: null })
    .where(inArray(storedFiles.sha256, [...sha256s]))
}

/** Has every file looked for again: the place is another one, or has been emptied. */
export async function shipAllAgain({ db }: Pick<Infrastructure, 'db'>): Promise<void> {
  await db.update(storedFiles).set({ shippedAt: null }).where(isNotNull(storedFiles.shippedAt))
}

/** The files that belong to the database as it is, and when each had reached the place; null: perhaps it had not. */
export async function listStoredFiles(db: Pick<Infrastructure['db'], 'select'>) {
  const { key, sha256, bytes, pieces, shippedAt } = storedFiles
  return db
    .select({ key, sha256, bytes, pieces, shippedAt })
    .from(storedFiles)
    .where(isNull(storedFiles.deletedAt))
    .orderBy(asc(key))
}
