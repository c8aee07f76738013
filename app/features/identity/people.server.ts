import { count, eq, inArray, sql } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'

import { profiles, users } from './core/tables.server.ts'

/** How many people have an account, how many of them confirmed their address, and how many run the site. */
export async function countPeople(db: Database): Promise<{ all: number; confirmed: number; admins: number }> {
  const [counts] = await db
    .select({
      all: count(),
      confirmed: sql<number>`count(*) FILTER (WHERE ${users.emailVerified})::int`,
      admins: sql<number>`count(*) FILTER (WHERE ${profiles.isAdmin})::int`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
  return counts!
}

/** What people are called in lists of the house: the name they chose, else their address. Whose account is gone is not in it. */
export async function namesOf(db: Database, userIds: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]))
  return new Map(rows.map(({ id, name, email }) => [id, name || email]))
}
