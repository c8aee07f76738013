import { isUtf8 } from 'node:buffer'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

import { Agent, request, type Dispatcher } from 'undici'

import { checkedAddresses, ForbiddenAddressError, lookupOf, type AddressCheck } from './checked-addresses.server.ts'

/** What a guarded fetch returns: the body is whole, decompressed and within the limit. */
interface FetchedPage {
  /** Where it came from in the end, after redirects. */
  readonly url: string
  /** Any status but that of a followed redirect; 404 and 500 are answers too. */
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array
}

interface OutboundFetchOptions {
  readonly method?: 'GET' | 'HEAD'
  /** Cookies and credentials among them stay with the first host. */
  readonly headers?: Record<string, string>
  /** Asked before a redirect is followed: one that is refused is not fetched. */
  readonly mayFollow?: (url: URL) => boolean
}

/**
 * Fetches an address that a person or a page named: https only, public addresses only, at most 15 s and 5 MB.
 * Throws OutboundFetchError with a sentence for people.
 */
export type OutboundFetch = (url: string, options?: OutboundFetchOptions) => Promise<FetchedPage>

export type OutboundFetchProblem =
  | 'bad-address'
  | 'forbidden-address'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'foreign-redirect'

/** A fetch that was refused or failed; the message is a sentence for people. */
export class OutboundFetchError extends Error {
  override readonly name = 'OutboundFetchError'
  readonly reason: OutboundFetchProblem

  constructor(reason: OutboundFetchProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

const MAX_REDIRECTS = 5
const USER_AGENT = 'Mozilla/5.0 (compatible; outbound-fetch/1.0)'

/**
 * Makes the one way to fetch strangers’ addresses. Every host is resolved once, all its addresses are checked, and the connection
 * goes to a checked one, so that a name cannot lead elsewhere a moment later; redirects pass the same gate. The settings map
 * names to servers for tests; nothing in the environment reaches them.
 */
export function createOutboundFetch({
  resolve,
  allowAddress,
  ports = [443],
  ca,
  timeoutMs = 15_000,
  maxBytes = 5_000_000,
}: AddressCheck & {
  ports?: ReadonlyArray<number>
  ca?: string
  timeoutMs?: number
  maxBytes?: number
} = {}): OutboundFetch {
  async function fetchOnce(url: URL, method: 'GET' | 'HEAD', headers: Headers, signal: AbortSignal) {
    const check = { ...(resolve && { resolve }), ...(allowAddress && { allowAddress }) }
    const addresses = await orAbort(checkedAddresses(url.hostname, check), signal)
    const dispatcher = agentTo(addresses, ca)
    try {
      const response = await request(url, { method, headers: Object.fromEntries(headers), dispatcher, signal })
      const location = redirectOf(response)
      const body = location || method === 'HEAD' ? new Uint8Array() : await readBody(response, maxBytes, signal)
      return { location, page: { url: url.href, status: response.statusCode, headers: headersOf(response), body } }
    } finally {
      await dispatcher.destroy()
    }
  }

  return async (address, { method = 'GET', headers: given = {}, mayFollow = () => true } = {}) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const headers = new Headers({ 'user-agent': USER_AGENT, ...given, 'accept-encoding': 'gzip, br' })
    headers.delete('host')
    let url = checkUrl(address, undefined, ports)
    try {
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        const { location, page } = await fetchOnce(url, method, headers, signal)
        if (!location) return page
        const next = checkUrl(location, url, ports)
        if (!mayFollow(next)) throw new OutboundFetchError('foreign-redirect', `The site redirected to ${next.hostname}.`)
        if (next.origin !== url.origin) for (const name of ['authorization', 'cookie']) headers.delete(name)
        url = next
      }
    } catch (error) {
      if (error instanceof OutboundFetchError) throw error
      if (error instanceof ForbiddenAddressError) throw new OutboundFetchError('forbidden-address', error.message)
      if (signal.aborted)
        throw new OutboundFetchError('timeout', `The site took longer than ${timeoutMs / 1000} seconds to answer.`, {
          cause: error,
        })
      throw new OutboundFetchError('unreachable', `The site ${url.hostname} could not be reached.`, { cause: error })
    }
    throw new OutboundFetchError('too-many-redirects', `The site redirected more than ${MAX_REDIRECTS} times.`)
  }
}

function checkUrl(address: string, base: URL | undefined, ports: ReadonlyArray<number>): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null
  if (!url || !url.hostname) throw new OutboundFetchError('bad-address', 'This is not a web address.')
  if (url.protocol !== 'https:') throw new OutboundFetchError('bad-address', 'The address must begin with https://.')
  if (url.username || url.password)
    throw new OutboundFetchError('bad-address', 'The address must not contain a user name or password.')
  if (!ports.includes(Number(url.port || 443))) throw new OutboundFetchError('bad-address', 'The address must not name a port.')
  url.hash = ''
  return url
}

/** Connects to the addresses that were checked, whatever the name may resolve to by now. The name stays in TLS and Host. */
function agentTo(addresses: ReadonlyArray<string>, ca: string | undefined): Agent {
  return new Agent({ allowH2: false, connect: { ...(ca && { ca }), lookup: lookupOf(addresses) } })
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData): string | null {
  const location = [headers.location].flat()[0]
  if (![301, 302, 303, 307, 308].includes(statusCode) || !location) return null
  // Headers are read as Latin-1; most servers that send more than ASCII mean UTF-8.
  const bytes = Buffer.from(location, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : location
}

/** The headers without those that described the body as it travelled. */
function headersOf(response: Dispatcher.ResponseData): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(response.headers)) {
    if (['content-encoding', 'content-length', 'transfer-encoding'].includes(name)) continue
    for (const value of [values ?? []].flat()) headers.append(name, value)
  }
  return headers
}

/** Counts what comes out of decompression, piece by piece, and stops there: a small file cannot unfold into a large one. */
async function readBody({ body, headers }: Dispatcher.ResponseData, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  const encodings = String(headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
  if (encodings.length > 2) throw new Error('compressed more than twice')
  const decoders = encodings.map((name) => decoderOf(name.trim())).filter((decoder) => decoder !== null)
  const chunks: Uint8Array[] = []
  let size = 0
  const collected = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      size += chunk.length
      if (size > maxBytes)
        return done(new OutboundFetchError('too-large', `The answer is larger than ${maxBytes / 1_000_000} MB.`))
      chunks.push(chunk)
      done()
    },
  })
  await pipeline([body, ...decoders.toReversed(), collected], { signal })
  return Buffer.concat(chunks)
}

function decoderOf(encoding: string) {
  // A page that ends in the middle of its compressed stream is read as far as it goes, as browsers do.
  const lenient = { finishFlush: constants.Z_SYNC_FLUSH }
  if (encoding === '' || encoding === 'identity') return null
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip(lenient)
  if (encoding === 'deflate') return createInflate(lenient)
  if (encoding === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
  throw new Error(`unknown content encoding ${encoding}`)
}

/** Waits no longer than the signal allows for what cannot be aborted itself. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return new Promise((fulfil, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(fulfil, reject)
  })
}
