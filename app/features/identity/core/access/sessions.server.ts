import { randomBytes } from 'node:crypto'

import { and, eq, ne } from 'drizzle-orm'

import { rememberBrowser } from '#features/identity/core/browser-cookie.server.ts'
import { holdAccount, type Holding } from '#features/identity/core/grants.server.ts'
import { SESSION_SECONDS, sessionCookie, sessionTokenOf } from '#features/identity/core/session-cookie.server.ts'
import { challenges, sessions, users } from '#features/identity/core/tables.server.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Authentication } from './assurance.ts'
import { endChallenges } from './challenges.server.ts'

/** Writes a session of a person who has shown who they are. Returns its token, unsigned. */
export async function writeSession(
  held: Holding,
  { clock, places }: Pick<Infrastructure, 'clock' | 'places'>,
  userId: string,
  visit: Visit,
  { assurance, methods }: Authentication,
): Promise<string> {
  const token = randomBytes(32).toString('hex')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
  const place = places.inWords(visit.network)
  const userAgent = (visit.request.headers.get('User-Agent') ?? '').slice(0, 400)
  const times = { expiresAt, createdAt: now, updatedAt: now, lastUsedAt: now }
  await held.insert(sessions).values({ userId, token, ipAddress: '', userAgent, place, assurance, methods, ...times })
  return token
}

/** When somebody signed in; null where the session is over. */
export async function sessionStart({ db }: Pick<Infrastructure, 'db'>, sessionId: string): Promise<Date | null> {
  const [session] = await db.select({ openedAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, sessionId))
  return session?.openedAt ?? null
}

/**
 * Signs in whoever has just opened an account, in the transaction in which they did and in the browser that sent the request. Returns the
 * Set-Cookie lines; they also mark the browser while the address is unconfirmed, because then it can only be the one in which the account was
 * opened.
 */
export async function openSession(
  held: Holding,
  services: Pick<Infrastructure, 'places' | 'clock' | 'site' | 'secret'>,
  userId: string,
  visit: Visit,
  authentication: Authentication = { assurance: 'aal1', methods: [] },
): Promise<Headers> {
  const token = await writeSession(held, services, userId, visit, authentication)
  const headers = new Headers({ 'Set-Cookie': sessionCookie(services, token) })
  const [user] = await held.select({ verified: users.emailVerified }).from(users).where(eq(users.id, userId))
  if (!user?.verified) headers.append('Set-Cookie', rememberBrowser(services, visit.request, userId))
  return headers
}

/**
 * Ends all sessions of a person (but the one that stays, if any), on every device and every replica: a session is its row. A
 * sign-in that waits for its second step, and whatever else the person was asked, ends too. Returns how many sessions there were.
 */
export async function endSessions(held: Holding, userId: string, { but }: { but?: string } = {}): Promise<number> {
  await endChallenges(held, userId)
  const ended = await held
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), but === undefined ? undefined : ne(sessions.id, but)))
    .returning({ id: sessions.id })
  return ended.length
}

/** Ends all sessions of everybody, and what anybody was asked and has not answered. */
export async function endEverySession(tx: Transaction): Promise<number> {
  await tx.delete(challenges)
  return (await tx.delete(sessions).returning({ id: sessions.id })).length
}

/** Ends all sessions of whoever is signed in in the browser that sent the request, and whatever they were asked and have not answered. */
export async function endSessionsOfBrowser(
  services: Pick<Infrastructure, 'db' | 'site' | 'secret'>,
  request: Request,
): Promise<void> {
  const token = sessionTokenOf(services, request)
  if (token === null) return
  const [owner] = await services.db.select({ id: sessions.userId }).from(sessions).where(eq(sessions.token, token))
  if (!owner) return
  await services.db.transaction(async (tx) => {
    const held = await holdAccount(tx, owner.id)
    if (held) await endSessions(held, owner.id)
  })
}

/**
 * Signs the person out everywhere. The browser is signed out whatever happens: a failure is logged, and the Set-Cookie line
 * that clears the cookie comes back all the same.
 */
export async function signOut(
  services: Pick<Infrastructure, 'db' | 'log' | 'site' | 'secret'>,
  request: Request,
): Promise<Headers> {
  await endSessionsOfBrowser(services, request).catch((error: unknown) => {
    services.log.error({ err: error }, 'Sign-out could not end the sessions')
  })
  return new Headers({ 'Set-Cookie': sessionCookie(services, null) })
}
