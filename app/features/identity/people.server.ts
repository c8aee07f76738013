import { count, eq, sql } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'

import { profiles, users } from './tables.server.ts'

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
