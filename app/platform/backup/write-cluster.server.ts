import { createHash } from 'node:crypto'
import { chownSync, closeSync, fchownSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

import type { SystemUser } from '#platform/embedded-postgres-programs.server.ts'

import { BackupError } from './backup-place.server.ts'
import { streamOf, type BaseCopy } from './base-copies.server.ts'
import type { SealedPlace } from './sealed-place.server.ts'
import { getStream } from './stream-pieces.server.ts'

/**
 * Writes the files of a base copy into a folder that is empty, for the user as whom PostgreSQL runs. Nothing is forced to disk here:
 * PostgreSQL does that with all files before it recovers.
 * @throws BackupError when a piece is missing, or not what was written
 */
export async function writeCluster(
  sealed: SealedPlace,
  copy: BaseCopy,
  home: string,
  { uid, gid }: SystemUser,
  progress: (bytes: number) => void,
): Promise<void> {
  const own = (path: string) => uid !== undefined && chownSync(path, uid, gid ?? uid)
  for (const folder of copy.folders) {
    mkdirSync(join(home, folder), { mode: 0o700 })
    own(join(home, folder))
  }
  const source = bytesOf(ahead(getStream(sealed, streamOf(copy), copy.stream)), progress)
  for (const { path, bytes, sha256 } of copy.files) {
    const file = openSync(join(home, path), 'wx', 0o600)
    try {
      if (uid !== undefined) fchownSync(file, uid, gid ?? uid)
      const hash = createHash('sha256')
      for (let left = bytes; left > 0;) {
        const part = await source(left)
        hash.update(part)
        writeSync(file, part)
        left -= part.length
      }
      if (hash.digest('hex') !== sha256)
        throw new BackupError(`${path} in ${sealed.place.address} is not what was written there.`)
    } finally {
      closeSync(file)
    }
  }
  await source.end()
  for (const [name, text] of [
    ['backup_label', copy.label],
    ['recovery.signal', ''],
  ] as const) {
    writeFileSync(join(home, name), text, { mode: 0o600 })
    own(join(home, name))
  }
}

/** Hands out a stream in parts of at most so many bytes; `end` reads it to its end, where the whole is compared. */
function bytesOf(stream: AsyncGenerator<Buffer>, progress: (bytes: number) => void) {
  let held: Buffer = Buffer.alloc(0)
  let read = 0
  const take = async (most: number): Promise<Buffer> => {
    while (held.length === 0) {
      const { value, done } = await stream.next()
      if (done) throw new BackupError('A base copy is shorter than it says.')
      held = value
      progress((read += held.length))
    }
    const part = held.subarray(0, most)
    held = held.subarray(part.length)
    return part
  }
  const end = async () => {
    for await (const rest of stream) if (rest.length > 0) throw new BackupError('A base copy is longer than it says.')
  }
  return Object.assign(take, { end })
}

/** The next piece is fetched and opened while this one is written. */
async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = source.next()
  try {
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = source.next()
      next.catch(() => {})
      yield value
    }
  } finally {
    await source.return(undefined)
  }
}
