import { crc32, deflateRawSync } from 'node:zlib'

/** What the directory says of an entry, true or not. */
export interface CraftedEntry {
  readonly method?: number
  readonly flags?: number
  readonly bytes?: number
  readonly packedBytes?: number
  readonly crc?: number
  readonly name?: string
  /** Where its head is said to stand. */
  readonly at?: number
}

/** A ZIP of one entry whose directory says what it is told to. */
export const crafted = (content: Buffer, entry: CraftedEntry = {}) => craftedOf([[content, entry]])

/** A ZIP whose directory says what it is told to; the heads of its entries leave their lengths open. */
export function craftedOf(contents: ReadonlyArray<readonly [content: Buffer, entry: CraftedEntry]>): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let place = 0
  for (const [content, entry] of contents) {
    const { method = 8, flags = 0, bytes = content.length, crc = crc32(content), name = 'export.xml', at = place } = entry
    const packed = method === 8 ? deflateRawSync(content) : content
    const [head, line] = [Buffer.alloc(30), Buffer.alloc(46)]
    head.writeUInt32LE(0x04_03_4b_50, 0)
    head.writeUInt16LE(name.length, 26)
    line.writeUInt32LE(0x02_01_4b_50, 0)
    line.writeUInt16LE(flags, 8)
    line.writeUInt16LE(method, 10)
    line.writeUInt32LE(crc, 16)
    line.writeUInt32LE(entry.packedBytes ?? packed.length, 20)
    line.writeUInt32LE(bytes, 24)
    line.writeUInt16LE(name.length, 28)
    line.writeUInt32LE(at, 42)
    files.push(head, Buffer.from(name), packed)
    directory.push(line, Buffer.from(name))
    place += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(contents.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...files, ...directory, end])
}

/** The same as ZIP64: where the lengths and places stand in fields of eight bytes, and the old ones are full. */
export function asZip64(zip: Buffer, { locatedAt = 0, bytes = 0 } = {}): Buffer {
  const [full, end] = [0xff_ff_ff_ff, zip.length - 22]
  const [directory, offset] = [zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)]
  const entry = Buffer.from(zip.subarray(offset, end))
  const extra = Buffer.alloc(28)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(24, 2)
  extra.writeBigUInt64LE(BigInt(bytes || entry.readUInt32LE(24)), 4)
  extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(20)), 12)
  for (const place of [20, 24, 42]) entry.writeUInt32LE(full, place)
  // Another field stands before it, as some programs write the time.
  const other = Buffer.from('5554050001aabbccdd', 'hex')
  entry.writeUInt16LE(other.length + extra.length, 30)
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06_06_4b_50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(1n, 32)
  record.writeBigUInt64LE(BigInt(directory + other.length + extra.length), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07_06_4b_50, 0)
  locator.writeBigUInt64LE(BigInt(locatedAt || offset + entry.length + other.length + extra.length), 8)
  const last = Buffer.from(zip.subarray(end))
  last.writeUInt16LE(0xff_ff, 10)
  last.writeUInt32LE(full, 12)
  last.writeUInt32LE(full, 16)
  return Buffer.concat([zip.subarray(0, offset), entry, other, extra, record, locator, last])
}

/** The same as often as it is said to be there. */
export function repeated(zip: Buffer, times: number): Buffer {
  const end = zip.length - 22
  const offset = zip.readUInt32LE(end + 16)
  const directory = Buffer.concat(Array.from({ length: times }, () => zip.subarray(offset, end)))
  const last = Buffer.from(zip.subarray(end))
  last.writeUInt16LE(times, 10)
  last.writeUInt32LE(directory.length, 12)
  return Buffer.concat([zip.subarray(0, offset), directory, last])
}
