import { setImmediate } from 'node:timers/promises'

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  readonly name: string
  readonly body: Uint8Array
}

const COMPRESSED_ALREADY = /\.(?:avif|gif|jpe?g|m4s|mp[34]|png|webm|webp|zip)$/

/** Packs files into a ZIP, one after the other; between two of them other work gets its turn. */
export async function zipOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, madeAt: Date): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const packed = Promise.withResolvers<void>()
  const zip = new Zip((error, chunk, last) => {
    if (error) return packed.reject(error)
    chunks.push(chunk)
    if (last) packed.resolve()
  })
  for await (const { name, body } of entries) {
    const file = COMPRESSED_ALREADY.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = madeAt
    zip.add(file)
    file.push(body, true)
    await setImmediate()
  }
  zip.end()
  await packed.promise
  return Buffer.concat(chunks)
}
