import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { signValue, verifySigned } from '#platform/tokens.server.ts'

import { startedHere } from './browser-cookie.server.ts'
import { addressKey } from './limits.server.ts'
import { readCookie, serializeCookie } from './session-cookie.server.ts'

const NAME = 'known'
const DAYS = 400
/** One browser may serve a whole household. */
const REMEMBERED = 10

type Marking = Pick<Infrastructure, 'site' | 'secret'>

/** Whether somebody has signed in to the account of this address in this browser before, or opened it here. */
export function isKnownBrowser(services: Marking, request: Request, account: { email: string; userId: string }): boolean {
  return knows(services, request, account.email) || startedHere(services, request, account.userId)
}

/**
 * The key under which tries at the account of an address are counted, before anybody is looked up. Browsers that know the account
 * have a count of their own, so that nobody elsewhere can use up its person’s tries.
 */
export function triesKey(services: Marking, request: Request, email: string): string {
  return knows(services, request, email) ? knownKey(services, email) : addressKey(services, email)
}

/** The key of tries in a browser that is signed in or was before. */
export function knownKey(services: Marking, email: string): string {
  return `${addressKey(services, email)} known`
}

function knows(services: Marking, request: Request, email: string): boolean {
  return keysIn(services, request).includes(addressKey(services, email))
}

/** The Set-Cookie line by which the browser is known from now on. The address itself does not stand in it. */
export function rememberBrowser(services: Marking, request: Request, email: string): string {
  const key = addressKey(services, email)
  const keys = [key, ...keysIn(services, request).filter((other) => other !== key)].slice(0, REMEMBERED)
  return serializeCookie(services.site, NAME, signValue(services.secret, NAME, keys.join('~')), DAYS * 24 * 60 * 60)
}

function keysIn({ site, secret }: Marking, request: Request): string[] {
  const signed = readCookie(request, site.insecure ? NAME : `__Host-${NAME}`)
  const keys = signed === null ? null : verifySigned(secret, NAME, signed)
  return keys ? keys.split('~') : []
}
