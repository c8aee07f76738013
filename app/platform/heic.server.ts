import type * as HeicModule from './heic-pixels.server.ts'
import { readersIn, type ReadingThreads } from './reading-threads.server.ts'

const tiffOfHeic = readersIn<typeof HeicModule>('#platform/heic-pixels.server.ts')('tiffOfHeic')

/** What telephones take at most in a file of 5 MB, some 25 million pixels, is decoded in 5 s and takes 450 MB meanwhile. */
const LIMITS = { longestMs: 20_000, mostMemoryMb: 550 } as const

type Decoded =
  | { readonly ok: true; readonly tiff: Uint8Array }
  | { readonly ok: false; readonly reason: 'not-a-picture' | 'busy' }

/** Decodes a HEIC file in a thread whose time and memory are limited; what reads it is loaded with the first one. */
export async function decodeHeic(readers: ReadingThreads, bytes: Uint8Array, icc: Uint8Array | null): Promise<Decoded> {
  const read = await readers
    .read(tiffOfHeic, [bytes, icc], { person: 'pictures', inLine: true, ...LIMITS })
    // What the decoder did not expect of a file is damage of that file.
    .catch(() => null)
  if (read?.ok && read.value) return { ok: true, tiff: read.value }
  const isBusy = read && !read.ok && read.problem !== 'too slow' && read.problem !== 'too hungry'
  return { ok: false, reason: isBusy ? 'busy' : 'not-a-picture' }
}

/** Whether a file says of itself that it is HEIC (HEIF with HEVC inside), as telephones write it. */
export function saysHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return /^[^]{4}ftyp(?:[^]{4}){0,12}?he(?:i[cxms]|v[cxms])/.test(head)
}
