import type { Services } from '#platform/services.server.ts'

import { readCookie, serializeCookie } from './session-cookie.server.ts'

const NAME = 'address'
const SECONDS = 60
/** Somebody looks for a mail. */
const SECONDS_MAILED = 600
/** Never part of an encoded address. */
const MAILED = '&mailed'

export interface TypedAddress {
  /** Empty when none was typed. */
  readonly address: string
  /** Whether a mail with a link that signs in was announced for it. */
  readonly isMailed: boolean
}

/** The Set-Cookie line that keeps a typed address for the next page, so that it stands in no URL. */
export function keepAddress({ site }: Pick<Services, 'site'>, email: string, { isMailed = false } = {}): string {
  return serializeCookie(site, NAME, encodeURIComponent(email) + (isMailed ? MAILED : ''), isMailed ? SECONDS_MAILED : SECONDS)
}

/** The address that was typed a moment ago in this browser. */
export function keptAddress({ site }: Pick<Services, 'site'>, request: Request): TypedAddress {
  const value = readCookie(request, site.insecure ? NAME : `__Host-${NAME}`) ?? ''
  const isMailed = value.endsWith(MAILED)
  try {
    return { address: decodeURIComponent(isMailed ? value.slice(0, -MAILED.length) : value), isMailed }
  } catch {
    return { address: '', isMailed: false }
  }
}
