import { and, asc, eq, gte, lte } from 'drizzle-orm'

import { formatBrowser } from '#features/identity/core/device-words.server.ts'
import { sessions } from '#features/identity/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'

export interface SessionOfSpan {
  readonly browser: string
  readonly place: string | null
  readonly openedAt: Date
  readonly lastUsedAt: Date
}

/** Sessions of an account that were open at some time from one instant to another. One that was ended is not there any more. */
export async function listSessionsOfSpan(
  db: Database,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<SessionOfSpan[]> {
  const rows = await db
    .select({
      userAgent: sessions.userAgent,
      place: sessions.place,
      openedAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), lte(sessions.createdAt, to), gte(sessions.expiresAt, from)))
    .orderBy(asc(sessions.createdAt))
  return rows.map(({ userAgent, ...row }) => ({ ...row, browser: formatBrowser(userAgent) }))
}
