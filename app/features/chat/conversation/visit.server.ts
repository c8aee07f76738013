import { readCookie, serializeCookie } from '#features/identity/core/session-cookie.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'
import { hashToken, newToken } from '#platform/tokens.server.ts'

const COOKIE = 'chat'
const DAY = 24 * 60 * 60

/** Who writes, and from where. */
export interface Visit {
  /** What the database knows the browser by. */
  readonly browser: string
  /** For a browser that comes for the first time: it goes with the browser’s session. */
  readonly setCookie: string | null
  readonly network: string
  readonly viewer: Viewer | null
  /** As the browser says it; null where it does not. */
  readonly timeZone: string | null
  readonly languages: string | null
  readonly sessionId?: string | undefined
}

interface Asking {
  readonly request: Request
  readonly network: string
  readonly viewer: Viewer | null
  readonly timeZone?: string | undefined
  readonly sessionId?: string | undefined
}

/** Somebody who writes: a browser without a cookie gets one. */
export function visitOf({ site }: Pick<Infrastructure, 'site'>, { request, viewer, timeZone, ...rest }: Asking): Visit {
  const known = cookieOf({ site }, request)
  const token = known ?? newToken()
  return {
    ...rest,
    viewer,
    browser: hashToken(token),
    setCookie: known ? null : serializeCookie(site, COOKIE, token, null),
    timeZone: viewer?.timeZone || timeZone || null,
    languages: request.headers.get('Accept-Language'),
  }
}

function cookieOf({ site }: Pick<Infrastructure, 'site'>, request: Request): string | null {
  const token = readCookie(request, site.insecure ? COOKIE : `__Host-${COOKIE}`)
  return token && /^[\w-]{43}$/.test(token) ? token : null
}

const ofBrowser: RateLimit = { name: 'chat.browser', limit: 30, windowSeconds: 10 * 60 }
const ofBrowserADay: RateLimit = { name: 'chat.browser-day', limit: 150, windowSeconds: DAY }
/** Loose: a whole office may sit behind one address. */
const ofNetwork: RateLimit = { name: 'chat.network', limit: 120, windowSeconds: 10 * 60 }
const ofNetworkADay: RateLimit = { name: 'chat.network-day', limit: 600, windowSeconds: DAY }

/** Counts one message. */
export function takeMessageLimit({ limits }: Pick<Infrastructure, 'limits'>, { browser, network }: Visit) {
  return limits.takeAll([
    [ofBrowser, browser],
    [ofBrowserADay, browser],
    [ofNetwork, network],
    [ofNetworkADay, network],
  ])
}

/** Few, and apart from the messages: whoever has used those up can still ask for a person. */
const personOfBrowser: RateLimit = { name: 'chat.person', limit: 5, windowSeconds: 60 * 60 }
const personOfNetwork: RateLimit = { name: 'chat.person-network', limit: 30, windowSeconds: 60 * 60 }

/** Counts one request for a person. */
export function takeRequestForPerson({ limits }: Pick<Infrastructure, 'limits'>, { browser, network }: Visit) {
  return limits.takeAll([
    [personOfBrowser, browser],
    [personOfNetwork, network],
  ])
}
