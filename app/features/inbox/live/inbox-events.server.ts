import { and, eq } from 'drizzle-orm'

import { INBOX } from '#features/inbox/core/inbox-topic.server.ts'
import { SEVERAL, type InboxWord } from '#features/inbox/core/inbox-word.ts'
import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { findNewest } from '#features/inbox/items/list-items.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { progressEvents, type Reader } from '#platform/progress-events.server.ts'
import { followed } from '#platform/topic-hub.server.ts'

const followedInbox = followed({ topic: INBOX, find: wordOf, first: '' })

/** What changes in the inbox, as server-sent events. */
export function inboxEvents(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'stopping'>, reader: Reader): Response {
  return progressEvents(services, followedInbox, reader)
}

async function wordOf(services: Pick<Infrastructure, 'db'>, id: string): Promise<InboxWord> {
  const [{ unread, readFirst, waiting }, receivedAt] = await Promise.all([countUnread(services), findReceived(services, id)])
  return { id, unread, readFirst, waiting, receivedAt: receivedAt?.toISOString() ?? null }
}

async function findReceived(services: Pick<Infrastructure, 'db'>, id: string): Promise<Date | null> {
  if (id === SEVERAL) return null
  if (id === '') return findNewest(services)
  const [item] = await services.db
    .select({ receivedAt: inboxMessages.receivedAt })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.id, id), eq(inboxMessages.spam, false)))
  return item?.receivedAt ?? null
}
