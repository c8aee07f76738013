import { gunzipSync } from 'node:zlib'

import { OutboundFetchError } from '#platform/fetch.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { decodePage } from './decode-page.ts'
import { createPoliteFetcher, type CrawlPolicy } from './polite-fetch.server.ts'
import type { Robots } from './robots.server.ts'

/** What a page said about its edition when it was last read. */
export interface Edition {
  readonly etag: string | null
  readonly lastModified: string | null
}

export type Visit =
  | { readonly what: 'page'; readonly url: string; readonly text: string; readonly edition: Edition }
  /** It is as it was in the edition that we know. */
  | { readonly what: 'unchanged' }
  | { readonly what: 'gone' }
  /** The host wants to be left alone until then. */
  | { readonly what: 'later'; readonly at: Date }
  /** In a sentence. `isSilent`: the host did not answer at all. `isElsewhere`: it led to a foreign host, which was not asked. */
  | { readonly what: 'failed'; readonly reason: string; readonly isSilent?: boolean; readonly isElsewhere?: boolean }

export interface ShopReader {
  /** Reads a page, in its host’s turn and by its rules. */
  read(url: string, known?: Edition | null): Promise<Visit>
  /** What a host’s robots.txt says; a visit that went wrong when it could not be read. */
  robots(origin: string): Promise<Robots | Visit>
}

interface Reading extends Pick<CrawlPolicy, 'pause' | 'signal'> {
  readonly allowsHost: (host: string) => boolean
}

/** For longer nobody waits in place. */
const LONGEST_WAIT_MS = 90_000
const MAX_UNPACKED = 5_000_000
const READABLE =
  /^(?:text\/(?:html|plain|xml|javascript)|application\/(?:[a-z.+-]*(?:xml|json|javascript)|gzip|x-gzip|octet-stream))(?:;|$)/i
const GZIP = [0x1f, 0x8b] as const

/** Reads pages of shops, as a guest, and only on allowed hosts, redirects included. */
export function createShopReader(
  services: Pick<Infrastructure, 'db' | 'fetch' | 'clock' | 'site'>,
  { allowsHost, ...policy }: Reading,
): ShopReader {
  const mayFollow = ({ hostname }: URL) => allowsHost(hostname)
  const fetcher = createPoliteFetcher(services, { ...policy, mayFollow, upToMs: LONGEST_WAIT_MS })

  async function visit(url: string, known: Edition | null): Promise<Visit> {
    const { hostname, protocol } = new URL(url)
    if (protocol !== 'https:' || !allowsHost(hostname))
      return { what: 'failed', reason: 'Its host is not allowed.', isElsewhere: true }
    const answer = await fetcher.ask(url, {
      accept: 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.5',
      ...conditions(known),
    })
    if (answer.what !== 'answer') return answer
    const { status, headers, body, url: address } = answer.page
    if (status === 304 && known) return { what: 'unchanged' }
    if (status === 404 || status === 410) return { what: 'gone' }
    if (status !== 200) return { what: 'failed', reason: `The page answered ${status}.` }
    const contentType = headers.get('content-type') ?? ''
    if (contentType !== '' && !READABLE.test(contentType))
      return { what: 'failed', reason: `This is no web page but ${contentType.split(';')[0]!.slice(0, 60)}.` }
    const edition = { etag: headers.get('etag'), lastModified: headers.get('last-modified') }
    return { what: 'page', url: address, text: decodePage(unpacked(body), contentType), edition }
  }

  /** A failure of the site becomes a sentence; one of ours is thrown. */
  async function orSentence<Value>(work: Promise<Value>): Promise<Value | Visit> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof OutboundFetchError)) throw error
      const isSilent = error.reason === 'unreachable' || error.reason === 'timeout'
      return { what: 'failed', reason: error.message, isSilent, isElsewhere: error.reason === 'foreign-redirect' }
    }
  }

  return {
    read: (url, known = null) => orSentence(visit(url, known)),
    robots: (origin) => orSentence(fetcher.robots(origin)),
  }
}

function conditions(known: Edition | null): Record<string, string> {
  if (known?.etag) return { 'if-none-match': known.etag }
  return known?.lastModified ? { 'if-modified-since': known.lastModified } : {}
}

/** A sitemap may be a packed file; what unfolds beyond bounds is refused. */
function unpacked(body: Uint8Array): Uint8Array {
  if (body[0] !== GZIP[0] || body[1] !== GZIP[1]) return body
  try {
    return gunzipSync(body, { maxOutputLength: MAX_UNPACKED })
  } catch (error) {
    throw new OutboundFetchError('too-large', 'The packed file could not be unpacked within bounds.', { cause: error })
  }
}
