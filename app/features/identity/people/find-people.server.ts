import { and, count, desc, eq, gt, ilike, max, or, sql, type SQL } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { anywhere } from '#base/like-pattern.ts'
import { hasVerifiedFactor } from '#features/identity/core/access/factors.server.ts'
import { profiles, sessions, users } from '#features/identity/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { StoredPicture } from '#platform/picture.ts'

import type { PeopleOrder } from './people-order.ts'

const PAGE = 50

/** A person as those who run the site see them. */
export interface Person {
  readonly userId: string
  readonly displayName: string | null
  readonly email: string
  readonly emailVerified: boolean
  readonly isAdmin: boolean
  readonly joinedAt: Date
  /** The last use of a session that is not ended; null when there is none. */
  readonly lastSeenAt: Date | null
}

const lastSeen = sql<string | null>`(select max(${sessions.lastUsedAt}) from ${sessions} where ${sessions.userId} = ${users.id})`
const columns = {
  userId: users.id,
  displayName: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  isAdmin: profiles.isAdmin,
  joinedAt: users.createdAt,
  lastSeenAt: lastSeen,
}

/** Who has no name stands by their address. */
const calledBy = sql`lower(coalesce(nullif(${users.name}, ''), ${users.email}))`
const orders = {
  newest: [desc(users.createdAt), users.id],
  oldest: [users.createdAt, users.id],
  'a-z': [calledBy, users.id],
  'z-a': [desc(calledBy), users.id],
} as const satisfies Record<PeopleOrder, unknown>

/** One page of the people whose name or address holds what was looked for, the newest first where nothing else is said. Pages count from 1. */
export async function findPeople(
  { db }: Pick<Infrastructure, 'db'>,
  { search, page, order = 'newest' }: { search: string; page: number; order?: PeopleOrder },
): Promise<{ people: Person[]; hasMore: boolean }> {
  const rows = await db
    .select(columns)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(matching(search))
    .orderBy(...orders[order])
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
  return { people: rows.slice(0, PAGE).map(personOf), hasMore: rows.length > PAGE }
}

/**
 * The people whose name or address holds what was looked for, the newest first, from behind one of them on; only those `among` whom they are
 * wanted. Nobody when that one is gone.
 */
export async function listPeopleBehind(
  { db }: Pick<Infrastructure, 'db'>,
  {
    search,
    behind,
    limit,
    among,
  }: { search: string; behind: string | null; limit: number; among?: ((userId: typeof users.id) => SQL) | undefined },
): Promise<Array<Pick<Person, 'userId' | 'displayName' | 'email'>>> {
  if (behind !== null && !isId(behind)) return []
  const place = sql`(select ${users.createdAt}, ${users.id} from ${users} where ${users.id} = ${behind})`
  const rows = await db
    .select({ userId: users.id, displayName: users.name, email: users.email })
    .from(users)
    .where(
      and(matching(search), among?.(users.id), behind === null ? undefined : sql`(${users.createdAt}, ${users.id}) < ${place}`),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
  return rows.map(({ displayName, ...person }) => ({ ...person, displayName: displayName || null }))
}

/** The ids of at most a hundred people whose name or address holds what was looked for; of one whose id it is. */
export async function findPeopleIds(db: Database, search: string): Promise<string[]> {
  if (isId(search)) return [search]
  const found = await db.select({ id: users.id }).from(users).where(matching(search)).orderBy(users.id).limit(100)
  return found.map(({ id }) => id)
}

/** A person, and where they are signed in; null for an id of nobody. */
export async function findPerson(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
): Promise<
  | (Person & {
      timeZone: string | null
      picture: StoredPicture | null
      hasSecondStep: boolean
      sessions: { count: number; lastUsedAt: Date | null }
    })
  | null
> {
  if (!isId(userId)) return null
  const [row] = await db
    .select({ ...columns, timeZone: profiles.timeZone, picture: profiles.picture })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) return null
  const [open] = await db
    .select({ count: count(), lastUsedAt: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
  const { timeZone, picture } = row
  const hasSecondStep = await hasVerifiedFactor(db, userId)
  return { ...personOf(row), timeZone, picture, hasSecondStep, sessions: open! }
}

function matching(search: string) {
  if (search === '') return undefined
  const pattern = anywhere(search)
  return or(ilike(users.name, pattern), ilike(users.email, pattern))
}

function personOf<Row extends { displayName: string; isAdmin: boolean | null; lastSeenAt: string | null }>(row: Row) {
  return {
    ...row,
    displayName: row.displayName || null,
    isAdmin: row.isAdmin ?? false,
    lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt),
  }
}
