import { and, eq } from 'drizzle-orm'

import { calendarFeeds } from '#features/calendar/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'

/** Whoever has the private address of a calendar reads it without a password, so it ends with every other way into the account. */
export const feedAccess = {
  table: 'calendar_feeds',
  async end(tx: Transaction, userId: string, which: 'all' | 'of admins') {
    const ofAdmins = which === 'of admins' ? eq(calendarFeeds.kind, 'coach') : undefined
    await tx.delete(calendarFeeds).where(and(eq(calendarFeeds.userId, userId), ofAdmins))
  },
}
