import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'

import type { PartedFile } from '#platform/parted-file.server.ts'

import { Unreadable } from './unreadable.ts'
import { DAMAGED, type ZipEntry } from './zip-directory.server.ts'

/** A health export of twenty years is some 5 GB. */
const MAX_BYTES = 16 * 1024 ** 3
/** Exports become a twentieth; what becomes far less is made to fill a memory. */
const MAX_TIMES = 300
const BEFORE_COUNTING = 16 * 1024 * 1024

export const BOMB = 'This ZIP file unpacks to far more than it should: it was not read.'

/** What is in a file of a ZIP, unpacked as it is asked for; its length and its check sum are looked at. */
export async function* readEntry(file: PartedFile, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  if (entry.isLocked) throw new Unreadable('This ZIP file is locked with a password. Please import it without one.')
  if (entry.method !== 0 && entry.method !== 8) throw new Unreadable('This ZIP file is packed in a way that cannot be read here.')
  if (entry.bytes > MAX_BYTES) throw new Unreadable(BOMB)
  const from = await entry.begin()
  if (from + entry.packedBytes > file.bytes) throw new Unreadable(DAMAGED)
  let [length, sum] = [0, 0]
  for await (const bytes of unpacked(file.read(from, from + entry.packedBytes), entry)) {
    length += bytes.length
    const isBomb = length > BEFORE_COUNTING && length > entry.packedBytes * MAX_TIMES
    if (isBomb || length > MAX_BYTES) throw new Unreadable(BOMB)
    if (length > entry.bytes) throw new Unreadable(DAMAGED)
    sum = crc32(bytes, sum)
    yield bytes
  }
  if (length !== entry.bytes || sum !== entry.crc) throw new Unreadable(DAMAGED)
}

async function* unpacked(packed: AsyncGenerator<Uint8Array>, { method }: ZipEntry): AsyncGenerator<Uint8Array> {
  if (method === 0) return yield* packed
  // Inflated beside this thread, in pieces of 64 kB, no more of them than are asked for.
  const inflated = createInflateRaw({ chunkSize: 64 * 1024 })
  // What goes wrong is thrown where the pieces are taken.
  pipeline(Readable.from(packed, { objectMode: false }), inflated, () => {})
  try {
    for await (const bytes of inflated) yield bytes as Uint8Array
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw new Unreadable(DAMAGED)
    throw error
  }
}
