import type { LiveCounts } from './inbox-word.ts'

/** How many of something wait, and since when the oldest does; null where nobody knows. */
interface Waiting {
  readonly count: number
  readonly since: Date | null
}

type InboxItem = ReturnType<typeof inboxItems>[number]

const READ_FIRST = 'inbox.read-first'
/** Unread messages, whose number stands beside the page in the menu. */
export const UNREAD = 'inbox.unread'

/** What waits in the inbox; nothing that is at zero. */
export function inboxItems({ readFirst, unread, held }: Readonly<Record<'readFirst' | 'unread' | 'held', Waiting>>) {
  const items = [
    {
      kind: READ_FIRST,
      severity: 'urgent',
      ...readFirst,
      title: readFirst.count === 1 ? 'Conversation to read first' : 'Conversations to read first',
      text: 'Somebody may be in danger.',
      to: '/admin/messages?box=first',
    },
    {
      kind: UNREAD,
      severity: 'due',
      ...unread,
      title: unread.count === 1 ? 'Unread message' : 'Unread messages',
      text: 'Somebody wrote to you.',
      to: '/admin/messages',
    },
    {
      kind: 'inbox.held',
      severity: 'later',
      ...held,
      title: held.count === 1 ? 'Message held as spam' : 'Messages held as spam',
      text: 'Have a look now and then: a person may be among them.',
      to: '/admin/messages?box=spam',
    },
  ] as const
  return items.filter(({ count }) => count > 0)
}

/** What waits by the numbers that the server tells of an open page: the items of the inbox by them, the others as they are. */
export function withLiveCounts<Item extends { readonly kind: string; readonly since: Date | null }>(
  items: readonly Item[],
  live: Pick<LiveCounts, 'readFirst' | 'unread'>,
): Array<Item | InboxItem> {
  const sinceOf = (kind: string) => items.find((item) => item.kind === kind)?.since ?? null
  const told = inboxItems({
    readFirst: { count: live.readFirst, since: sinceOf(READ_FIRST) },
    unread: { count: live.unread, since: sinceOf(UNREAD) },
    held: { count: 0, since: null },
  })
  return [...told, ...items.filter(({ kind }) => kind !== READ_FIRST && kind !== UNREAD)]
}
