import type { Services } from '#platform/services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { countWaitingMessages, findMessage, listMessages, markMessage, moveMessage } from './messages.server.ts'
import { inboxMessages } from './tables.server.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

async function aMessage({ db, clock }: Services, changes: Partial<typeof inboxMessages.$inferInsert> = {}): Promise<string> {
  const message = { kind: 'contact', name: 'Ann', email: 'ann@example.com', body: 'Hello\nthere', spam: false } as const
  const [saved] = await db
    .insert(inboxMessages)
    .values({ ...message, receivedAt: clock.now(), ...changes })
    .returning({ id: inboxMessages.id })
  return saved!.id
}

test('messages stand newest first, spam in a list of its own', async ({ services }) => {
  const older = await aMessage(services, { receivedAt: new Date('2026-03-01T08:00:00Z') })
  const newer = await aMessage(services, { readAt: new Date('2026-03-02T09:00:00Z') })
  const held = await aMessage(services, { spam: true })
  const { messages, hasMore } = await listMessages(services, { spam: false, page: 1 })
  expect(messages.map(({ id, read }) => ({ id, read }))).toEqual([
    { id: newer, read: true },
    { id: older, read: false },
  ])
  expect(messages[0]).toMatchObject({ kind: 'contact', name: 'Ann', email: 'ann@example.com', excerpt: 'Hello there' })
  expect(hasMore).toBe(false)
  expect((await listMessages(services, { spam: true, page: 1 })).messages.map(({ id }) => id)).toEqual([held])
})

test('a list is shown fifty at a time, each message once', async ({ services }) => {
  for (let made = 0; made < 51; made++) await aMessage(services)
  const first = await listMessages(services, { spam: false, page: 1 })
  const second = await listMessages(services, { spam: false, page: 2 })
  expect([first.messages.length, first.hasMore, second.messages.length, second.hasMore]).toEqual([50, true, 1, false])
  expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(51)
})

test('one message is found with its whole text', async ({ services }) => {
  const id = await aMessage(services)
  expect(await findMessage(services, id)).toMatchObject({ id, body: 'Hello\nthere', read: false, spam: false })
})

test('what is not there is null, whatever the id looks like', async ({ services }) => {
  for (const id of [NOBODY, 'x', "' or 1=1", '']) {
    expect(await findMessage(services, id)).toBe(null)
    expect(await markMessage(services, id, 'read')).toBe(null)
    expect(await moveMessage(services, id, 'spam')).toBe(null)
  }
})

test('a message is marked as read and as unread again', async ({ services }) => {
  const id = await aMessage(services)
  expect(await markMessage(services, id, 'read')).toBe(true)
  expect(await findMessage(services, id)).toMatchObject({ read: true })
  expect(await markMessage(services, id, 'unread')).toBe(true)
  expect(await findMessage(services, id)).toMatchObject({ read: false })
})

test('a message that was held back is moved to the others', async ({ services }) => {
  const id = await aMessage(services, { spam: true })
  expect(await moveMessage(services, id, 'messages')).toBe(true)
  expect((await listMessages(services, { spam: false, page: 1 })).messages).toHaveLength(1)
})

test('unread messages and unread spam are counted apart', async ({ services }) => {
  expect(await countWaitingMessages(services)).toEqual({ unread: 0, held: 0 })
  await aMessage(services)
  await aMessage(services)
  await aMessage(services, { readAt: services.clock.now() })
  await aMessage(services, { spam: true })
  expect(await countWaitingMessages(services)).toEqual({ unread: 2, held: 1 })
})
