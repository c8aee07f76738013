import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'

import { ZipFile } from 'yazl'

export interface ZipEntry {
  readonly name: string
  readonly body: Uint8Array
}

const COMPRESSED_ALREADY = /\.(?:avif|gif|jpe?g|m4s|mp[34]|png|webm|webp|zip)$/

/** Packs files into a ZIP, one after the other, beside the thread that serves; between two slices other work gets its turn. */
export async function zipOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, madeAt: Date): Promise<Uint8Array> {
  const zip = new ZipFile()
  const packed = buffer(zip.outputStream)
  for await (const { name, body } of entries) {
    const file = Readable.from(slicesOf(body), { objectMode: false })
    zip.addReadStream(file, name, { mtime: madeAt, compress: !COMPRESSED_ALREADY.test(name) })
    await finished(file)
  }
  zip.end()
  return packed
}

const SLICE_BYTES = 64 * 1024

function* slicesOf(body: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < body.length; at += SLICE_BYTES) yield body.subarray(at, at + SLICE_BYTES)
}
