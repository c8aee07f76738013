import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'

import { isId } from '#base/ids.ts'
import { lockInTransaction, type Transaction } from '#platform/db.server.ts'
import { partCount } from '#platform/file-parts.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob, handleJob } from '#platform/jobs.server.ts'
import { openParts, type PartedFile } from '#platform/parted-file.server.ts'

import { fileKinds, type FileEnding } from './file-kinds.ts'
import { textFiles } from './tables.server.ts'

const INCOMPLETE_RETENTION_MS = 7 * 24 * 60 * 60 * 1000
const KEY = /^((?:posts|lessons|pages)\/[0-9a-z-]{1,40})\/([0-9a-f]{32})\.(pdf|mp3|m4a|ogg|wav)$/

/** Where a part is stored; parts count from 0. */
export function partKey(id: string, number: number): string {
  return `text-files/${id}/${number}.part`
}

/** The folder of the text whose file this key names, and whether it may be one at all; null where it is none. */
export function folderOfFile(key: string): string | null {
  return KEY.exec(key)?.[1] ?? null
}

/** A file as it is served. */
export interface ServedFile extends PartedFile {
  readonly fileName: string
  readonly contentType: string
  readonly isPlayed: boolean
  readonly digest: string
}

/** The file under this key, to be read from anywhere in it; null where there is none. Who may have it is not asked here. */
export async function openTextFile(services: Pick<Infrastructure, 'db' | 'files'>, key: string): Promise<ServedFile | null> {
  const [, folder, digest, ending] = KEY.exec(key) ?? []
  if (!folder || !digest) return null
  const [row] = await services.db
    .select()
    .from(textFiles)
    .where(and(eq(textFiles.folder, folder), eq(textFiles.digest, digest), isNotNull(textFiles.completeAt)))
  if (!row || row.ending !== ending) return null
  const { id, bytes, partBytes, fileName } = row
  const { contentType, block } = fileKinds[row.ending as FileEnding]
  const parts = openParts(services, { bytes, partBytes, keyOf: (part) => partKey(id, part) })
  return { ...parts, fileName, contentType, isPlayed: block === 'recording', digest }
}

/** Takes the parts of a file that is gone out of the store. */
export const dropFileParts = defineJob({
  name: 'writing.drop-file-parts',
  payload: z.object({ id: z.uuid(), parts: z.number().int().nonnegative() }),
})

/** Lets go of the files of texts that are deleted; their parts go once that has happened. */
export async function dropTextFiles(
  services: Pick<Infrastructure, 'jobs'>,
  tx: Transaction,
  folders: readonly string[],
): Promise<void> {
  if (folders.length > 0) await drop(services, tx, inArray(textFiles.folder, [...folders]))
}

/** Lets go of one file, or of an upload. */
export async function dropTextFile(services: Pick<Infrastructure, 'jobs'>, tx: Transaction, id: string): Promise<void> {
  await drop(services, tx, eq(textFiles.id, id))
}

async function drop(
  { jobs }: Pick<Infrastructure, 'jobs'>,
  tx: Transaction,
  which: ReturnType<typeof eq> | undefined,
): Promise<number> {
  const { id, bytes, partBytes } = textFiles
  const deleted = await tx.delete(textFiles).where(which).returning({ id, bytes, partBytes })
  for (const file of deleted) await jobs.send(tx, dropFileParts, { id: file.id, parts: partCount(file.bytes, file.partBytes) })
  return deleted.length
}

/** Every part that may have come, whether or not it was noted. */
async function removeParts(
  { files }: Pick<Infrastructure, 'files'>,
  { id, parts }: { id: string; parts: number },
): Promise<void> {
  for (let number = 0; number < parts; number++) await files.delete(partKey(id, number))
}

/** Lets go of uploads that were broken off a week ago and never gone on with. */
export async function sweepTextFiles(services: Pick<Infrastructure, 'db' | 'jobs' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(services.clock.now().getTime() - INCOMPLETE_RETENTION_MS)
  const { completeAt, createdAt } = textFiles
  const swept = await services.db.transaction((tx) => drop(services, tx, and(isNull(completeAt), lt(createdAt, before))))
  if (swept > 0) services.log.info({ uploads: swept }, 'Uploads of files for texts that nobody finished were thrown away.')
}

/** Every night. */
const sweepHalfFiles = defineJob({ name: 'writing.sweep-half-files', payload: z.unknown(), cron: '25 3 * * *' })

export const textFileJobs = [handleJob(dropFileParts, removeParts), handleJob(sweepHalfFiles, sweepTextFiles)]

/** The row of a file, locked until the transaction ends; null where it is gone. */
export async function holdTextFile(tx: Transaction, id: string) {
  if (!isId(id)) return null
  const [row] = await tx.select().from(textFiles).where(eq(textFiles.id, id)).for('update')
  return row ?? null
}

/** Nobody else finishes a file of this text until the transaction ends. */
export async function lockTextFiles(tx: Transaction, folder: string): Promise<void> {
  await lockInTransaction(tx, `text files ${folder}`)
}

/** Notes that a part is there. */
export async function notePart(tx: Transaction, id: string, number: number): Promise<void> {
  const { parts } = textFiles
  await tx
    .update(textFiles)
    .set({ parts: sql`array_append(${parts}, ${number}::integer)` })
    .where(and(eq(textFiles.id, id), sql`not ${parts} @> array[${number}::integer]`))
}
