import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

import { fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader, type Entry, type ZipFile } from 'yauzl'

import type { PartedFile } from '#platform/parted-file.server.ts'

import { Unreadable } from './unreadable.ts'

/** A file in a ZIP, as the directory at its end names it: heads inside may leave lengths open. */
export interface ZipEntry {
  readonly name: string
  /** 0 as it is, 8 deflated. */
  readonly method: number
  readonly isLocked: boolean
  readonly packedBytes: number
  readonly bytes: number
  readonly crc: number
  /** Where its own head begins. */
  readonly headAt: number
  /** Where its packed bytes begin, which its own head tells. */
  begin(): Promise<number>
}

export const DAMAGED = 'This ZIP file is damaged or was not copied whole.'

/** Of the longest export that is known, with its routes and pictures, twenty times as many. */
const MAX_ENTRIES = 200_000
const ENTRIES_AT_ONCE = 1_000
/** What the names and notes of all entries may take. */
const MAX_DIRECTORY_BYTES = 16 * 1024 * 1024
/** The directory is read in pieces of this length, however short the stretches are that are asked for. */
const WINDOW_BYTES = 256 * 1024

/** The files of a ZIP. Throws `Unreadable` for one that is damaged, or holds far too many. */
export async function listZip(file: PartedFile): Promise<ZipEntry[]> {
  const reader = new PartedReader(file)
  const zip = await reader.unlessDamaged(() =>
    fromRandomAccessReaderPromise(reader, file.bytes, { autoClose: false, lazyEntries: true, decodeStrings: false }),
  )
  if (zip.entryCount > MAX_ENTRIES) throw new Unreadable(TOO_MANY)
  return reader.unlessDamaged(async () => {
    const entries: ZipEntry[] = []
    let bytes = 0
    for await (const entry of zip.eachEntry()) {
      bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      if (bytes > MAX_DIRECTORY_BYTES) throw new Unreadable(TOO_MANY)
      entries.push(entryOf(reader, zip, entry))
      // Other work gets its turn.
      if (entries.length % ENTRIES_AT_ONCE === 0) await setImmediate()
    }
    return entries
  })
}

/** The shortest head: one without a name. */
const HEAD_BYTES = 30

/** Whether two of the files share bytes: a small ZIP can be made of one packed file that a thousand entries name (Fifield, “A better zip bomb”, 2019). */
export function shareBytes(entries: ReadonlyArray<ZipEntry>): boolean {
  let end = 0
  return entries
    .toSorted((a, b) => a.headAt - b.headAt)
    .some(({ headAt, packedBytes }) => {
      const isShared = headAt < end
      end = headAt + HEAD_BYTES + packedBytes
      return isShared
    })
}

const TOO_MANY = 'This ZIP file holds far too many files.'

function entryOf(reader: PartedReader, zip: ZipFile, entry: Entry): ZipEntry {
  const { generalPurposeBitFlag, fileNameRaw, extraFields, compressionMethod, compressedSize, uncompressedSize, crc32 } = entry
  return {
    // As a name and no more: nothing is ever written under it.
    name: getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true),
    method: compressionMethod,
    isLocked: entry.isEncrypted(),
    packedBytes: compressedSize,
    bytes: uncompressedSize,
    crc: crc32,
    headAt: entry.relativeOffsetOfLocalHeader,
    begin: () => reader.unlessDamaged(async () => (await zip.readLocalFileHeaderPromise(entry, { minimal: true })).fileDataStart),
  }
}

/** A file of parts as yauzl reads it. What goes wrong with the store is told from what is wrong with the file. */
class PartedReader extends RandomAccessReader {
  readonly #file: PartedFile
  #window = { at: 0, bytes: Buffer.alloc(0) }
  #failure: unknown = null

  constructor(file: PartedFile) {
    super()
    this.#file = file
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, done: (error: Error | null) => void): void {
    this.#bytesAt(position, length).then(
      (bytes) => {
        if (bytes.length < length) return done(new Error('The file ends before.'))
        bytes.copy(buffer, offset)
        done(null)
      },
      (error: unknown) => {
        this.#failure = error
        done(error instanceof Error ? error : new Error('The file could not be read.'))
      },
    )
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#file.read(start, end), { objectMode: false })
  }

  /** What yauzl answers. An error that is not the store’s is the file’s. */
  async unlessDamaged<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      if (this.#failure !== null) throw this.#failure
      throw error instanceof Unreadable ? error : new Unreadable(DAMAGED, { cause: error })
    }
  }

  async #bytesAt(position: number, length: number): Promise<Buffer> {
    const { at, bytes } = this.#window
    const isThere = position >= at && position + length <= at + bytes.length
    if (isThere) return bytes.subarray(position - at, position - at + length)
    if (position < 0 || position >= this.#file.bytes) return Buffer.alloc(0)
    const slices: Uint8Array[] = []
    for await (const slice of this.#file.read(position, position + Math.max(length, WINDOW_BYTES))) slices.push(slice)
    this.#window = { at: position, bytes: Buffer.concat(slices) }
    return this.#window.bytes.subarray(0, length)
  }
}
