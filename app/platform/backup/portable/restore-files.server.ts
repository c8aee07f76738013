import { createHash } from 'node:crypto'

import { BackupError } from '#platform/backup/backup-place.server.ts'
import { filePieces } from '#platform/backup/file-inventory.server.ts'
import type { SealedPlace } from '#platform/backup/sealed-place.server.ts'
import { getStream } from '#platform/backup/stream-pieces.server.ts'
import { contentTypeOf } from '#platform/file-keys.server.ts'
import type { Files } from '#platform/files.server.ts'

import type { CopiedFile } from './manifest.ts'

const SIDE_BY_SIDE = 4

/**
 * Puts files back, each held against its hash. One that is in the store already, as in a bucket that has outlived the machine, stays.
 * Returns the keys of those that the place has not, or has damaged.
 */
export async function restoreFiles(
  sealed: SealedPlace,
  list: readonly CopiedFile[],
  files: Pick<Files, 'get' | 'put'>,
): Promise<string[]> {
  const waiting = list[Symbol.iterator]()
  const lacking: string[] = []
  const work = async () => {
    for (const file of waiting) {
      const present = await files.get(file.key)
      if (present && createHash('sha256').update(present.body).digest('hex') === file.sha256) continue
      const body = await readFileOf(sealed, file).catch((error: unknown) => {
        if (error instanceof BackupError) return null
        throw error
      })
      if (body) await files.put(file.key, body, contentTypeOf(file.key))
      else lacking.push(file.key)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return lacking.toSorted()
}

/** The bytes of a file as they stand in the place. */
export async function readFileOf(sealed: SealedPlace, file: Pick<CopiedFile, 'bytes' | 'pieces' | 'sha256'>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of getStream(sealed, filePieces(sealed, file.sha256), file)) parts.push(part)
  return Buffer.concat(parts)
}
