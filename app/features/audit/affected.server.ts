import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'

import { findAccount, findUserByEmail } from '#features/identity/core/accounts.server.ts'
import { listNames } from '#features/identity/people/names.server.ts'
import { listSessionsOfSpan, type SessionOfSpan } from '#features/identity/people/sessions-of-span.server.ts'
import {
  findInquiredTokens,
  listTokensOf,
  namesToken,
  type InquiredToken,
} from '#features/identity/tokens/inquired-tokens.server.ts'
import type { Database } from '#platform/db.server.ts'

import { actsOf, actsOfAnybody, type Act } from './affected-acts.server.ts'
import type { AccessAction, HealthPart } from './health-access.ts'
import { healthAccess } from './tables.server.ts'

/** What is asked: a span of time, and if wanted one token or one account that was taken over. */
export interface Inquiry {
  readonly from: Date
  readonly to: Date
  readonly token?: string | undefined
  readonly account?: string | undefined
}

/** What one actor did with one kind of a person’s data. */
export interface AffectedLine {
  readonly userId: string
  readonly email: string
  readonly by: string
  readonly action: AccessAction | 'acted'
  readonly what: HealthPart | string
  /** The last instant that was written down; of a line that sums up a day it may lie after the span. */
  readonly lastAt: Date
  readonly times: number
  /** Whether one of these surely lies in the span: lines that sum up a day may do so only in part. */
  readonly isCertain: boolean
}

export interface Affected {
  readonly lines: ReadonlyArray<AffectedLine>
  /** Acts that were done to nobody by name, and may concern everybody: the key of the backups looked at, a restore, settings. A token does none. */
  readonly acts: ReadonlyArray<Act>
  readonly tokens: ReadonlyArray<InquiredToken>
  readonly sessions: ReadonlyArray<SessionOfSpan>
  /** The account that was asked about, or whose token it is. */
  readonly account: { readonly userId: string; readonly email: string } | null
}

export type Inquired = { ok: true; affected: Affected } | { ok: false; sentence: string }

/** Whose data was touched, as far as the logs know. Nothing is changed. */
export async function findAffected(db: Database, inquiry: Inquiry): Promise<Inquired> {
  const { token, account: email } = inquiry
  if (token !== undefined) {
    if (!namesToken(token))
      return refuse('A token is named by its number, or by its first eight characters (wwp_ and four more).')
    const tokens = await findInquiredTokens(db, token)
    if (tokens.length === 0)
      return refuse(
        'There is no such token. One that was ended is known by its name alone: ask for the account that it belonged to, with --account.',
      )
    const ids = tokens.map(({ id }) => id)
    const account = tokens.length === 1 ? await findAccount(db, tokens[0]!.userId) : null
    const lines = await linesOf(db, inquiry, inArray(healthAccess.tokenId, ids))
    return { ok: true, affected: { lines, acts: [], tokens, sessions: [], account } }
  }
  if (email === undefined) {
    const [lines, done] = [await linesOf(db, inquiry), await actsOfAnybody(db, inquiry)]
    const acts = done.filter((act) => act.userId === null)
    return {
      ok: true,
      affected: { lines: [...lines, ...done.flatMap(lineOfAct)], acts, tokens: [], sessions: [], account: null },
    }
  }
  const account = await findUserByEmail(db, email)
  if (!account) return refuse(`${email} has no account (any more): an erasure takes its lines out of the log.`)
  const { userId } = account
  const asAdmin = eq(healthAccess.adminId, userId)
  const own = and(eq(healthAccess.userId, userId), inArray(healthAccess.actorKind, ['member', 'token']))
  const done = await actsOf(db, inquiry, userId)
  const lines = [...(await linesOf(db, inquiry, or(asAdmin, own))), ...done.flatMap(lineOfAct)]
  const acts = done.filter((act) => act.userId === null)
  const [tokens, sessions] = [await listTokensOf(db, userId), await listSessionsOfSpan(db, userId, inquiry)]
  return { ok: true, affected: { lines, acts, tokens, sessions, account } }
}

/** An act that was done to a person, as a line of the table. */
function lineOfAct({ userId, email, ...act }: Act): AffectedLine[] {
  return userId === null || email === null ? [] : [{ ...act, userId, email, action: 'acted', isCertain: true }]
}

const refuse = (sentence: string): Inquired => ({ ok: false, sentence })

/** A day begins first where clocks are 14 hours ahead of UTC: a line that sums up a day of a member tells of nothing before. */
const earliest = sql`((${healthAccess.day}::timestamp - interval '14 hours') at time zone 'UTC')`

async function linesOf(db: Database, { from, to }: Inquiry, which?: SQL): Promise<AffectedLine[]> {
  const inside = sql<boolean>`bool_or(${healthAccess.at} between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz)`
  const rows = await db
    .select({
      userId: healthAccess.userId,
      actorKind: healthAccess.actorKind,
      adminId: healthAccess.adminId,
      tokenName: healthAccess.tokenName,
      action: healthAccess.action,
      what: healthAccess.what,
      lastAt: sql<string>`max(${healthAccess.at})`,
      times: sql<number>`sum(${healthAccess.times})::int`,
      isCertain: inside,
    })
    .from(healthAccess)
    .where(
      and(
        gte(healthAccess.at, from),
        or(and(isNull(healthAccess.day), lte(healthAccess.at, to)), sql`${earliest} <= ${to.toISOString()}::timestamptz`),
        which,
      ),
    )
    .groupBy(
      healthAccess.userId,
      healthAccess.actorKind,
      healthAccess.adminId,
      healthAccess.tokenName,
      healthAccess.action,
      healthAccess.what,
    )
  const names = await listNames(
    db,
    rows.flatMap(({ userId, adminId }) => [userId, adminId]),
  )
  const lines = rows.map(({ actorKind, adminId, tokenName, lastAt, ...row }) => ({
    ...row,
    lastAt: new Date(lastAt),
    email: names.get(row.userId)!.email,
    by: {
      member: () => 'the account itself',
      admin: () => `${names.get(adminId ?? '')?.email ?? 'somebody who ran the site'} (admin)`,
      token: () => `a program with the token “${tokenName ?? 'without a name'}”`,
      job: () => 'this site, by itself',
    }[actorKind](),
  }))
  return lines.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

const keyOf = ({ email, by, action, what }: AffectedLine) => [email, by, action, what].join('\0')
