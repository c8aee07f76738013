import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** For a selection: how many of its rows wait by a condition, and since when the oldest of them does. Several stand in one query. */
export function waitingWhere(condition: SQL, since: PgColumn) {
  return {
    count: sql`count(*) filter (where ${condition})`.mapWith(Number),
    since: sql<Date | null>`min(${since}) filter (where ${condition})`.mapWith((at: string) => new Date(at)),
  }
}
