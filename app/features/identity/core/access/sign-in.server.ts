import { and, eq, exists, sql } from 'drizzle-orm'

import type { SignIn } from '#features/identity/core/credentials.ts'
import { byAsManySteps, byPassword, grant, type Holding } from '#features/identity/core/grants.server.ts'
import { isKnownBrowser, rememberBrowser, triesKey } from '#features/identity/core/known-browser.server.ts'
import { passwordsOfAccount, signInsOfNetwork } from '#features/identity/core/limits.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import { hashPassword, verifyPassword } from '#features/identity/core/password-hash.server.ts'
import { LONGEST_PASSWORD } from '#features/identity/core/password-rule.ts'
import type { HashCost, IdentityPorts, SignInServices } from '#features/identity/core/ports.server.ts'
import { sessionCookie, signToken } from '#features/identity/core/session-cookie.server.ts'
import { accounts, factors, users } from '#features/identity/core/tables.server.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { newToken } from '#platform/tokens.server.ts'

import type { AssuranceLevel, Method } from './assurance.ts'
import { openChallenge } from './challenges.server.ts'
import { endSessionsOfBrowser, writeSession } from './sessions.server.ts'

export const WRONG_CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.'

export type SignedIn =
  | { ok: true; headers: Headers; token: string; user: { id: string; email: string; name: string; emailVerified: boolean } }
  /** The password was right, and a code is asked for: nobody is signed in yet. The headers carry the question. */
  | { ok: false; reason: 'second step'; headers: Headers }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/**
 * Signs in with address and password. Whoever was signed in in this browser is signed out first, everywhere. An unknown address,
 * an account without a password and a wrong password are the same refusal after the same work. Beyond the account’s or network’s
 * limit the password is not looked at; known browsers have a count of their own, so that nobody can lock their person out.
 */
export async function signIn(
  services: SignInServices & Pick<IdentityPorts, 'passwordCost'>,
  { email, password }: SignIn,
  visit: Visit,
  next: string | null = null,
): Promise<SignedIn> {
  const { limits } = services
  const { request, network } = visit
  const key = triesKey(services, request, email)
  const allowed = await limits.takeAll([
    [signInsOfNetwork, network],
    [passwordsOfAccount, key],
  ])
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  await endSessionsOfBrowser(services, request)
  const person = await checkPassword(services, email, password)
  if (!person) return { ok: false, reason: 'wrong' }
  await limits.clear(passwordsOfAccount, key)
  const { id, email: address, name, emailVerified } = person
  return grant(services, id, [byPassword(person.hash), byAsManySteps(person)], async (held): Promise<SignedIn> => {
    if (person.hasFactor) {
      const question = await openChallenge(held, services, 'second-step', { userId: id, methods: ['password'], next })
      return { ok: false, reason: 'second step', headers: new Headers({ 'Set-Cookie': question }) }
    }
    const { headers, token } = await enter(held, services, person, visit, { assurance: 'aal1', methods: ['password'] })
    return { ok: true, headers, token: signToken(services.secret, token), user: { id, email: address, name, emailVerified } }
  })
}

/**
 * Opens the session of somebody who has shown everything that was asked, and tells them by mail of a browser that is new. An address that
 * nobody has confirmed may be anybody’s, and is not told.
 */
export async function enter(
  held: Holding,
  services: Pick<Infrastructure, 'jobs' | 'places' | 'limits' | 'clock' | 'site' | 'secret'>,
  { id, email, emailVerified }: { id: string; email: string; emailVerified: boolean },
  visit: Visit,
  authentication: { assurance: AssuranceLevel; methods: Method[] },
): Promise<{ headers: Headers; token: string }> {
  const { request } = visit
  const token = await writeSession(held, services, id, visit, authentication)
  if (emailVerified && !isKnownBrowser(services, request, { email, userId: id })) {
    const userAgent = request.headers.get('User-Agent')?.slice(0, 400) ?? ''
    await sendAccountNotice(held, services, { userId: id, notice: 'new-device', userAgent })
  }
  const headers = new Headers({ 'Set-Cookie': sessionCookie(services, token) })
  headers.append('Set-Cookie', rememberBrowser(services, request, email))
  return { headers, token }
}

/** Made once for each cost: an unknown address costs the same work as a wrong password. */
const nobodysHashes = new WeakMap<HashCost, Promise<string>>()

function nobodysHash(services: Pick<IdentityPorts, 'passwordCost'>): Promise<string> {
  const { passwordCost } = services
  const known = nobodysHashes.get(passwordCost) ?? hashPassword(services, newToken())
  nobodysHashes.set(passwordCost, known)
  return known
}

async function checkPassword(
  services: Pick<Infrastructure, 'db'> & Pick<IdentityPorts, 'passwordCost'>,
  email: string,
  password: string,
) {
  const { db } = services
  const unknownHash = await nobodysHash(services)
  const verified = db
    .select({ one: sql`1` })
    .from(factors)
    .where(and(eq(factors.userId, users.id), eq(factors.status, 'verified')))
  const [person] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
      hash: accounts.password,
      hasFactor: sql<boolean>`${exists(verified)}`,
    })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
  const hash = person?.hash ?? unknownHash
  const isRight = await verifyPassword(hash, password.slice(0, LONGEST_PASSWORD))
  return isRight && person?.hash && password.length <= LONGEST_PASSWORD ? { ...person, hash: person.hash } : null
}
