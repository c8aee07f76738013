import { eq, or, sql } from 'drizzle-orm'

import { memberStories } from '#features/site/core/tables.server.ts'
import { waitingWhere } from '#platform/attention-count.server.ts'
import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** The stories that wait for a decision, and those that a machine seems to have sent. */
export const storyAttention = {
  name: 'The count of stories',
  badges: true,
  async find({ db }: Pick<Infrastructure, 'db'>): Promise<AttentionItem[]> {
    const { status, held, createdAt } = memberStories
    const [counts] = await db
      .select({
        pending: waitingWhere(sql`${eq(status, 'pending')} and not ${held}`, createdAt),
        held: waitingWhere(sql`${held}`, createdAt),
      })
      .from(memberStories)
      .where(or(held, eq(status, 'pending')))
    const items: AttentionItem[] = [
      {
        kind: 'site.stories',
        severity: 'due',
        ...counts!.pending,
        title: counts!.pending.count === 1 ? 'Story waits' : 'Stories wait',
        text: 'A member has told their story and agrees to its being published.',
        to: '/admin/stories',
      },
      {
        kind: 'site.held-stories',
        severity: 'later',
        ...counts!.held,
        title: counts!.held.count === 1 ? 'Story held as spam' : 'Stories held as spam',
        text: 'A machine seems to have sent it. Have a look now and then.',
        to: '/admin/stories?pile=held',
      },
    ]
    return items.filter(({ count }) => count > 0)
  },
} as const
