import { and, count, eq, isNull } from 'drizzle-orm'

import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { ItemKind } from './item.ts'

/** How much is unread. */
export interface UnreadCounts {
  readonly unread: number
  readonly kinds: Readonly<Partial<Record<ItemKind, number>>>
  /** Held back as spam and not looked at. */
  readonly held: number
  /** Waits to be read first. */
  readonly readFirst: number
  /** Unread, or read and still on top: what the title counts. */
  readonly waiting: number
}

export async function countUnread({ db }: Pick<Infrastructure, 'db'>): Promise<UnreadCounts> {
  const [rows, [first]] = await Promise.all([
    db
      .select({ spam: inboxMessages.spam, kind: inboxMessages.kind, items: count() })
      .from(inboxMessages)
      .where(isNull(inboxMessages.readAt))
      .groupBy(inboxMessages.spam, inboxMessages.kind),
    db
      .select({ items: count(), read: count(inboxMessages.readAt) })
      .from(inboxMessages)
      .where(and(inboxMessages.readFirst, eq(inboxMessages.spam, false))),
  ])
  const sumOf = (spam: boolean) => rows.filter((row) => row.spam === spam).reduce((sum, { items }) => sum + items, 0)
  const unread = sumOf(false)
  return {
    unread,
    kinds: Object.fromEntries(rows.filter(({ spam }) => !spam).map(({ kind, items }) => [kind, items])),
    held: sumOf(true),
    readFirst: first!.items,
    waiting: unread + first!.read,
  }
}
