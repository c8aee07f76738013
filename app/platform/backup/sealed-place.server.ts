import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

import type { BackupKey } from './backup-key.server.ts'
import { BackupError, type BackupPlace } from './backup-place.server.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

const MARK = Buffer.from('WWB1')
const NONCE = 12
const TAG = 16

/** What a piece may hold before it is made small: memory stays bounded, however large a file or a table is. */
export const PIECE_BYTES = 8 * 1024 ** 2

/** A forged piece decompresses to no more than a whole one. */
const LARGEST_PIECE = PIECE_BYTES * 4

/** In how large parts zstd hands out what it makes: with Node's 16 kB a picture costs eight times the processor. */
const PARTS = { least: 64 * 1024, most: 1024 ** 2 }

function inParts(bytes: Uint8Array): { chunkSize: number } {
  return { chunkSize: Math.min(PARTS.most, Math.max(PARTS.least, bytes.length)) }
}

/** A place whose pieces only the key opens: made small (zstd), then sealed (AES-256-GCM), each for its own name. */
export interface SealedPlace {
  readonly place: BackupPlace
  readonly key: BackupKey
  put(name: string, bytes: Uint8Array): Promise<void>
  /**
   * null when there is nothing of that name.
   * @throws BackupError when it was cut, changed, moved from another name, or sealed with another key
   */
  get(name: string): Promise<Buffer | null>
  /** A name made of something that should not be read out of the place: 64 hexadecimal digits. */
  hide(text: string): string
}

export function sealPlace(place: BackupPlace, key: BackupKey): SealedPlace {
  return {
    place,
    key,
    put: async (name, bytes) => place.put(name, sealPiece(key, name, await compress(bytes, inParts(bytes)))),
    async get(name) {
      const sealed = await place.get(name)
      if (!sealed) return null
      const compressed = openPiece(key, name, Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength))
      if (!compressed) throw new BackupError(`${name} in ${place.address} is damaged, or was not written with this key.`)
      return decompress(compressed, { ...inParts(compressed), maxOutputLength: LARGEST_PIECE })
    },
    hide: (text) => createHmac('sha256', key.names).update(text).digest('hex'),
  }
}

function sealPiece(key: BackupKey, name: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key.content, nonce)
  cipher.setAAD(Buffer.from(name))
  return Buffer.concat([MARK, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function openPiece(key: BackupKey, name: string, sealed: Buffer): Buffer | null {
  const begins = MARK.length + NONCE
  if (sealed.length < begins + TAG || !sealed.subarray(0, MARK.length).equals(MARK)) return null
  const decipher = createDecipheriv('aes-256-gcm', key.content, sealed.subarray(MARK.length, begins))
  decipher.setAAD(Buffer.from(name))
  decipher.setAuthTag(sealed.subarray(-TAG))
  try {
    const bytes = decipher.update(sealed.subarray(begins, -TAG))
    // This mode holds nothing back; what it does at the end is to throw.
    decipher.final()
    return bytes
  } catch {
    return null
  }
}
