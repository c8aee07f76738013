import { expect, test } from 'vitest'

import { inboxItems, withLiveCounts } from './inbox-attention.ts'

const SINCE = new Date('2026-03-01T08:00:00Z')
const none = { count: 0, since: null }

test('an open page follows what the server tells: what comes appears, what is done goes, the rest stays', () => {
  const [unread] = inboxItems({ readFirst: none, unread: { count: 2, since: SINCE }, held: none })
  const other = { ...unread!, kind: 'site.stories' }
  const shown = (readFirst: number, unreadNow: number) =>
    withLiveCounts([unread!, other], { readFirst, unread: unreadNow }).map(
      ({ kind, count, title }) => `${kind} ${count} ${title}`,
    )
  expect(shown(1, 3)).toEqual([
    'inbox.read-first 1 Conversation to read first',
    'inbox.unread 3 Unread messages',
    'site.stories 2 Unread messages',
  ])
  expect(shown(0, 0)).toEqual(['site.stories 2 Unread messages'])
  expect(withLiveCounts([unread!], { readFirst: 0, unread: 1 })).toMatchObject([{ title: 'Unread message', since: SINCE }])
})
