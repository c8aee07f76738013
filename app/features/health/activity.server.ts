import { and, count, eq, gte } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { healthStats } from './core/tables.server.ts'

/** Days with an entry that was made since: that they are there, never what they hold. */
export const checkInActivity = {
  name: 'check-ins',
  async count({ db }: Pick<Infrastructure, 'db'>, userId: string, since: Date) {
    const [found] = await db
      .select({ days: count() })
      .from(healthStats)
      .where(and(eq(healthStats.userId, userId), gte(healthStats.recordedAt, since)))
    return found!.days
  },
  words: {
    done: (days: number) => (days === 1 ? 'You checked in once.' : `You checked in on ${days} days.`),
    begin: 'Check in today. One number is enough, and tomorrow there is something to compare it with.',
    goOn: 'Check in again today: it is the row of days that shows something.',
    label: 'Check in',
    path: '/dashboard',
  },
}
