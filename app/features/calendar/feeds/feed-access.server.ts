import { and, eq } from 'drizzle-orm'

import { calendarFeeds } from '#features/calendar/core/tables.server.ts'
import type { FurtherAccess } from '#platform/further-access.ts'

/** Whoever has the private address of a calendar reads it without a password, so it ends with every other way into the account. */
export const feedAccess: FurtherAccess = {
  table: 'calendar_feeds',
  async end(tx, userId, which) {
    const ofAdmins = which === 'of admins' ? eq(calendarFeeds.kind, 'coach') : undefined
    await tx.delete(calendarFeeds).where(and(eq(calendarFeeds.userId, userId), ofAdmins))
  },
}
