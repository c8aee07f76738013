import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Infrastructure, Site } from '#platform/infrastructure.server.ts'

/** A session ends this long after its last use. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** With `__Host-` no other host and no plain-http answer can set the cookie. */
export function sessionCookieName({ insecure }: Pick<Site, 'insecure'>): string {
  return insecure ? 'session' : '__Host-session'
}

/** Whether the request may be somebody's: without a session cookie it is nobody's, and may be answered from the page cache. */
export function hasSessionCookie(cookieHeader: string | null | undefined): boolean {
  return /(?:^|;)\s*(?:__Host-)?session=/.test(cookieHeader ?? '')
}

type Signing = Pick<Infrastructure, 'site' | 'secret'>

/** The token of the request's session cookie; null when there is none, or we did not sign it. */
export function sessionTokenOf({ site, secret }: Signing, request: Request): string | null {
  const signed = readCookie(request, sessionCookieName(site))
  return signed === null ? null : verifyToken(secret, signed)
}

/** A token as it leaves the server. A token without a signature is worth nothing outside it. */
export function signToken(secret: string, token: string): string {
  return `${token}.${signatureOf(secret, token)}`
}

/** The token of `signToken`, percent-encoded or not; null for anything else. The format is better-auth's. */
export function verifyToken(secret: string, signed: string): string | null {
  const text = signed.includes('%') ? decoded(signed) : signed
  const at = text.lastIndexOf('.')
  if (at < 1) return null
  const token = text.slice(0, at)
  const given = Buffer.from(text.slice(at + 1))
  const right = Buffer.from(signatureOf(secret, token))
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}

/** The Set-Cookie line of a session, or the one that clears it. */
export function sessionCookie({ site, secret }: Signing, token: string | null): string {
  const value = token === null ? '' : encodeURIComponent(signToken(secret, token))
  return serializeCookie(site, 'session', value, token === null ? 0 : SESSION_SECONDS)
}

/**
 * A Set-Cookie line for a cookie that scripts cannot read: `__Host-` and Secure, unless the site is on plain http. Without seconds it goes
 * with the browser’s session.
 */
export function serializeCookie(
  { insecure }: Pick<Site, 'insecure'>,
  name: string,
  value: string,
  seconds: number | null,
): string {
  const attributes = `${seconds === null ? '' : `Max-Age=${seconds}; `}Path=/; HttpOnly; SameSite=Lax`
  return insecure ? `${name}=${value}; ${attributes}` : `__Host-${name}=${value}; ${attributes}; Secure`
}

/** The raw value of a cookie of the request. */
export function readCookie(request: Request, name: string): string | null {
  const cookies = request.headers.get('Cookie')?.split(';') ?? []
  const cookie = cookies.find((pair) => pair.trimStart().startsWith(`${name}=`))
  return cookie === undefined ? null : cookie.trim().slice(name.length + 1)
}

function signatureOf(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('base64')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
