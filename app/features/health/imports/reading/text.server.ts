import { Unreadable } from './unreadable.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const NO_TEXT = 'This is not a text file: please import the CSV, XML or ZIP file as your device or app made it.'

/** How a file seems to be encoded, by its beginning: a mark, or every second byte empty; otherwise as nearly all are. */
export function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const looked = head.subarray(0, 4096)
  const empty = [0, 0]
  for (const [at, byte] of looked.entries()) if (byte === 0) empty[at % 2]! += 1
  const [even = 0, odd = 0] = empty
  if (even + odd === 0) return 'utf-8'
  if (odd > looked.length * 0.3 && even < looked.length * 0.05) return 'utf-16le'
  if (even > looked.length * 0.3 && odd < looked.length * 0.05) return 'utf-16be'
  throw new Unreadable(NO_TEXT)
}

/** Read within some milliseconds: between two pieces others are served. A stored part is 16 of them. */
const PIECE_BYTES = 256 * 1024

/** Decodes a file piece by piece, without the mark at its beginning. Bytes that its encoding does not know end it with `Undecodable`. */
export async function* decoded(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; from += PIECE_BYTES)
      yield decode(() => decoder.decode(chunk.subarray(from, from + PIECE_BYTES), { stream: true }))
  }
  yield decode(() => decoder.decode())
}

export class Undecodable extends Error {}

function decode(read: () => string): string {
  let text: string
  try {
    text = read()
  } catch {
    throw new Undecodable('Bytes that are not of this encoding.')
  }
  if (text.includes('\0')) throw new Unreadable(NO_TEXT)
  return text
}
