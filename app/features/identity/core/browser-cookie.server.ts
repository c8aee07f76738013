import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { signValue, verifySigned } from '#platform/tokens.server.ts'

import { readCookie, serializeCookie } from './session-cookie.server.ts'

const NAME = 'started'
const DAYS = 30
/** One browser may open accounts for a whole household. */
const REMEMBERED = 10

type Marking = Pick<Infrastructure, 'site' | 'secret'>

/** The Set-Cookie line that makes this browser known as the one in which the account was opened. */
export function rememberBrowser(services: Marking, request: Request, userId: string): string {
  const ids = [userId, ...accountsStartedIn(services, request).filter((id) => id !== userId)].slice(0, REMEMBERED)
  return serializeCookie(services.site, NAME, signValue(services.secret, NAME, ids.join('~')), DAYS * 24 * 60 * 60)
}

/** Whether the account was opened in the browser that sent this request. */
export function startedHere(services: Marking, request: Request, userId: string): boolean {
  return accountsStartedIn(services, request).includes(userId)
}

/** The account that was opened last in the browser that sent this request; null when none was. */
export function lastStartedIn(services: Marking, request: Request): string | null {
  return accountsStartedIn(services, request)[0] ?? null
}

function accountsStartedIn({ site, secret }: Marking, request: Request): string[] {
  const signed = readCookie(request, site.insecure ? NAME : `__Host-${NAME}`)
  const ids = signed === null ? null : verifySigned(secret, NAME, signed)
  return ids ? ids.split('~') : []
}
