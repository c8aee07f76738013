import { and, eq, gte, isNotNull, isNull, or } from 'drizzle-orm'

import { filePieces } from '#platform/backup/file-inventory.server.ts'
import type { SealedPlace } from '#platform/backup/sealed-place.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { storedFiles } from '#platform/tables.server.ts'

import { instantOfCopy } from './manifest.ts'
import { readFileList, readManifest } from './read-copy.server.ts'
import { copiesToKeep } from './retention.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** A copy that is being made has no manifest yet. */
const UNFINISHED_MS = 2 * 24 * 60 * 60 * 1000

/** Deletes copies that are too old, what is left of copies that were cut off, and files that no kept copy and no minute of the last days needs. */
export async function pruneCopies(
  { db }: Pick<Infrastructure, 'db'>,
  sealed: SealedPlace,
  now: Date,
): Promise<{ copies: number; files: number }> {
  const pieces = new Map<string, string[]>()
  for await (const name of sealed.place.list('copies/')) {
    const copy = name.split('/').slice(0, 2).join('/')
    if (instantOfCopy(copy)) pieces.set(copy, [...(pieces.get(copy) ?? []), name])
  }
  const whole = [...pieces].filter(([copy, names]) => names.includes(`${copy}/manifest`)).map(([copy]) => copy)
  const kept = copiesToKeep(
    whole.map((copy) => instantOfCopy(copy)!),
    now,
  )
  const isKept = (copy: string) => {
    const at = instantOfCopy(copy)!.getTime()
    return whole.includes(copy) ? kept.has(at) : at > now.getTime() - UNFINISHED_MS
  }
  const gone = [...pieces.keys()].filter((copy) => !isKept(copy))
  for (const copy of gone) {
    // The manifest first: what is left of the others counts no more.
    for (const name of [`${copy}/manifest`, ...pieces.get(copy)!]) await sealed.place.delete(name)
  }
  // Listed before what is needed is read: what is brought meanwhile is not among them.
  const present: string[] = []
  for await (const name of sealed.place.list('files/')) present.push(name)
  const needed = await neededFiles(db, sealed, whole.filter(isKept), new Date(now.getTime() - WEEK_MS))
  const superfluous = present.filter((name) => !needed.has(streamOf(name)))
  for (const name of superfluous) await sealed.place.delete(name)
  await shipDeletedAgain(db, sealed, new Set(superfluous.map(streamOf)))
  return { copies: gone.length, files: superfluous.length }
}

function streamOf(piece: string): string {
  return piece.slice(0, piece.lastIndexOf('.'))
}

/** A file like one that was deleted, stored at the same moment, may have been taken for shipped. */
async function shipDeletedAgain(db: Infrastructure['db'], sealed: SealedPlace, deleted: Set<string>): Promise<void> {
  if (deleted.size === 0) return
  const rows = await db
    .select({ sha256: storedFiles.sha256 })
    .from(storedFiles)
    .where(and(isNull(storedFiles.deletedAt), isNotNull(storedFiles.shippedAt)))
  for (const { sha256 } of rows.filter((row) => deleted.has(filePieces(sealed, row.sha256))))
    await db.update(storedFiles).set({ shippedAt: null }).where(eq(storedFiles.sha256, sha256))
}

async function neededFiles(db: Infrastructure['db'], sealed: SealedPlace, copies: string[], since: Date): Promise<Set<string>> {
  const needed = new Set<string>()
  for (const copy of copies) {
    const listed = await readFileList(sealed, copy, await readManifest(sealed, copy))
    for (const { sha256 } of listed) needed.add(filePieces(sealed, sha256))
  }
  // Read last: what is stored meanwhile is among them.
  const rows = await db
    .select({ sha256: storedFiles.sha256 })
    .from(storedFiles)
    .where(or(isNull(storedFiles.deletedAt), and(isNotNull(storedFiles.deletedAt), gte(storedFiles.deletedAt, since))))
  for (const { sha256 } of rows) needed.add(filePieces(sealed, sha256))
  return needed
}
