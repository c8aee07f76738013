import { eq } from 'drizzle-orm'

import { chatConversations, chatMessages } from '#features/chat/core/tables.server.ts'
import { removeOldConversations } from '#features/chat/jobs.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { filtersOf } from '#features/inbox/items/filters.ts'
import { listItems } from '#features/inbox/items/list-items.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { answerMessage } from './answer-message.server.ts'
import { talkToPerson } from './talk-to-person.server.ts'
import { chatThreads, findThread } from './threads.server.ts'
import { aVisit } from './visit.factory.server.ts'
import type { Visit } from './visit.server.ts'

const visit = (more: Partial<Visit> = {}) => aVisit({ timeZone: null, ...more })
const textsOf = async (services: Services, of = visit()) => (await findThread(services, of)).entries.map(({ text }) => text)
const mailsSent = (sent: ReadonlyArray<{ name: string }>) => sent.filter(({ name }) => name === 'inbox.notify-team').length
const inboxItems = async (services: Services) => (await listItems(services, filtersOf(new URLSearchParams(), ''), null)).items

async function aMember(services: Services, email: string): Promise<Viewer> {
  const userId = await services.db.transaction((tx) => insertAccount(tx, services, { email, displayName: 'Maya' }))
  return { userId: userId!, email, displayName: 'Maya', timeZone: null } as Viewer
}

test('a conversation goes on under its name, and another browser that knows the name has one of its own', async ({
  services,
}) => {
  const first = await answerMessage(services, visit({ sessionId: 'mine' }), { text: 'hello' })
  await answerMessage(services, visit({ sessionId: 'mine' }), { text: 'thanks' })
  await answerMessage(services, visit({ sessionId: 'mine', browser: 'another' }), { text: 'bye' })
  expect(first).toMatchObject({ ok: true, sessionId: 'mine' })
  expect((await textsOf(services)).filter((_, at) => at % 2 === 0)).toEqual(['hello', 'thanks'])
  expect((await textsOf(services, visit({ browser: 'another' })))[0]).toBe('bye')
})

test('an unknown name begins a new conversation of the same browser; without a name the newest goes on', async ({
  services,
  clock,
}) => {
  await answerMessage(services, visit({ sessionId: 'one' }), { text: 'hello' })
  clock.set('2026-03-02T10:00:00Z')
  await answerMessage(services, visit({ sessionId: 'two' }), { text: 'hey' })
  await answerMessage(services, visit(), { text: 'thanks' })
  expect((await textsOf(services, visit({ sessionId: 'one' }))).length).toBe(2)
  expect((await textsOf(services, visit({ sessionId: 'two' }))).length).toBe(4)
})

test('what somebody wrote while signed in is gone from the browser when they are', async ({ services }) => {
  const maya = await aMember(services, 'maya@example.com')
  const tom = await aMember(services, 'tom@example.com')
  await answerMessage(services, visit({ viewer: maya, sessionId: 'x' }), { text: 'hello' })
  expect(await textsOf(services, visit({ viewer: maya }))).toHaveLength(2)
  expect(await textsOf(services)).toEqual([])
  expect(await textsOf(services, visit({ viewer: tom, sessionId: 'x' }))).toEqual([])
  const other = await answerMessage(services, visit({ viewer: tom, sessionId: 'x' }), { text: 'hey' })
  expect(other.ok && other.sessionId).not.toBe('x')
})

test('the address is asked for once, and kept in small letters', async ({ services }) => {
  expect(await answerMessage(services, visit(), { text: 'hello' })).toMatchObject({ knowsEmail: false })
  expect(await answerMessage(services, visit(), { text: 'hello', email: 'ann@example.org' })).toMatchObject({ knowsEmail: true })
  expect((await findThread(services, visit())).knowsEmail).toBe(true)
  const maya = await aMember(services, 'maya@example.com')
  expect((await findThread(services, visit({ viewer: maya, browser: 'new' }))).knowsEmail).toBe(true)
})

test('the team learns once that somebody wants to buy, and every such reply says so', async ({ services, sent }) => {
  await answerMessage(services, visit(), { text: 'hello' })
  expect(mailsSent(sent)).toBe(0)
  for (const text of ['I am ready to buy', 'How do I sign up?']) {
    expect(await answerMessage(services, visit(), { text, email: 'ann@example.org' })).toMatchObject({ intent: 'ready_to_buy' })
  }
  await answerMessage(services, visit(), { text: 'thanks' })
  expect(mailsSent(sent)).toBe(1)
  expect(await inboxItems(services)).toMatchObject([{ kind: 'lead', email: 'ann@example.org', excerpt: 'thanks', read: false }])
})

test('somebody who wants a person is asked for an address, and the team learns of it once', async ({ services, sent }) => {
  await answerMessage(services, visit(), { text: 'My video does not work' })
  expect(await talkToPerson(services, visit(), undefined)).toEqual({ ok: false, reason: 'no-address' })
  expect(mailsSent(sent)).toBe(0)
  expect(await talkToPerson(services, visit(), 'ann@example.org')).toMatchObject({ ok: true })
  expect(await talkToPerson(services, visit(), undefined)).toMatchObject({ ok: true })
  expect(mailsSent(sent)).toBe(1)
  expect(await inboxItems(services)).toMatchObject([
    { kind: 'chat', email: 'ann@example.org', excerpt: 'My video does not work' },
  ])
  const thread = await findThread(services, visit())
  expect(thread).toMatchObject({ personAsked: true, knowsEmail: true })
  expect(thread.entries.filter(({ text }) => text.startsWith('Our team has been told'))).toHaveLength(1)
})

