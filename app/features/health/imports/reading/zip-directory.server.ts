import type { PartedFile } from '#platform/parted-file.server.ts'

import { Unreadable } from './unreadable.ts'

/** A file in a ZIP, as its directory names it. */
export interface ZipEntry {
  readonly name: string
  /** 0 as it is, 8 deflated. */
  readonly method: number
  readonly isLocked: boolean
  readonly packedBytes: number
  readonly bytes: number
  readonly crc: number
  /** Where its own head begins. */
  readonly offset: number
}

const END = 0x06_05_4b_50
const END_64 = 0x06_06_4b_50
const END_64_LOCATOR = 0x07_06_4b_50
const ENTRY = 0x02_01_4b_50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const ENTRY_BYTES = 46
const ALL_ONES = 0xff_ff_ff_ff
const LARGEST_DIRECTORY = 16 * 1024 * 1024

const DAMAGED = 'This ZIP file is damaged or was not copied whole.'

/**
 * The files of a ZIP (PKWARE APPNOTE 6.3). The directory at its end is what counts: heads inside may leave lengths open, and looking for their ends in
 * packed bytes finds false ones in large files.
 */
export async function listZip(file: PartedFile): Promise<ZipEntry[]> {
  const tail = await bytesOf(file, Math.max(0, file.bytes - END_BYTES - LONGEST_COMMENT), file.bytes)
  const end = findEnd(tail)
  if (end < 0) throw new Unreadable(DAMAGED)
  const { offset, length } = await directoryAt(file, tail, end)
  if (length > LARGEST_DIRECTORY) throw new Unreadable('This ZIP file holds far too many files.')
  if (offset + length > file.bytes) throw new Unreadable(DAMAGED)
  return entriesOf(await bytesOf(file, offset, offset + length))
}

/** All bytes of a stretch of a file, which is short. */
export async function bytesOf(file: PartedFile, from: number, to: number): Promise<Buffer> {
  const slices: Uint8Array[] = []
  for await (const slice of file.read(from, to)) slices.push(slice)
  return Buffer.concat(slices)
}

function findEnd(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END && at + END_BYTES + tail.readUInt16LE(at + 20) <= tail.length) return at
  }
  return -1
}

async function directoryAt(file: PartedFile, tail: Buffer, end: number): Promise<{ offset: number; length: number }> {
  const [length, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (length !== ALL_ONES && offset !== ALL_ONES && tail.readUInt16LE(end + 10) !== 0xff_ff) return { offset, length }
  // ZIP64: the true places stand in a record of its own.
  if (end < 20 || tail.readUInt32LE(end - 20) !== END_64_LOCATOR) return { offset, length }
  const at = whole(tail.readBigUInt64LE(end - 20 + 8))
  const record = await bytesOf(file, at, at + 56)
  if (record.length < 56 || record.readUInt32LE(0) !== END_64) throw new Unreadable(DAMAGED)
  return { length: whole(record.readBigUInt64LE(40)), offset: whole(record.readBigUInt64LE(48)) }
}

function entriesOf(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = 0; at < directory.length;) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) throw new Unreadable(DAMAGED)
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28)
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30)
    const next = extraEnd + directory.readUInt16LE(at + 32)
    if (next > directory.length) throw new Unreadable(DAMAGED)
    const wide = wideFields(directory.subarray(nameEnd, extraEnd))
    const field = (place: number) => {
      const value = directory.readUInt32LE(place)
      return value === ALL_ONES ? (wide.shift() ?? value) : value
    }
    const bytes = field(at + 24)
    const packedBytes = field(at + 20)
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, nameEnd),
      method: directory.readUInt16LE(at + 10),
      isLocked: (directory.readUInt16LE(at + 8) & 1) === 1,
      crc: directory.readUInt32LE(at + 16),
      bytes,
      packedBytes,
      offset: field(at + 42),
    })
    at = next
  }
  return entries
}

/** The 8-byte numbers of the ZIP64 field, in their order. */
function wideFields(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const end = Math.min(at + 4 + extra.readUInt16LE(at + 2), extra.length)
    const fields: number[] = []
    for (let place = at + 4; place + 8 <= end; place += 8) fields.push(whole(extra.readBigUInt64LE(place)))
    return fields
  }
  return []
}

function whole(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new Unreadable(DAMAGED)
  return Number(value)
}
