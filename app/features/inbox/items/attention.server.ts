import { isNull, or, sql } from 'drizzle-orm'

import { inboxItems } from '#features/inbox/core/inbox-attention.ts'
import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import { waitingWhere } from '#platform/attention-count.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What waits in the inbox. */
export const inboxAttention = {
  name: 'The count of messages',
  async find({ db }: Pick<Infrastructure, 'db'>) {
    const { spam, readAt, readFirst, receivedAt } = inboxMessages
    const [counts] = await db
      .select({
        readFirst: waitingWhere(sql`${readFirst} and not ${spam}`, receivedAt),
        unread: waitingWhere(sql`${readAt} is null and not ${spam}`, receivedAt),
        held: waitingWhere(sql`${readAt} is null and ${spam}`, receivedAt),
      })
      .from(inboxMessages)
      .where(or(isNull(readAt), readFirst))
    return inboxItems(counts!)
  },
}
