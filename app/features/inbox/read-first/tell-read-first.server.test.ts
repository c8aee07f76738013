import { saveMailPreferences } from '#features/identity/mail-topics/preferences.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { changeItems } from '#features/inbox/items/change-items.server.ts'
import { anItem } from '#features/inbox/items/item.factory.server.ts'
import { notifyTeam, tellTeam } from '#features/inbox/items/notify-team.server.ts'
import { keepItem, type SourceItem } from '#features/inbox/keep-item.server.ts'
import type { Services } from '#services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { expect, test } from '#tests/support/test.ts'

import { later } from './read-first.factory.server.ts'
import { tellOfReadFirst, tellReadFirst } from './tell-read-first.server.ts'

const HOUR_MS = 60 * 60 * 1000

/** What a person in danger wrote, and who they are: none of it stands in a mail. */
const PERSON = {
  name: 'Quentin Zabriskie',
  email: 'quentin@zabriskie.example',
  body: 'I have swallowed all of my pills xylograph',
}
const SECRETS = /quentin|zabriskie|swallow|pills|xylograph|danger|suicid|health|emergency/i

const keep = (services: Services, ref: string, changes: Partial<SourceItem> = {}) =>
  services.db.transaction((tx) =>
    keepItem(services, tx, { kind: 'chat', ref, ...PERSON, wakesTeam: null, readFirst: true, ...changes }),
  )

const jobFor = (itemId: string | null, orderedAt = '2026-03-02T09:30:00.000Z') => ({ itemId, orderedAt })

/** Does what has been ordered, each order once. */
async function work(services: Services, sent: SentJob[]): Promise<void> {
  for (const { payload } of sent.splice(0)) await tellOfReadFirst(services, tellReadFirst.payload.parse(payload))
}

test('the mail says that a conversation waits, and where: no word of it, no name, and not why', async ({
  services,
  sent,
  mails,
}) => {
  await aPerson(services, 'Owner', { isAdmin: true })
  await aPerson(services, 'Partner', { isAdmin: true })
  const { id } = await keep(services, 'one')
  expect(sent).toMatchObject([{ name: 'inbox.tell-read-first', options: { key: id } }])
  await work(services, sent)
  expect(mails).toMatchObject([
    { to: 'owner@example.com, partner@example.com', subject: 'A conversation waits to be read first' },
  ])
  expect(JSON.stringify(mails)).not.toMatch(SECRETS)
  expect(mails[0]).not.toHaveProperty('replyTo')
  expect(mails[0]!.text).toContain(`\nhttps://wellward.test/admin/messages/${id}\n`)
})

test('it has a switch of its own: who wants no other messages gets it, and who turned it off does not', async ({
  services,
  sent,
  mails,
}) => {
  const owner = await aPerson(services, 'Owner', { isAdmin: true })
  const choose = (...topics: string[]) => saveMailPreferences(services, { userId: owner, isAdmin: true }, new Set(topics))
  await choose('incoming')
  await keep(services, 'one')
  await work(services, sent)
  expect(mails).toEqual([])
  await choose('read-first')
  await keep(services, 'one')
  await work(services, sent)
  expect(mails).toHaveLength(1)
})

test('a conversation is told at most once an hour, to the second; what came in between is told then, if it still waits', async ({
  services,
  sent,
  mails,
  clock,
}) => {
  const userId = await aPerson(services, 'Owner', { isAdmin: true })
  const { id } = await keep(services, 'one')
  await work(services, sent)
  for (const minute of [1, 30, 28]) {
    later(clock, minute)
    await keep(services, 'one')
    await work(services, sent)
  }
  later(clock, 59 / 60)
  await tellOfReadFirst(services, jobFor(id))
  expect(mails).toHaveLength(1)
  expect(sent.at(-1)).toMatchObject({ options: { key: id, startAfter: new Date('2026-03-02T10:30:00Z') } })
  clock.set('2026-03-02T10:30:00Z')
  await tellOfReadFirst(services, jobFor(id))
  expect(mails).toHaveLength(2)
  await changeItems(services, { userId, seenDanger: clock.now() }, [id], { name: 'off-top' })
  later(clock, 60)
  await tellOfReadFirst(services, jobFor(id))
  expect(mails).toHaveLength(2)
})

