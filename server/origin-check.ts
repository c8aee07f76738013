import type { IncomingMessage } from 'node:http'

/**
 * Whether a page of another site is behind this request. Browsers name the page's origin on every unsafe request; programs name
 * none. A call without a cookie carries nobody's rights, so machine addresses take it from anywhere; forms never do, because
 * they may open a session.
 */
export function comesFromElsewhere({ method, url, headers }: IncomingMessage, siteOrigin: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  if (url!.startsWith('/api/') && headers.cookie === undefined) return false
  if (headers.origin !== undefined) return headers.origin !== siteOrigin
  return headers['sec-fetch-site'] === 'cross-site'
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Where a request under another loopback name belongs: sessions and links know one name only. Null when it is right as it is. */
export function rightAddress({ url, headers }: IncomingMessage, siteOrigin: string): string | null {
  const site = new URL(siteOrigin)
  if (!headers.host || headers.host === site.host || !LOOPBACK.test(site.hostname)) return null
  const [, name, port] = /^(.*?)(?::(\d+))?$/.exec(headers.host) ?? []
  return name && LOOPBACK.test(name) && (port ?? '80') === (site.port || '80') ? siteOrigin + url : null
}
