import type { IncomingMessage } from 'node:http'

/**
 * Whether a page of another site is behind this request. Browsers name the page’s origin on every unsafe request; programs name
 * none. One that names only how far away its page is must be on our own origin: a neighbour under the same domain is another
 * site. Calls without a cookie carry nobody’s rights, so functions and webhooks take them from anywhere; forms and sign-in by
 * JSON never do, because they may open or end a session.
 */
export function comesFromElsewhere({ method, url, headers }: IncomingMessage, siteOrigin: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  if (headers.cookie === undefined && /^\/api\/(?!auth\/)/.test(url!)) return false
  if (headers.origin !== undefined) return headers.origin !== siteOrigin
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** The address in its one spelling, for a look at a page: without doubled and trailing slashes. Null when it is spelled so already. */
export function rightSpelling({ method, url }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url!) ?? []
  const spelled = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return spelled === path ? null : spelled + query
}

/**
 * At which address of the site a request came in: the one of the page that sent it, else the one of its host. Whoever names none of them
 * came to the first.
 */
export function arrivedAt({ headers }: IncomingMessage, origins: readonly string[]): string {
  const [first = ''] = origins
  if (origins.length === 1) return first
  const bySender = origins.find((origin) => origin === headers.origin)
  return bySender ?? origins.find((origin) => new URL(origin).host === headers.host) ?? first
}

const LOOPBACK = /^(localhost\.?|127(\.\d{1,3}){3}|\[::1\])$/i

/** Where a request under another loopback name belongs: sessions and links know one name only. Null when it is right as it is. */
export function rightAddress({ url, headers }: IncomingMessage, siteOrigin: string): string | null {
  const site = new URL(siteOrigin)
  if (!headers.host || headers.host === site.host || !LOOPBACK.test(site.hostname)) return null
  const [, name, port] = /^(.*?)(?::(\d+))?$/.exec(headers.host) ?? []
  return name && LOOPBACK.test(name) && (port ?? '80') === (site.port || '80') ? siteOrigin + url : null
}
