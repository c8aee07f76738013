import { and, eq, lt, or } from 'drizzle-orm'

import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As /privacy promises: two years since they wrote last, and 30 days for what looks like spam. */
export const RETENTION_DAYS = { messages: 2 * 365, spam: 30 }

/** Removes what has been kept long enough. */
export async function removeOldItems({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => lt(inboxMessages.receivedAt, new Date(clock.now().getTime() - days * DAY_MS))
  await db
    .delete(inboxMessages)
    .where(or(before(RETENTION_DAYS.messages), and(eq(inboxMessages.spam, true), before(RETENTION_DAYS.spam))))
}
