import { expect, test } from 'vitest'

import { waitingItems } from './waiting-items.ts'

test('only what waits is listed, messages first', () => {
  expect(waitingItems({ unread: 0, held: 0, mails: 0 })).toEqual([])
  expect(waitingItems({ unread: 1, held: 2, mails: 3 }).map(({ count, title }) => `${count} ${title}`)).toEqual([
    '1 Unread message',
    '3 Mails that were not sent',
    '2 Messages held as spam',
  ])
})
