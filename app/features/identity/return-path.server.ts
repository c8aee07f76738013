import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { sameSitePath } from './core/next-path.ts'
import { readCookie, serializeCookie } from './core/session-cookie.server.ts'

const NAME = 'place'
const SECONDS = 600
const LONGEST = 1_000

type Site = Pick<Infrastructure, 'site'>

/** The Set-Cookie line that keeps the page that somebody was refused because nobody was signed in, so that signing in leads back there; null for one too long. */
export function rememberReturnPath({ site }: Site, path: string): string | null {
  const value = encodeURIComponent(path)
  return value.length > LONGEST ? null : serializeCookie(site, NAME, value, SECONDS)
}

/** The page of this site that was refused a moment ago in this browser; null where there is none. */
export function readReturnPath({ site }: Site, request: Request): string | null {
  const value = readCookie(request, site.insecure ? NAME : `__Host-${NAME}`)
  try {
    return value ? sameSitePath(decodeURIComponent(value)) : null
  } catch {
    return null
  }
}

/** Takes it away again, once it has been used. */
export function forgetReturnPath({ site }: Site): string {
  return serializeCookie(site, NAME, '', 0)
}
