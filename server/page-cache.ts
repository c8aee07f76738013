import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { systemClock, type Clock } from '#platform/clock.ts'
import { addressAt } from '#routes/addresses.ts'

import { chooseEncoding, encode, namesTag, type Encoding } from './encoding.ts'
import { withSecurityHeaders } from './security-headers.ts'

/** One encoding of a page, with its header lines ready for writeHead. */
interface Variant {
  readonly tag: string
  readonly body: Uint8Array
  readonly headers: string[]
  readonly headersUnchanged: string[]
}

interface Page {
  /** The pattern in routes.ts that it stands under. */
  readonly route: string
  readonly variants: Record<Encoding, Variant>
  /** Milliseconds since the epoch after which the page is rendered again. */
  readonly expiresAt: number
}

const MAX_PAGES = 2_000
/** All encodings of all pages together. */
const MAX_BYTES = 64_000_000
/** Pages that are rendered for the cache at the same time; the others are kept when they are asked for again. */
const MAX_FILLS = 4
const LONGEST_PATH = 300
/** Stored files and drawn pictures: browsers keep the first for good, and the others have a shelf of their own. */
const NOT_PAGES = /^\/(?:(?:media|share)\/|favicon\.ico$|apple-touch-icon)/

/**
 * Whole public pages, kept in memory for signed-out people: compressed once, answered with ETag and 304.
 * A page is kept when its own answer says `Cache-Control: public`, and is rendered for it from a bare request,
 * so that nothing a client sent can get into it.
 */
export class PageCache {
  readonly #pages = new Map<string, Page>()
  readonly #filling = new Map<string, Promise<void>>()
  readonly #render: (path: string) => Promise<Response>
  readonly #isPersonal: (cookieHeader: string) => boolean
  #generation = 0
  readonly #mostBytes: number
  readonly #clock: Clock
  #bytes = 0
  #hits = 0
  #misses = 0

  constructor(
    render: (path: string) => Promise<Response>,
    isPersonal: (cookieHeader: string) => boolean,
    { mostBytes = MAX_BYTES, clock = systemClock }: { mostBytes?: number; clock?: Clock } = {},
  ) {
    this.#mostBytes = mostBytes
    this.#clock = clock
    this.#render = render
    this.#isPersonal = isPersonal
  }

  get size(): number {
    return this.#pages.size
  }

  /** How often a page that may be kept was there, and how often not. */
  get figures(): { readonly hits: number; readonly misses: number; readonly pages: number } {
    return { hits: this.#hits, misses: this.#misses, pages: this.#pages.size }
  }

  /** The pattern in routes.ts of a page that is kept. */
  routeOf(path: string): string | undefined {
    return this.#pages.get(path)?.route
  }

  /** Answers from memory, if the request may have the common page and it is there; with further headers of this one answer. */
  answer(request: IncomingMessage, response: ServerResponse, further: readonly string[] = []): boolean {
    if (!this.concerns(request)) return false
    const page = this.#pages.get(request.url!)
    if (!page || page.expiresAt <= this.#clock.now().getTime()) {
      this.#misses += 1
      this.#forget(request.url!)
      return false
    }
    this.#hits += 1
    const variant = page.variants[chooseEncoding(request.headers['accept-encoding'])]
    if (namesTag(request.headers['if-none-match'], variant.tag)) {
      response.writeHead(304, [...variant.headersUnchanged, ...further]).end()
    } else {
      response.writeHead(200, [...variant.headers, ...further]).end(request.method === 'HEAD' ? undefined : variant.body)
    }
    return true
  }

  /** Whether the request asks for what everybody gets: a page without a query, by somebody whom we do not know. */
  concerns({ method, url, headers }: IncomingMessage): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false
    if (url!.length > LONGEST_PATH || !isCanonical(url!) || NOT_PAGES.test(url!)) return false
    return headers.cookie === undefined || !this.#isPersonal(headers.cookie)
  }

  /** Renders the page once, however many ask at the same time, and keeps it. */
  fill(path: string): void {
    if (this.#filling.has(path) || this.#filling.size >= MAX_FILLS) return
    const filled = this.#fill(path)
      .catch(() => {})
      .finally(() => this.#filling.delete(path))
    this.#filling.set(path, filled)
  }

  /** Throws everything away; pages that are being rendered at this moment are not kept either. */
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#bytes = 0
  }

  async #fill(path: string): Promise<void> {
    const generation = this.#generation
    const response = await this.#render(path)
    if (!isKeepable(response)) return
    const page = { ...(await preparePage(response, this.#clock.now())), route: addressAt(path).path }
    if (generation !== this.#generation) return
    this.#forget(path)
    this.#pages.set(path, page)
    this.#bytes += bytesOf(page)
    while (this.#pages.size > MAX_PAGES || this.#bytes > this.#mostBytes) this.#forget(this.#pages.keys().next().value!)
  }

  #forget(path: string): void {
    const page = this.#pages.get(path)
    if (!page) return
    this.#bytes -= bytesOf(page)
    this.#pages.delete(path)
  }
}

/** The one spelling of an address under which its page is kept: other spellings would fill the memory with copies. */
export function isCanonical(path: string): boolean {
  return path === '/' || /^(?:\/(?!\.{1,2}(?:\/|$))[a-z0-9._~-]+)+$/.test(path)
}

function bytesOf({ variants }: Page): number {
  return Object.values(variants).reduce((sum, { body }) => sum + body.length, 0)
}

/** A page that says of itself that it is the same for everybody. */
export function isKeepable(response: Response): boolean {
  return (
    response.status === 200 &&
    /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '') &&
    !response.headers.has('Set-Cookie')
  )
}

async function preparePage(response: Response, now: Date): Promise<Omit<Page, 'route'>> {
  const raw = Buffer.from(await response.arrayBuffer())
  const digest = createHash('sha256').update(raw).digest('base64url').slice(0, 22)
  withSecurityHeaders(response.headers)
  const common = [...response.headers].filter(([name]) => name !== 'content-length').flat()
  const variant = async (encoding: Encoding): Promise<Variant> => {
    const body = await encode(raw, encoding, 'high')
    const tag = `"${digest}-${encoding}"`
    const headersUnchanged = [...common, 'ETag', tag, 'Vary', 'Accept-Encoding, Cookie']
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    return { tag, body, headersUnchanged, headers: [...headersUnchanged, ...encoded, 'Content-Length', String(body.length)] }
  }
  const [br, gzip, identity] = await Promise.all([variant('br'), variant('gzip'), variant('identity')])
  return { variants: { br, gzip, identity }, expiresAt: expiryOf(response.headers, now) }
}

/** Seconds for shared caches, or an instant; one that nobody can read has passed. */
function expiryOf(headers: Headers, now: Date): number {
  const seconds = Number(/s-maxage=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1])
  if (seconds) return now.getTime() + seconds * 1000
  const expires = headers.get('Expires')
  return expires === null ? Infinity : Date.parse(expires) || 0
}
