import type { Services } from '#platform/services.server.ts'

import { readCookie, serializeCookie } from './session-cookie.server.ts'

const NAME = 'address'
const SECONDS = 60

/** The Set-Cookie line that keeps a typed address for the next page, so that it stands in no URL. */
export function keepAddress({ site }: Pick<Services, 'site'>, email: string): string {
  return serializeCookie(site, NAME, encodeURIComponent(email), SECONDS)
}

/** The address that was typed a moment ago in this browser; empty when there is none. */
export function keptAddress({ site }: Pick<Services, 'site'>, request: Request): string {
  const value = readCookie(request, site.insecure ? NAME : `__Host-${NAME}`) ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
