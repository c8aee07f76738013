import { and, eq, gt, sql } from 'drizzle-orm'
import { createContext, type RouterContextProvider } from 'react-router'

import { readingOfBrowser } from '#base/dates/browser-language.ts'
import { isDatabaseUnavailable, type Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { preparedOnce } from '#platform/prepared.server.ts'
import { keyedHash } from '#platform/tokens.server.ts'

import {
  readCookie,
  SESSION_SECONDS,
  sessionCookie,
  sessionCookieName,
  sessionTokenOf,
  verifyToken,
} from './core/session-cookie.server.ts'
import { profiles, sessions, users } from './core/tables.server.ts'
import type { Viewer } from './core/viewer.ts'

export { hasSessionCookie } from './core/session-cookie.server.ts'

/** Who asks; null for a visitor. Set once a request, before anything else looks. */
export const viewer = createContext<Viewer | null>(null)

/** The signed-in person, on pages that only signed-in people reach. */
export function signedIn(context: Readonly<RouterContextProvider>): Viewer {
  const person = context.get(viewer)
  if (!person) throw new Error('A page that asks for the signed-in person was reached by a visitor: its route lacks a guard.')
  return person
}

/** Tells pages of different people apart without telling who they are (HMAC, 22 characters). */
export function personFingerprint({ secret }: Pick<Infrastructure, 'secret'>, { userId }: Viewer): string {
  return keyedHash(secret, 'page of', userId).slice(0, 22)
}

type Reading = Pick<Infrastructure, 'db' | 'site' | 'secret' | 'clock' | 'log'>

/**
 * Who sent this request, by one query, and none without a session cookie of ours. `setCookies` are lines for the answer: a
 * session in use is kept another 30 days (written at most once a day; its last use every ten minutes), and a dead one’s cookie
 * goes. Only reading requests get them: the answer to a form may set its own.
 */
export async function findViewer(services: Reading, request: Request): Promise<{ viewer: Viewer | null; setCookies: string[] }> {
  const token = sessionTokenOf(services, request)
  const reading = request.method === 'GET'
  if (token === null)
    return { viewer: null, setCookies: reading && hasDeadCookie(services, request) ? [sessionCookie(services, null)] : [] }
  const found = await findSession(services, token)
  if (!found) return { viewer: null, setCookies: reading ? [sessionCookie(services, null)] : [] }
  const { expiresAt, lastUsedAt, ...row } = found
  const person = asTheyRead(row, request)
  const renewed = reading && (await keepSession(services, person.sessionId, { expiresAt, lastUsedAt }))
  return { viewer: person, setCookies: renewed ? [sessionCookie(services, token)] : [] }
}

/** A session cookie that we did not sign, or under an older secret: it only keeps its browser from the common pages. */
function hasDeadCookie({ site }: Pick<Infrastructure, 'site'>, request: Request): boolean {
  return readCookie(request, sessionCookieName(site)) !== null
}

/** Who an answer has just signed in, by the session cookie that it sets; null when it sets none. */
export async function viewerOfAnswer(services: Reading, headers: Headers): Promise<Viewer | null> {
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0]!)
  const request = new Request(services.site.origin, { headers: { Cookie: cookies.join('; ') } })
  return (await findViewer(services, request)).viewer
}

/** The person whose signed session token stands in the `Authorization` header. Cookies do not count. */
export async function findBearerViewer(services: Reading, request: Request): Promise<Viewer | null> {
  const [, signed] = /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization')?.trim() ?? '') ?? []
  const token = signed === undefined ? null : verifyToken(services.secret, signed)
  const found = token === null ? null : await findSession(services, token)
  if (!found) return null
  const { expiresAt: _expiresAt, lastUsedAt: _lastUsedAt, ...row } = found
  return asTheyRead(row, null)
}

type Found = Viewer & { readonly areUnitsChosen: boolean | null; readonly isDateLanguageChosen: boolean | null }

/** The units and dates that somebody chose; what they have not chosen, their browser says (none: as the site writes). */
function asTheyRead({ areUnitsChosen, isDateLanguageChosen, ...person }: Found, request: Request | null): Viewer {
  const browser = readingOfBrowser(request?.headers.get('Accept-Language') ?? null)
  return {
    ...person,
    units: areUnitsChosen ? person.units : browser.units,
    dateLanguage: isDateLanguageChosen ? person.dateLanguage : browser.dateLanguage,
  }
}

const statement = preparedOnce(prepareStatement)

async function findSession({ db, clock, log }: Pick<Reading, 'db' | 'clock' | 'log'>, token: string) {
  const now = clock.now()
  const [row] = await statement(db)
    .execute({ token, now: now.toISOString() })
    .catch(async (error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error
      const rows = await findWithoutProfile(db, token, now).catch(() => {
        throw error
      })
      log.error({ err: error }, 'A profile could not be read: whoever asks is not taken for an administrator.')
      return rows
    })
  return row && { ...row, displayName: row.displayName || null, isAdmin: row.isAdmin ?? false, units: row.units ?? 'metric' }
}

const ofSession = {
  userId: users.id,
  sessionId: sessions.id,
  email: users.email,
  emailVerified: users.emailVerified,
  displayName: users.name,
  assurance: sessions.assurance,
  expiresAt: sessions.expiresAt,
  lastUsedAt: sessions.lastUsedAt,
}

/** The same person, as far as the account alone tells. */
async function findWithoutProfile(db: Database, token: string, now: Date) {
  const rows = await db
    .select(ofSession)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)))
  const unknown = {
    timeZone: null,
    units: null,
    areUnitsChosen: null,
    dateLanguage: null,
    isDateLanguageChosen: null,
    picture: null,
  }
  return rows.map((row) => ({ ...row, ...unknown, isAdmin: false }))
}

function prepareStatement(db: Database) {
  return db
    .select({
      ...ofSession,
      isAdmin: profiles.isAdmin,
      timeZone: profiles.timeZone,
      units: profiles.units,
      areUnitsChosen: profiles.areUnitsChosen,
      dateLanguage: profiles.dateLanguage,
      isDateLanguageChosen: profiles.isDateLanguageChosen,
      picture: profiles.picture,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('identity_find_session')
}

const RENEWED_EVERY_MS = 24 * 60 * 60 * 1000
const NOTED_EVERY_MS = 10 * 60 * 1000

/**
 * Notes that a session is in use, at most every ten minutes, and moves its end to a full term from now, at most once a day.
 * Returns whether the end was moved.
 */
async function keepSession(
  { db, clock }: Reading,
  sessionId: string,
  { expiresAt, lastUsedAt }: { expiresAt: Date; lastUsedAt: Date },
): Promise<boolean> {
  const now = clock.now()
  if (now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS) return false
  const fullTerm = new Date(now.getTime() + SESSION_SECONDS * 1000)
  const isDue = fullTerm.getTime() - expiresAt.getTime() >= RENEWED_EVERY_MS
  const renewed = isDue ? { expiresAt: fullTerm, updatedAt: now } : {}
  await db
    .update(sessions)
    .set({ ...renewed, lastUsedAt: now })
    .where(eq(sessions.id, sessionId))
  return isDue
}
