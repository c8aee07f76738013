import { chatConversations } from '#features/chat/core/tables.server.ts'
import { filtersOf } from '#features/inbox/items/filters.ts'
import { listItems } from '#features/inbox/items/list-items.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { answerMessage } from './answer-message.server.ts'
import { talkToPerson } from './talk-to-person.server.ts'
import { chatThreads } from './threads.server.ts'
import { aVisit } from './visit.factory.server.ts'

const inbox = async (services: Services) => (await listItems(services, filtersOf(new URLSearchParams(), ''), null)).items
const mails = (sent: ReadonlyArray<{ name: string }>) => sent.filter(({ name }) => name === 'inbox.tell-read-first').length

test('what is answered as an emergency puts its conversation on top of the inbox; what is not, does not', async ({
  services,
  sent,
  clock,
}) => {
  for (const text of ['hello', 'thanks']) await answerMessage(services, aVisit(), { text })
  expect(await inbox(services)).toMatchObject([{ readFirst: false, dangerAt: null }])
  await answerMessage(services, aVisit(), { text: 'I want to kill myself' })
  expect(await inbox(services)).toMatchObject([{ readFirst: true, dangerAt: clock.now(), name: 'A visitor' }])
  expect(mails(sent)).toBe(1)
  clock.set('2026-03-02T10:00:00Z')
  await answerMessage(services, aVisit({ browser: 'another' }), { text: 'What does the annual plan cost?' })
  expect((await inbox(services)).map(({ readFirst }) => readFirst)).toEqual([true, false])
  await answerMessage(services, aVisit(), { text: 'what should I do?' })
  await talkToPerson(services, aVisit(), 'ann@example.org')
  expect(await inbox(services)).toMatchObject([{ readFirst: true, dangerAt: clock.now() }, {}])
})

test('the messages that rang, and the answers to them, are marked for the inbox', async ({ services }) => {
  for (const text of ['hello', 'I have chest pain', 'thanks']) await answerMessage(services, aVisit(), { text })
  const [conversation] = await services.db.select().from(chatConversations)
  await services.db.transaction((tx) => chatThreads.reply(services, tx, conversation!.id, { text: 'Are you safe?', by: 'owner' }))
  const entries = await chatThreads.entries(services, conversation!.id)
  expect(entries.map(({ from, danger }) => [from, danger])).toEqual([
    ['visitor', false],
    ['assistant', false],
    ['visitor', true],
    ['assistant', true],
    ['visitor', false],
    ['assistant', false],
    ['team', false],
  ])
})

test('beyond the limits nothing is kept, and the conversation waits to be read first all the same', async ({
  services,
  sent,
}) => {
  for (let at = 0; at < 30; at++) await answerMessage(services, aVisit(), { text: 'hello' })
  const [before] = await inbox(services)
  expect(await answerMessage(services, aVisit(), { text: 'I have chest pain' })).toMatchObject({ ok: true, isKept: false })
  expect(await inbox(services)).toEqual([{ ...before, readFirst: true, dangerAt: services.clock.now() }])
  expect(mails(sent)).toBe(1)
})

test('when the team cannot be told, the answer goes out all the same', async ({ services }) => {
  const jobs = { send: () => Promise.reject(new Error('no queue')) }
  await answerMessage(services, aVisit(), { text: 'hello' })
  expect(await answerMessage({ ...services, jobs }, aVisit(), { text: 'I have chest pain' })).toMatchObject({
    ok: true,
    intent: 'emergency',
  })
})
