import type { IdentityPorts } from '#features/identity/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { endSessionsOfBrowser } from './core/access/sessions.server.ts'
import { insertAccount } from './core/accounts.server.ts'
import { rememberBrowser } from './core/browser-cookie.server.ts'
import type { SignUp } from './core/credentials.ts'
import { signUpsOfNetwork } from './core/limits.server.ts'
import { sendConfirmation } from './core/mail-jobs.server.ts'
import { hashPassword } from './core/password-hash.server.ts'
import { sessionCookie, sessionTokenOf } from './core/session-cookie.server.ts'
import type { Visit } from './core/visit.ts'

export const ALREADY_REGISTERED = 'This email is already registered. Please try signing in instead.'

export type SignedUp =
  | { ok: true; userId: string; headers: Headers }
  | { ok: false; reason: 'registered' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/**
 * Opens an account with a password and sends the mail that confirms its address. Opens no session; whoever was signed in in
 * this browser is signed out first, everywhere. The Set-Cookie lines mark the browser as the one the account was opened in.
 */
export async function signUp(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'site' | 'secret'> & Pick<IdentityPorts, 'passwordCost'>,
  { password, ...account }: SignUp,
  { request, network }: Visit,
): Promise<SignedUp> {
  const allowed = await services.limits.take(signUpsOfNetwork, network)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  await endSessionsOfBrowser(services, request)
  const passwordHash = await hashPassword(services, password)
  const userId = await services.db.transaction(async (tx) => {
    const opened = await insertAccount(tx, services, { ...account, passwordHash })
    if (opened) await services.jobs.send(tx, sendConfirmation, { userId: opened })
    return opened
  })
  if (userId === null) return { ok: false, reason: 'registered' }
  const headers = new Headers({ 'Set-Cookie': rememberBrowser(services, request, userId) })
  if (sessionTokenOf(services, request) !== null) headers.append('Set-Cookie', sessionCookie(services, null))
  return { ok: true, userId, headers }
}