test('ten go in an hour; what came after them is one mail that says how many wait, as soon as one may go', async ({
  services,
  sent,
  mails,
  clock,
}) => {
  await aPerson(services, 'Owner', { isAdmin: true })
  const begun = clock.now()
  for (let at = 0; at < 10; at++) {
    await keep(services, `chat ${at}`)
    await work(services, sent)
    later(clock, 1)
  }
  expect(mails).toHaveLength(10)
  for (const ref of ['eleven', 'twelve']) await keep(services, ref)
  for (const { payload } of sent.splice(0)) await tellOfReadFirst(services, tellReadFirst.payload.parse(payload))
  expect(mails).toHaveLength(10)
  const ordered = sent.splice(0)
  const startAfter = new Date(begun.getTime() + HOUR_MS)
  expect(ordered.map(({ payload, options }) => [payload, options])).toEqual(
    Array.from({ length: 2 }, () => [
      { itemId: null, orderedAt: clock.now().toISOString() },
      { key: 'several', startAfter },
    ]),
  )
  clock.set(startAfter)
  await tellOfReadFirst(services, tellReadFirst.payload.parse(ordered[0]!.payload))
  expect(mails).toHaveLength(11)
  expect(mails[10]).toMatchObject({ subject: '12 conversations wait to be read first' })
  expect(mails[10]!.text).toContain('\nhttps://wellward.test/admin/messages?box=first\n')
  expect(JSON.stringify(mails[10])).not.toMatch(SECRETS)
  // The place that the first mail left is taken; the second one left its own a minute later.
  await tellOfReadFirst(services, jobFor(null))
  expect(mails).toHaveLength(11)
  // The eleventh was not mailed, so its own hour has not begun.
  later(clock, 1)
  const eleventh = await keep(services, 'eleven')
  await tellOfReadFirst(services, jobFor(eleventh.id))
  expect(mails).toHaveLength(12)
})

test('of two processes on one database that tell at the same instant, both hold the limits together', async ({
  freshDatabase,
}) => {
  const { services } = await freshDatabase()
  await aPerson(services, 'Owner', { isAdmin: true })
  const gone: string[] = []
  const replica = (): Services => ({ ...services, mail: { send: async ({ text }) => void gone.push(text) } })
  const replicas = [replica(), replica()]
  const ids: string[] = []
  for (let at = 0; at < 15; at++) ids.push(await anItem(services, { readFirst: true, dangerAt: services.clock.now() }))
  await Promise.all(
    ids.slice(0, 1).flatMap((id) => replicas.flatMap((each) => [0, 1, 2].map(() => tellOfReadFirst(each, jobFor(id))))),
  )
  expect(gone).toHaveLength(1)
  await Promise.all(ids.flatMap((id) => replicas.map((each) => tellOfReadFirst(each, jobFor(id)))))
  expect(gone).toHaveLength(10)
  expect(new Set(gone).size).toBe(10)
})

test('a mail that the server refuses counts for nothing and is tried again; one that went twice has one name', async ({
  freshDatabase,
  sent,
}) => {
  const { services } = await freshDatabase()
  await aPerson(services, 'Owner', { isAdmin: true })
  const id = await anItem(services, { readFirst: true, dangerAt: services.clock.now() })
  const names: (string | undefined)[] = []
  const breaking = async ({ messageId }: { messageId?: string }) => {
    names.push(messageId)
    if (names.length < 3) throw new Error('421 later')
  }
  const all = { ...services, mail: { send: breaking } }
  for (let at = 0; at < 2; at++) await expect(tellOfReadFirst(all, jobFor(id))).rejects.toThrow('421 later')
  for (let at = 0; at < 2; at++) await tellOfReadFirst(all, jobFor(id))
  expect(names).toHaveLength(3)
  expect(new Set(names).size).toBe(1)
  expect(sent).toHaveLength(1)
})

test('nothing goes for what is dealt with, held as spam or gone, nor while nobody runs the site', async ({
  services,
  mails,
  sent,
}) => {
  const at = services.clock.now()
  const waiting = await anItem(services, { readFirst: true, dangerAt: at })
  await tellOfReadFirst(services, jobFor(waiting))
  await aPerson(services, 'Owner', { isAdmin: true })
  await tellOfReadFirst(services, jobFor(await anItem(services, { dangerAt: at })))
  await tellOfReadFirst(services, jobFor(await anItem(services, { readFirst: true, dangerAt: at, spam: true })))
  await tellOfReadFirst(services, jobFor('00000000-0000-4000-8000-000000000000'))
  expect([mails, sent]).toEqual([[], []])
})

test('other mails about a conversation in which danger was recognised quote nothing and name nobody, also afterwards', async ({
  services,
  sent,
  mails,
}) => {
  const userId = await aPerson(services, 'Owner', { isAdmin: true })
  const { id } = await keep(services, 'one')
  await changeItems(services, { userId, seenDanger: services.clock.now() }, [id], { name: 'off-top' })
  sent.splice(0)
  await keep(services, 'one', { readFirst: false, wakesTeam: 'person' })
  for (const { payload } of sent) await tellTeam(services, notifyTeam.payload.parse(payload))
  expect(mails).toMatchObject([{ subject: 'A message waits in your inbox' }])
  expect(mails[0]!.text).toContain('Somebody wants to talk to a person')
  expect(mails[0]).not.toHaveProperty('replyTo')
  expect(JSON.stringify(mails)).not.toMatch(SECRETS)
})
