import { promisify } from 'node:util'
import zlib from 'node:zlib'

import fresh from 'fresh'
import Negotiator from 'negotiator'

/** The encodings we send, best first; `identity` is the bytes themselves. */
export type Encoding = 'br' | 'gzip' | 'identity'

const available: Encoding[] = ['br', 'gzip', 'identity']

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const known = new Map<string, Encoding>()

/** The encoding that an Accept-Encoding header likes best (RFC 9110, 12.5.3); brotli where it likes several alike. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const before = known.get(header)
  if (before) return before
  const choice =
    new Negotiator({ headers: { 'accept-encoding': header } }).encoding(available, { preferred: available }) ?? 'identity'
  // Browsers send a handful of different headers; a client that invents them must not fill the memory.
  if (known.size < 200) known.set(header, choice)
  return choice
}

/** Below this many bytes, handing the work to another thread costs more than the work. */
const SMALL = 128_000

/** Compresses; `effort` is worth 'high' for what is kept and sent often, 'low' for what is sent once. */
export async function encode(body: Uint8Array, encoding: Encoding, effort: 'high' | 'low'): Promise<Uint8Array> {
  const here = effort === 'low' && body.length < SMALL
  if (encoding === 'identity') return body
  if (encoding === 'gzip') {
    const options = { level: effort === 'high' ? 9 : 2 }
    return here ? zlib.gzipSync(body, options) : gzip(body, options)
  }
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: effort === 'high' ? 10 : 2,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return here ? zlib.brotliCompressSync(body, { params }) : brotli(body, { params })
}

/** Whether one of the tags of an If-None-Match header names this entity (weak comparison, RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false
  // Browsers send one tag, which is compared in a tenth of the time.
  return header === tag || fresh({ 'if-none-match': header }, { etag: tag })
}