test('somebody who wanted to buy and then wants a person has the team told of both, each once', async ({ services, sent }) => {
  await answerMessage(services, visit(), { text: 'I want to join now', email: 'ann@example.org' })
  for (let at = 0; at < 2; at++) expect(await talkToPerson(services, visit(), undefined)).toMatchObject({ ok: true })
  await answerMessage(services, visit(), { text: 'I want to join now' })
  expect(sent.map(({ payload }) => (payload as { why?: string }).why)).toEqual(['lead', 'person'])
})

test('a person can be asked for before anything was said', async ({ services, sent }) => {
  expect(await talkToPerson(services, visit(), 'ann@example.org')).toMatchObject({ ok: true })
  expect(mailsSent(sent)).toBe(1)
})

test('what the team answers is in the conversation, and its windows are told', async ({ services }) => {
  await answerMessage(services, visit(), { text: 'hello' })
  const [row] = await services.db.select().from(chatConversations)
  const told: unknown[] = []
  services.broadcast.subscribe('chat', (word) => void told.push(word))
  await services.db.transaction((tx) => chatThreads.reply(services, tx, row!.id, { text: 'A person here.', by: 'owner' }))
  expect(told).toEqual([row!.id])
  const entries = await chatThreads.entries(services, row!.id)
  expect(entries.map(({ from, text }) => `${from}: ${text}`)).toEqual([
    'visitor: hello',
    expect.stringMatching(/^assistant: /),
    'team: A person here.',
  ])
  expect(await chatThreads.entries(services, 'no id')).toEqual([])
})

test('a browser that writes too much waits, and is told how long', async ({ services }) => {
  for (let at = 0; at < 30; at++) await answerMessage(services, visit(), { text: 'hello' })
  expect(await answerMessage(services, visit(), { text: 'hello' })).toEqual({
    ok: false,
    reason: 'too-many',
    retryAfterSeconds: 600,
  })
  expect(await answerMessage(services, visit({ browser: 'another' }), { text: 'hello' })).toMatchObject({ ok: true })
})

test('somebody in danger is answered beyond every limit, and then nothing is kept', async ({ services }) => {
  for (let at = 0; at < 30; at++) await answerMessage(services, visit(), { text: 'hello' })
  for (const text of ['I want to kill myself', 'I have chest pain']) {
    expect(await answerMessage(services, visit(), { text })).toMatchObject({
      ok: true,
      intent: 'emergency',
      message: expect.stringMatching(/please call/i),
      isKept: false,
    })
  }
  expect(await textsOf(services)).toHaveLength(60)
})

test('somebody in danger is answered when nothing can be kept at all', async ({ services }) => {
  const limits = { ...services.limits, takeAll: () => Promise.reject(new Error('no database')) }
  expect(await answerMessage({ ...services, limits }, visit(), { text: 'I have chest pain' })).toMatchObject({
    ok: true,
    intent: 'emergency',
  })
  await expect(answerMessage({ ...services, limits }, visit(), { text: 'hello' })).rejects.toThrow('no database')
})

test('what somebody writes directly after the answer to an emergency gets that answer again', async ({ services }) => {
  const ask = async (text: string) => answerMessage(services, visit(), { text })
  const first = await ask('I have chest pain')
  for (const text of ['what should I do?', 'please help me']) {
    expect(await ask(text)).toMatchObject({ intent: 'emergency', message: first.ok && first.message })
  }
  expect(await ask('thanks')).toMatchObject({ intent: 'other' })
  expect(await ask('what should I do?')).toMatchObject({ intent: 'question' })
})

test('a browser that has used up its messages can still ask for a person, a few times', async ({ services, sent }) => {
  for (let at = 0; at < 31; at++) await answerMessage(services, visit(), { text: 'hello' })
  for (let at = 0; at < 5; at++) expect(await talkToPerson(services, visit(), 'ann@example.org')).toMatchObject({ ok: true })
  expect(await talkToPerson(services, visit(), 'ann@example.org')).toMatchObject({ ok: false, reason: 'too-many' })
  expect(mailsSent(sent)).toBe(1)
})

test('two windows that begin at the same instant have one conversation', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const both = visit({ sessionId: 'same' })
  await Promise.all([answerMessage(services, both, { text: 'hello' }), answerMessage(services, both, { text: 'hey' })])
  expect(await services.db.$count(chatConversations)).toBe(1)
  expect(await services.db.$count(chatMessages)).toBe(4)
})

test('conversations go after 90 days of rest, and after two years where the team was asked', async ({ services, clock }) => {
  await answerMessage(services, visit({ browser: 'alone' }), { text: 'hello' })
  await talkToPerson(services, visit({ browser: 'asked' }), 'ann@example.org')
  const left = async () => (await services.db.select().from(chatConversations)).map(({ browser }) => browser)
  clock.set('2026-05-30T09:30:00Z')
  await removeOldConversations(services)
  expect((await left()).toSorted()).toEqual(['alone', 'asked'])
  clock.set('2026-06-02T09:30:00Z')
  await removeOldConversations(services)
  expect(await left()).toEqual(['asked'])
  clock.set('2028-03-03T09:30:00Z')
  await removeOldConversations(services)
  expect(await left()).toEqual([])
  expect(await services.db.select().from(chatMessages).where(eq(chatMessages.from, 'assistant'))).toEqual([])
})
