import { createHash } from 'node:crypto'

import { BackupError } from './backup-place.server.ts'
import { PIECE_BYTES, type SealedPlace } from './sealed-place.server.ts'

/** Something of any length, kept in numbered pieces: what has to be known to read it whole again. */
export interface Pieces {
  readonly bytes: number
  readonly pieces: number
  readonly sha256: string
}

/** Writes a stream as `name.0`, `name.1` …; one that is empty has no piece. */
export async function putStream(
  sealed: SealedPlace,
  name: string,
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Pieces> {
  const hash = createHash('sha256')
  let bytes = 0
  let pieces = 0
  for await (const piece of inPieces(stream)) {
    hash.update(piece)
    bytes += piece.length
    await sealed.put(`${name}.${pieces++}`, piece)
  }
  return { bytes, pieces, sha256: hash.digest('hex') }
}

/**
 * Reads what `putStream` wrote.
 * @throws BackupError when a piece is missing or damaged, or the whole is not what was written
 */
export async function* getStream(sealed: SealedPlace, name: string, { bytes, pieces, sha256 }: Pieces): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let read = 0
  for (let at = 0; at < pieces; at++) {
    const piece = await sealed.get(`${name}.${at}`)
    if (!piece) throw new BackupError(`${name}.${at} is missing in ${sealed.place.address}.`)
    hash.update(piece)
    read += piece.length
    yield piece
  }
  if (read !== bytes || hash.digest('hex') !== sha256)
    throw new BackupError(`${name} in ${sealed.place.address} is not what was written there.`)
}

async function* inPieces(stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    for (let rest = chunk; rest.length > 0;) {
      const part = rest.subarray(0, PIECE_BYTES - size)
      held.push(part)
      size += part.length
      rest = rest.subarray(part.length)
      if (size === PIECE_BYTES) {
        yield Buffer.concat(held)
        held = []
        size = 0
      }
    }
  }
  if (size > 0) yield Buffer.concat(held)
}
