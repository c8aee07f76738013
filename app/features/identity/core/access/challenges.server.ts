import { and, eq, gt, lt, sql } from 'drizzle-orm'

import type { Holding } from '#features/identity/core/grants.server.ts'
import { readCookie, serializeCookie } from '#features/identity/core/session-cookie.server.ts'
import { challenges } from '#features/identity/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { hashToken, newToken } from '#platform/tokens.server.ts'

import type { Method } from './assurance.ts'

type Purpose = (typeof challenges.$inferSelect)['purpose']
type Asking = Pick<Infrastructure, 'db' | 'clock' | 'site'>

const MINUTES = 10
/** Answers that one challenge takes. */
export const TRIES = 5

export interface Challenge {
  readonly id: string
  readonly userId: string | null
  readonly methods: Method[]
  readonly nonce: string | null
  readonly next: string | null
  readonly triesLeft: number
}

interface Asked {
  readonly methods?: Method[]
  readonly nonce?: string
  readonly next?: string | null
}

/** Asks the browser of a person something: it alone can answer, within ten minutes. Returns the Set-Cookie line. */
export function openChallenge(
  held: Holding,
  services: Pick<Infrastructure, 'clock' | 'site'>,
  purpose: Exclude<Purpose, 'passkey-sign-in'>,
  asked: Asked & { userId: string },
): Promise<string> {
  return writeChallenge(held, services, purpose, asked)
}

/** Asks a browser in which nobody is known yet whose passkey it has. Returns the Set-Cookie line. */
export function askAnybody(services: Asking, asked: Asked): Promise<string> {
  return writeChallenge(services.db, services, 'passkey-sign-in', { ...asked, userId: null })
}

async function writeChallenge(
  db: Database,
  { clock, site }: Pick<Infrastructure, 'clock' | 'site'>,
  purpose: Purpose,
  asked: Asked & { userId: string | null },
): Promise<string> {
  const token = newToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + MINUTES * 60 * 1000)
  await db.insert(challenges).values({ tokenHash: hashToken(token), purpose, ...asked, createdAt, expiresAt })
  return serializeCookie(site, purpose, token, MINUTES * 60)
}

/** What the browser was asked and may still answer; null when nothing. */
export async function findChallenge(services: Asking, purpose: Purpose, request: Request): Promise<Challenge | null> {
  const token = tokenOf(services, purpose, request)
  if (token === null) return null
  const [row] = await services.db
    .select()
    .from(challenges)
    .where(open(services, purpose, token))
  return row ? asChallenge(row) : null
}

/** Counts one answer, before it is looked at. Null when there is nothing left to answer. */
export async function takeTry(services: Asking, purpose: Purpose, request: Request): Promise<Challenge | null> {
  const token = tokenOf(services, purpose, request)
  if (token === null) return null
  const [row] = await services.db
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(open(services, purpose, token))
    .returning()
  return row ? asChallenge(row) : null
}

/** Whether a challenge was neither met nor ended. */
export async function isOpen(db: Database, id: string): Promise<boolean> {
  const found = await db.select({ id: challenges.id }).from(challenges).where(eq(challenges.id, id))
  return found.length > 0
}

/** Ends a challenge. False when somebody did so at the same instant: a challenge is met once. */
export async function closeChallenge(db: Database, id: string): Promise<boolean> {
  const closed = await db.delete(challenges).where(eq(challenges.id, id)).returning({ id: challenges.id })
  return closed.length > 0
}

/** Ends whatever a person was asked and has not answered: it began under a password, or with sessions, that count no more. */
export async function endChallenges(held: Holding, userId: string): Promise<void> {
  await held.delete(challenges).where(eq(challenges.userId, userId))
}

/** The Set-Cookie line that makes the browser forget what it was asked. */
export function forgetChallenge({ site }: Pick<Infrastructure, 'site'>, purpose: Purpose): string {
  return serializeCookie(site, purpose, '', 0)
}

function tokenOf({ site }: Pick<Infrastructure, 'site'>, purpose: Purpose, request: Request): string | null {
  return readCookie(request, site.insecure ? purpose : `__Host-${purpose}`) || null
}

function open({ clock }: Asking, purpose: Purpose, token: string) {
  return and(
    eq(challenges.tokenHash, hashToken(token)),
    eq(challenges.purpose, purpose),
    gt(challenges.expiresAt, clock.now()),
    lt(challenges.tries, TRIES),
  )
}

function asChallenge({ id, userId, methods, nonce, next, tries }: typeof challenges.$inferSelect): Challenge {
  return { id, userId, methods: methods as Method[], nonce, next, triesLeft: TRIES - tries }
}
