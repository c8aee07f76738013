import { chatConversations } from '#features/chat/core/tables.server.ts'
import { removeOldConversations } from '#features/chat/jobs.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { itemsAt } from '#features/inbox/items/item.factory.server.ts'
import { isForgotten } from '#features/inbox/items/item.ts'
import { findItem, listParts } from '#features/inbox/thread/find-thread.server.ts'
import { answerItem, noteOn } from '#features/inbox/thread/write.server.ts'
import type { Services } from '#services.server.ts'
import type { MovableClock } from '#tests/support/recording-services.ts'
import { expect, test } from '#tests/support/test.ts'

import { answerMessage } from './answer-message.server.ts'
import { chatThreads } from './threads.server.ts'
import { aVisit } from './visit.factory.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const later = (clock: MovableClock, days: number) => clock.set(new Date(clock.now().getTime() + days * DAY_MS))
const withChat = (services: Services): Services => ({ ...services, threads: { chat: chatThreads } })

test('an ordinary conversation goes from the inbox with its words after 90 days of rest, and not a day before', async ({
  services,
  clock,
}) => {
  await answerMessage(services, aVisit({ browser: 'a browser' }), { text: 'Tell me about xylograph' })
  later(clock, 90)
  await removeOldConversations(services)
  expect(await itemsAt(services)).toHaveLength(1)
  later(clock, 1)
  await removeOldConversations(services)
  expect(await itemsAt(services)).toEqual([])
})

test('one that was to be read first stays without a word of it, says so, and can be answered by mail alone', async ({
  services: bare,
  clock,
}) => {
  const services = withChat(bare)
  const owner = { userId: await aPerson(services, 'Owner', { isAdmin: true }) }
  for (const text of ['I want to kill myself xylograph', 'and now?'])
    await answerMessage(services, aVisit({ browser: 'one' }), { text, email: 'ann@example.org' })
  await answerMessage(services, aVisit({ browser: 'two' }), { text: 'I have chest pain xylograph' })
  later(clock, 91)
  await removeOldConversations(services)
  const items = await itemsAt(services)
  expect(items).toMatchObject([
    { readFirst: true, excerpt: '' },
    { readFirst: true, excerpt: '' },
  ])
  expect(await itemsAt(services, 'q=xylograph')).toEqual([])
  for (const { id, email } of items) {
    const item = (await findItem(services, id))!
    expect(isForgotten(item)).toBe(true)
    expect(item.help).toMatchObject({ country: 'DE' })
    expect(await listParts(services, item)).toEqual([])
    const answered = await answerItem(services, owner, id, { subject: 'Re', text: 'I am here.', seen: null })
    expect(answered).toEqual(email ? { ok: true, way: 'mail' } : { ok: false, reason: 'no-way' })
  }
})

test('what the team wrote about a conversation stays, and is found', async ({ services: bare, clock }) => {
  const services = withChat(bare)
  const owner = { userId: await aPerson(services, 'Owner', { isAdmin: true }) }
  await answerMessage(services, aVisit({ browser: 'one' }), { text: 'Tell me about xylograph' })
  const { id } = (await itemsAt(services))[0]!
  await noteOn(services, owner, id, 'Called about the pagoda.')
  later(clock, 91)
  await removeOldConversations(services)
  const item = (await findItem(services, id))!
  expect(isForgotten(item)).toBe(true)
  expect(await listParts(services, item)).toMatchObject([{ from: 'note', text: 'Called about the pagoda.' }])
  expect(await itemsAt(services, 'q=pagoda')).toHaveLength(1)
  expect(await itemsAt(services, 'q=xylograph')).toEqual([])
})

test('one that the team was told of is kept for two years, here as there', async ({ services, clock }) => {
  await answerMessage(services, aVisit({ browser: 'one' }), { text: 'I am ready to buy', email: 'ann@example.org' })
  later(clock, 2 * 365)
  await removeOldConversations(services)
  expect(await itemsAt(services)).toMatchObject([{ kind: 'lead', excerpt: 'I am ready to buy' }])
})

test('of a conversation that went with its account no word stays, and nobody answers into it meanwhile', async ({
  services: bare,
}) => {
  const services = withChat(bare)
  const owner = { userId: await aPerson(services, 'Owner', { isAdmin: true }) }
  const viewer = { userId: await aPerson(services, 'Maya'), email: '', displayName: 'Maya', timeZone: null } as Viewer
  await answerMessage(services, aVisit({ browser: 'one', viewer }), { text: 'I want to kill myself' })
  const { id } = (await itemsAt(services))[0]!
  await services.db.delete(chatConversations)
  const answer = { subject: 'Re', text: 'I am here.', seen: null }
  expect(await answerItem(services, owner, id, answer)).toEqual({ ok: false, reason: 'no-way' })
  await removeOldConversations(services)
  expect(isForgotten((await findItem(services, id))!)).toBe(true)
})
