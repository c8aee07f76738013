import { expect, test } from 'vitest'

import { waitingItems } from './waiting-items.ts'

test('only what waits is listed: what is to be read first, then messages', () => {
  expect(
    waitingItems({
      readFirst: 0,
      unread: 0,
      held: 0,
      stories: 0,
      heldStories: 0,
      unmarked: null,
      differences: 0,
      failedRefreshes: 0,
      mails: 0,
      modelFailures: 0,
    }),
  ).toEqual([])
  expect(
    waitingItems({
      readFirst: 1,
      unread: 1,
      held: 2,
      stories: 4,
      heldStories: 1,
      unmarked: { count: 2, day: '2026-03-01' },
      differences: 2,
      failedRefreshes: 1,
      mails: 3,
      modelFailures: 4,
    }).map(({ count, title }) => `${count} ${title}`),
  ).toEqual([
    '1 Conversation to read first',
    '1 Unread message',
    '4 Stories wait',
    '2 Appointments are over',
    '2 Products to review',
    '1 Supplier could not be read',
    '3 Mails that were not sent',
    '4 Answers in a row that the AI model failed to give',
    '2 Messages held as spam',
    '1 Story held as spam',
  ])
})
