import { isAPIError } from 'better-auth/api'

import type { Services } from '#platform/services.server.ts'

import { authOf } from './auth.server.ts'
import type { SignIn } from './credentials.ts'
import { addressKey, passwordsOfAccount, signInsOfNetwork } from './limits.server.ts'
import { sessionCookie, signToken } from './session-cookie.server.ts'
import { endSessionsOfBrowser } from './sessions.server.ts'

export const WRONG_CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.'

/** The browser that asks, and the network it asks from (the key of its limits). */
export interface Visit {
  readonly request: Request
  readonly network: string
}

export type SignedIn =
  | { ok: true; headers: Headers; token: string; user: { id: string; email: string; name: string; emailVerified: boolean } }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/**
 * Signs in with address and password. Whoever was signed in in this browser is signed out first, everywhere. An unknown
 * address, an account without a password and a wrong password are the same refusal after the same work. The password is
 * not looked at when the account's or the network's limit is reached.
 */
export async function signIn(services: Services, { email, password }: SignIn, { request, network }: Visit): Promise<SignedIn> {
  const { limits } = services
  const key = addressKey(services, email)
  const allowed = await limits.take(signInsOfNetwork, network)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  const mayTry = await limits.take(passwordsOfAccount, key)
  if (!mayTry.ok) return { ...mayTry, reason: 'wait' }
  await endSessionsOfBrowser(services, request)
  const session = await checkPassword(services, { email, password }, request)
  if (!session) return { ok: false, reason: 'wrong' }
  await limits.clear(passwordsOfAccount, key)
  const { token, user } = session
  return {
    ok: true,
    headers: new Headers({ 'Set-Cookie': sessionCookie(services, token) }),
    token: signToken(services.secret, token),
    user: { id: user.id, email: user.email, name: user.name, emailVerified: user.emailVerified },
  }
}

/** Null for a refusal; a failure of the machinery throws. */
async function checkPassword(services: Services, body: SignIn, request: Request) {
  const headers = new Headers({ 'User-Agent': request.headers.get('User-Agent') ?? '' })
  try {
    return await authOf(services).api.signInEmail({ body, headers })
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null
    throw error
  }
}
