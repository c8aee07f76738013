import { createHash } from 'node:crypto'

import { and, eq, isNotNull, isNull } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { PART_BYTES, partCount } from '#platform/file-parts.ts'
import { NO_ROOM, notKeptSentences } from '#platform/file-problems.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { describedAs, takePart, type DescribedFile, type PartUpload, type TakenPart } from '#platform/part-uploads.server.ts'
import { openParts } from '#platform/parted-file.server.ts'

import type { StoredFile } from './file-block.ts'
import { endingOfContent, LOOKED_AT_BYTES, NOT_ITS_TYPE, problemOfFile, problemOfSize, type FileEnding } from './file-kinds.ts'
import { textFiles } from './tables.server.ts'
import { dropTextFile, holdTextFile, lockTextFiles, notePart, partKey } from './text-files.server.ts'

type Needs = Pick<Infrastructure, 'db' | 'files' | 'clock'>
type Refused = { readonly ok: false; readonly problem: string }

/** Begins to take a file for a text, or goes on with the same one where its upload was broken off. */
export async function beginTextFile(
  { db, clock, files }: Needs,
  folder: string,
  file: DescribedFile,
): Promise<({ readonly ok: true } & PartUpload) | Refused> {
  const problem = problemOfFile(file)
  if (problem) return { ok: false, problem }
  return db.transaction(async (tx) => {
    await lockTextFiles(tx, folder)
    const described = describedAs(file)
    const { fileName, bytes, fileChangedAt, completeAt } = textFiles
    const same = [eq(fileName, described.fileName), eq(bytes, described.bytes), eq(fileChangedAt, described.fileChangedAt)]
    const [begun] = await tx
      .select()
      .from(textFiles)
      .where(and(eq(textFiles.folder, folder), ...same, isNull(completeAt)))
    if (begun) return { ok: true, id: begun.id, partBytes: begun.partBytes, parts: begun.parts } as const
    if (!(await files.hasRoomFor(file.bytes))) return { ok: false, problem: NO_ROOM } as const
    const row = { folder, ...described, partBytes: PART_BYTES, createdAt: clock.now() }
    const [made] = await tx.insert(textFiles).values(row).returning({ id: textFiles.id })
    return { ok: true, id: made!.id, partBytes: PART_BYTES, parts: [] } as const
  })
}

/** Stores one part of a file. */
export async function takeFilePart(
  { db, files }: Pick<Infrastructure, 'db' | 'files'>,
  id: string,
  number: number,
  body: Uint8Array,
): Promise<TakenPart> {
  if (!isId(id)) return 'gone'
  const rows = {
    find: async () => {
      const [row] = await db.select().from(textFiles).where(eq(textFiles.id, id))
      return row ? { ...row, isComplete: row.completeAt !== null } : null
    },
    note: (part: number) =>
      db.transaction(async (tx) => {
        const row = await holdTextFile(tx, id)
        if (!row) return 'gone' as const
        if (row.completeAt) return 'complete' as const
        await notePart(tx, id, part)
        return 'noted' as const
      }),
    keyOf: (part: number) => partKey(id, part),
  }
  return takePart(files, rows, number, body)
}

/** The text that a file is for, where its upload is there. */
export async function folderOfUpload({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<string | null> {
  if (!isId(id)) return null
  const [row] = await db.select({ folder: textFiles.folder }).from(textFiles).where(eq(textFiles.id, id))
  return row?.folder ?? null
}

export type Finished =
  | { readonly ok: true; readonly file: StoredFile }
  | { readonly ok: false; readonly reason: 'gone' | 'parts are missing' }
  | { readonly ok: false; readonly reason: 'refused'; readonly problem: string }

/**
 * Says that all of a file has come. What it is, its content decides: anything else than what blocks play and offer is thrown away. The same
 * content once more for the same text is the same file.
 */
export async function finishTextFile(
  services: Needs & Pick<Infrastructure, 'jobs' | 'audit'>,
  { userId }: { readonly userId: string },
  id: string,
): Promise<Finished> {
  const { db, clock, audit } = services
  const [row] = isId(id) ? await db.select().from(textFiles).where(eq(textFiles.id, id)) : []
  if (!row) return { ok: false, reason: 'gone' }
  if (row.parts.length !== partCount(row.bytes, row.partBytes)) return { ok: false, reason: 'parts are missing' }
  const { ending, digest } = row.completeAt ? { ending: row.ending, digest: row.digest! } : await contentOf(services, row)
  const problem = ending ? problemOfSize(ending, row.bytes) : NOT_ITS_TYPE
  return db.transaction(async (tx): Promise<Finished> => {
    await lockTextFiles(tx, row.folder)
    const held = await holdTextFile(tx, id)
    if (!held) return { ok: false, reason: 'gone' }
    if (problem || !ending) {
      await dropTextFile(services, tx, id)
      return { ok: false, reason: 'refused', problem: problem ?? NOT_ITS_TYPE }
    }
    const { folder, fileName, bytes } = held
    const same = and(eq(textFiles.folder, folder), eq(textFiles.digest, digest), isNotNull(textFiles.completeAt))
    const isThere = (await tx.$count(textFiles, same)) > 0
    if (!isThere) {
      await tx.update(textFiles).set({ ending, digest, completeAt: clock.now() }).where(eq(textFiles.id, id))
      await audit.record(tx, { actor: { userId }, action: 'file.added', details: { text: folder, type: ending } })
    } else if (!held.completeAt) await dropTextFile(services, tx, id)
    return { ok: true, file: { address: `/media/${folder}/${digest}.${ending}`, fileName, bytes, ending } }
  })
}

/** Keeps a file for a text that came whole, with a form. */
export async function keepTextFile(
  services: Needs & Pick<Infrastructure, 'jobs' | 'audit'>,
  owner: { readonly userId: string },
  folder: string,
  { name, body }: { name: string; body: Uint8Array },
): Promise<{ readonly ok: true; readonly file: StoredFile } | Refused> {
  const begun = await beginTextFile(services, folder, { name, bytes: body.length, changedAt: services.clock.now().getTime() })
  if (!begun.ok) return begun
  for (let number = 0; number < partCount(body.length, begun.partBytes); number++) {
    const part = body.subarray(number * begun.partBytes, (number + 1) * begun.partBytes)
    const taken = await takeFilePart(services, begun.id, number, part)
    if (taken === 'no room' || taken === 'store failed') return { ok: false, problem: notKeptSentences[taken] }
  }
  const finished = await finishTextFile(services, owner, begun.id)
  if (finished.ok) return finished
  return {
    ok: false,
    problem: 'problem' in finished ? finished.problem : 'This file could not be kept. Please try again.',
  }
}

type Row = typeof textFiles.$inferSelect

/** What a file is, and the digest of its content; it is read a part at a time. */
async function contentOf(
  services: Pick<Infrastructure, 'files'>,
  { id, bytes, partBytes }: Row,
): Promise<{ ending: FileEnding | null; digest: string }> {
  const file = openParts(services, { bytes, partBytes, keyOf: (part) => partKey(id, part) })
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  for await (const slice of file.read(0, bytes)) {
    hash.update(slice)
    if (head.length < LOOKED_AT_BYTES) head = Buffer.concat([head, slice]).subarray(0, LOOKED_AT_BYTES)
    tail = Buffer.concat([tail, slice]).subarray(-LOOKED_AT_BYTES)
  }
  return { ending: endingOfContent(head, tail), digest: hash.digest('hex').slice(0, 32) }
}
