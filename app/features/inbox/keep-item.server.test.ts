import { eq } from 'drizzle-orm'

import { aPerson } from '#features/identity/people/people.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { inboxMessages } from './core/tables.server.ts'
import { changeItems } from './items/change-items.server.ts'
import { itemsAt } from './items/item.factory.server.ts'
import { notifyTeam, tellTeam } from './items/notify-team.server.ts'
import { dropItem, keepItem, settleItem, type SourceItem } from './keep-item.server.ts'

/** Somebody whose page had shown nothing to be read first. */
const BY = { userId: '00000000-0000-4000-8000-000000000000', seenDanger: null }
const chat = { kind: 'chat', ref: 'chat:1', name: '', email: '', body: 'Do you take children?', wakesTeam: null } as const

const keep = (services: Services, changes: Partial<SourceItem> = {}) =>
  services.db.transaction((tx) => keepItem(services, tx, { ...chat, ...changes }))

test('a conversation is one item, and each renewal puts it on top, open and unread, with what is newly known', async ({
  services,
  clock,
}) => {
  const first = await keep(services)
  expect(first.isNew).toBe(true)
  const begun = clock.now()
  await changeItems(services, BY, [first.id], { name: 'read' })
  await changeItems(services, BY, [first.id], { name: 'status', status: 'done' })
  clock.set('2026-03-02T10:00:00Z')
  expect(await keep(services, { email: 'bo@example.com', body: 'From what age?' })).toEqual({ id: first.id, isNew: false })
  expect(await keep(services, { kind: 'lead', body: 'I will take the plan.' })).toEqual({ id: first.id, isNew: false })
  await keep(services, { body: 'Thank you.' })
  const [row] = await services.db.select().from(inboxMessages)
  expect(row).toMatchObject({
    kind: 'lead',
    email: 'bo@example.com',
    body: 'Thank you.',
    status: 'open',
    readAt: null,
    begunAt: begun,
    receivedAt: clock.now(),
  })
  for (const q of ['children', 'age', 'plan', 'thank']) expect(await itemsAt(services, `q=${q}`)).toHaveLength(1)
  expect(await services.db.$count(inboxMessages)).toBe(1)
})

test('two who keep the same conversation at once make one item', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const kept = await Promise.all([keep(services), keep(services, { kind: 'lead' }), keep(services)])
  expect(new Set(kept.map(({ id }) => id)).size).toBe(1)
  expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect((await itemsAt(services)).map(({ kind }) => kind)).toEqual(['lead'])
})

test('an ordinary chat mails nobody; a request for a person and the step to a lead mail once each', async ({
  services,
  sent,
  mails,
}) => {
  await aPerson(services, 'Owner', { isAdmin: true })
  const runAll = async () => {
    for (const { payload } of sent.splice(0)) await tellTeam(services, notifyTeam.payload.parse(payload))
  }
  await keep(services)
  await runAll()
  expect(mails).toHaveLength(0)
  for (const body of ['A person, please', 'Is anybody there?']) await keep(services, { wakesTeam: 'person', body })
  await runAll()
  await keep(services, { wakesTeam: 'person', body: 'Hello?' })
  await runAll()
  expect(mails).toMatchObject([{ subject: 'A message from A visitor' }])
  expect(mails[0]).not.toHaveProperty('replyTo')
  for (let at = 0; at < 2; at++) {
    await keep(services, { kind: 'lead', wakesTeam: 'lead', email: 'bo@example.com', body: 'I will take the plan.' })
    await runAll()
  }
  expect(mails).toHaveLength(2)
  expect(mails[1]).toMatchObject({ replyTo: 'bo@example.com' })
  expect(mails[1]!.text).toContain('I will take the plan.')
})

test('a lead that asks for a person is told again, and as that; neither is told twice', async ({ services, sent, mails }) => {
  await aPerson(services, 'Owner', { isAdmin: true })
  for (let at = 0; at < 2; at++) await keep(services, { kind: 'lead', wakesTeam: 'lead', body: 'I want to join now' })
  for (let at = 0; at < 2; at++) await keep(services, { kind: 'lead', wakesTeam: 'person', email: 'bo@example.com' })
  expect(new Set(sent.map(({ options }) => options?.key)).size).toBe(2)
  const jobs = sent.splice(0).map(({ payload }) => notifyTeam.payload.parse(payload))
  const refusing = { send: () => Promise.reject(new Error('421 later')) }
  await tellTeam(services, jobs[0]!)
  await expect(tellTeam({ ...services, mail: refusing }, jobs.at(-1)!)).rejects.toThrow('421 later')
  for (const job of jobs) await tellTeam(services, job)
  expect(mails).toHaveLength(2)
  expect(mails[1]!.text).toContain('Somebody wants to talk to a person.')
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
  await keep(services, { kind: 'lead', wakesTeam: 'person' })
  await keep(services, { kind: 'lead', wakesTeam: 'lead' })
  expect(sent).toEqual([])
})

test('a conversation that was moved to spam wakes nobody', async ({ services, sent }) => {
  const { id } = await keep(services)
  await changeItems(services, BY, [id], { name: 'spam' })
  await keep(services, { wakesTeam: 'person' })
  expect(sent).toEqual([])
  expect(await itemsAt(services, 'box=spam')).toHaveLength(1)
})

test('what is dealt with elsewhere is done, what is gone elsewhere goes, and a ref of nothing changes nothing', async ({
  services,
}) => {
  const { id } = await keep(services, { spam: true })
  const act = (intent: typeof dropItem, ref: string) => services.db.transaction((tx) => intent(services, tx, ref))
  await services.db.transaction((tx) => settleItem(services, tx, 'chat:1', 'done'))
  const [row] = await services.db.select().from(inboxMessages).where(eq(inboxMessages.id, id))
  expect(row).toMatchObject({ status: 'done', spam: false, readAt: services.clock.now() })
  await act(dropItem, 'chat:2')
  expect(await services.db.$count(inboxMessages)).toBe(1)
  await act(dropItem, 'chat:1')
  expect(await services.db.$count(inboxMessages)).toBe(0)
})
