import { buffer } from 'node:stream/consumers'

import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'

/** The files of a ZIP by their names, in its order. */
export async function unzipped(zip: Uint8Array): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {}
  const read = await fromBufferPromise(Buffer.from(zip), { lazyEntries: true })
  for await (const entry of read.eachEntry()) files[entry.fileName] = await buffer(await read.openReadStreamPromise(entry))
  return files
}

/** A ZIP of some files. */
export async function zipped(files: Readonly<Record<string, Uint8Array | string>>, { compress = true } = {}) {
  const zip = new ZipFile()
  for (const [name, body] of Object.entries(files)) zip.addBuffer(Buffer.from(body), name, { compress })
  zip.end()
  return Buffer.from(await buffer(zip.outputStream))
}
