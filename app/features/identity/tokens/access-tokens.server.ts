import { randomUUID } from 'node:crypto'

import { and, asc, count, desc, eq, gt, lt } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { checkOwnPassword, type NotDone } from '#features/identity/core/access/own-password.server.ts'
import { byPassword, bySession, grant } from '#features/identity/core/grants.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import { profiles, users } from '#features/identity/core/tables.server.ts'
import { accessTokens } from '#features/identity/core/tokens/token-tables.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { hashToken, newToken } from '#platform/tokens.server.ts'

import type { Scope } from './scopes.ts'
import type { AskedToken } from './token-form.ts'

/** By this, scanners know one of our tokens where it should not stand. */
export const TOKEN_PREFIX = 'wwp_'
/** Tokens that a person may have at a time. */
export const MAX_TOKENS = 20

const VISIBLE_CHARACTERS = TOKEN_PREFIX.length + 4
const DAY_MS = 24 * 60 * 60 * 1000
/** Expired ones stay in the list for a while, so that a program that stopped is explained. */
const EXPIRED_RETENTION_MS = 30 * DAY_MS

export type MadeToken = { ok: true; token: string } | { ok: false; reason: 'too many' | 'made already' } | NotDone

/**
 * Makes a token for a program, after a look at the account's password. It comes back this once: the database keeps its hash.
 * The same form sent again makes no second one. A mail tells the person of it.
 */
export async function makeAccessToken(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'site' | 'secret'>,
  person: Pick<Viewer, 'userId' | 'email' | 'sessionId'>,
  { id, name, scopes, days, password }: AskedToken,
): Promise<MadeToken> {
  const { clock } = services
  const checked = await checkOwnPassword(services, person, password)
  if (!checked.ok) return checked
  const { userId } = person
  const token = TOKEN_PREFIX + newToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS)
  const prefix = token.slice(0, VISIBLE_CHARACTERS)
  const row = { id, userId, name, tokenHash: hashToken(token), prefix, scopes: [...scopes], createdAt, expiresAt }
  return grant(services, userId, [bySession(person), byPassword(checked.hash)], async (held): Promise<MadeToken> => {
    const [living] = await held.select({ number: count() }).from(accessTokens).where(livingOf(userId, createdAt))
    if (living!.number >= MAX_TOKENS) return { ok: false, reason: 'too many' }
    const [taken] = await held.select({ by: accessTokens.userId }).from(accessTokens).where(eq(accessTokens.id, id))
    if (taken?.by === userId) return { ok: false, reason: 'made already' }
    // A number of somebody else's token is answered like any other.
    await held.insert(accessTokens).values(taken ? { ...row, id: randomUUID() } : row)
    await sendAccountNotice(held, services, { userId, notice: 'token-made' })
    return { ok: true, token }
  })
}

/** A token as its owner sees it in the list. */
export interface ListedToken {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: ReadonlyArray<Scope>
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly lastUsedAt: Date | null
  readonly isExpired: boolean
}

/** A person's tokens: those that work, the newest first, then those that ran out lately. */
export async function listAccessTokens(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
): Promise<ListedToken[]> {
  const now = clock.now()
  const rows = await db
    .select({
      id: accessTokens.id,
      name: accessTokens.name,
      prefix: accessTokens.prefix,
      scopes: accessTokens.scopes,
      createdAt: accessTokens.createdAt,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
    })
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), asc(accessTokens.id))
  const listed = rows.map((row) => ({ ...row, scopes: row.scopes as Scope[], isExpired: row.expiresAt <= now }))
  return listed.toSorted((a, b) => Number(a.isExpired) - Number(b.isExpired))
}

/** Ends one of a person's tokens at once. False when the person has none of that id. */
export async function endAccessToken({ db }: Pick<Infrastructure, 'db'>, userId: string, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const ended = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))
    .returning({ id: accessTokens.id })
  return ended.length > 0
}

/** Forgets tokens that ran out a month ago. */
export async function removeExpiredTokens({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, new Date(clock.now().getTime() - EXPIRED_RETENTION_MS)))
}

/** What a person calls their tokens, by id; those that have expired and were not swept yet are among them. */
export async function listTokenNames(db: Database, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: accessTokens.id, name: accessTokens.name })
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A token that works, what it may do, and the person behind it. */
export interface TokenHolder extends Pick<Viewer, 'userId' | 'email' | 'emailVerified' | 'displayName' | 'timeZone'> {
  readonly tokenId: string
  /** What its owner calls it. */
  readonly tokenName: string
  readonly scopes: ReadonlyArray<Scope>
  readonly expiresAt: Date
  readonly lastUsedAt: Date | null
}

/** Finds a token that works by what a program sent, or by its id. Null when it ran out, was ended, or never was. */
export async function findTokenHolder(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  by: { token: string } | { id: string },
): Promise<TokenHolder | null> {
  const which = 'token' in by ? eq(accessTokens.tokenHash, hashToken(by.token)) : eq(accessTokens.id, by.id)
  const [row] = await db
    .select({
      tokenId: accessTokens.id,
      tokenName: accessTokens.name,
      scopes: accessTokens.scopes,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      displayName: users.name,
      timeZone: profiles.timeZone,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(which, gt(accessTokens.expiresAt, clock.now())))
  return row ? { ...row, scopes: row.scopes as Scope[], displayName: row.displayName || null } : null
}

const NOTED_EVERY_MS = 10 * 60 * 1000

/** Notes that a token was used, at most every ten minutes. */
export async function noteUse({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, holder: TokenHolder): Promise<void> {
  const now = clock.now()
  if (holder.lastUsedAt && now.getTime() - holder.lastUsedAt.getTime() < NOTED_EVERY_MS) return
  await db.update(accessTokens).set({ lastUsedAt: now }).where(eq(accessTokens.id, holder.tokenId))
}

function livingOf(userId: string, now: Date) {
  return and(eq(accessTokens.userId, userId), gt(accessTokens.expiresAt, now))
}
