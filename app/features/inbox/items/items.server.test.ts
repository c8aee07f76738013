import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { INBOX } from '#features/inbox/core/inbox-topic.server.ts'
import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import { findItem } from '#features/inbox/thread/find-thread.server.ts'
import { noteOn } from '#features/inbox/thread/write.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { changeItems, markSeen } from './change-items.server.ts'
import { countUnread } from './count-items.server.ts'
import { filtersOf } from './filters.ts'
import type { Intent } from './inbox-intent.ts'
import { anItem, itemsAt } from './item.factory.server.ts'
import { listItems, PAGE } from './list-items.server.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
/** Somebody whose page had shown nothing to be read first. */
const BY = { userId: NOBODY, seenDanger: null }
const everything = filtersOf(new URLSearchParams(), NOBODY)

test('messages stand newest first, spam in a list of its own', async ({ services }) => {
  const older = await anItem(services, { receivedAt: new Date('2026-03-01T08:00:00Z') })
  const newer = await anItem(services, { readAt: new Date('2026-03-02T09:00:00Z') })
  const held = await anItem(services, { spam: true })
  const items = await itemsAt(services)
  expect(items.map(({ id, read }) => ({ id, read }))).toEqual([
    { id: newer, read: true },
    { id: older, read: false },
  ])
  expect(items[0]).toMatchObject({ kind: 'contact', name: 'Ann', email: 'ann@example.com', excerpt: 'Hello there' })
  expect((await itemsAt(services, 'box=spam')).map(({ id }) => id)).toEqual([held])
})

test('a list is walked to its end and back, each message once, also those of one instant', async ({ services, clock }) => {
  for (let made = 0; made < 2 * PAGE + 1; made++) {
    await anItem(services, { receivedAt: new Date(clock.now().getTime() - Math.floor(made / 30) * 1000) })
  }
  const first = await listItems(services, everything, null)
  const second = await listItems(services, everything, first.older)
  const third = await listItems(services, everything, second.older)
  expect([first.newer, third.items.length, third.older]).toEqual([null, 1, null])
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
  expect(new Set(ids).size).toBe(2 * PAGE + 1)
  expect((await listItems(services, everything, third.newer)).items).toEqual(second.items)
  const again = await listItems(services, everything, second.newer)
  expect(again).toMatchObject({ items: first.items, newer: null })
})

test('what is filtered for is found, and nothing else', async ({ services }) => {
  const me = await aPerson(services, 'Owner', { isAdmin: true })
  const lead = await anItem(services, { kind: 'lead', status: 'waiting', assigneeId: me })
  const chat = await anItem(services, { kind: 'chat', readAt: services.clock.now() })
  const ids = async (address: string) => (await itemsAt(services, address, me)).map(({ id }) => id)
  expect(await ids('kind=lead')).toEqual([lead])
  expect(await ids('status=open')).toEqual([chat])
  expect(await ids('assignee=me')).toEqual([lead])
  expect(await ids(`assignee=${me}`)).toEqual([lead])
  expect(await ids('assignee=none')).toEqual([chat])
  expect(await ids('unread=1')).toEqual([lead])
  expect(await ids('kind=lead&status=done')).toEqual([])
  expect(await ids('kind=nonsense&status=x&assignee=you&older=never~x')).toHaveLength(2)
})

test('names, addresses, words and what was noted are searched, whatever their case, and characters stand for themselves', async ({
  services,
}) => {
  const owner = { userId: await aPerson(services, 'Owner', { isAdmin: true }) }
  const zoe = await anItem(services, {
    name: 'Zoë Ångström',
    email: 'z@north.example',
    body: 'Does 100% magnesium_citrate help?',
  })
  const ann = await anItem(services, { body: 'May I bring a friend?' })
  await noteOn(services, owner, ann, 'Called her on Tuesday.')
  const found = async (q: string) => (await itemsAt(services, new URLSearchParams({ q }).toString())).map(({ id }) => id)
  expect(await found('ÅNGSTRÖM')).toEqual([zoe])
  expect(await found('north.example')).toEqual([zoe])
  expect(await found('help magnesium')).toEqual([zoe])
  expect(await found('agnesiu')).toEqual([zoe])
  expect(await found('100%')).toEqual([zoe])
  expect(await found('1%m')).toEqual([])
  expect(await found('magnesium_')).toEqual([zoe])
  expect(await found('s_m')).toEqual([])
  expect(await found('tuesday')).toEqual([ann])
  expect(await found('friend magnesium')).toEqual([])
  expect(await found('fr')).toEqual([ann])
})

test('names with ß are found with ss, and the other way round', async ({ services }) => {
  const sharp = await anItem(services, { name: 'Jana Weiß', body: 'In der Hauptstraße, bitte.' })
  const plain = await anItem(services, { name: 'Tom Weiss' })
  for (const q of ['Weiss', 'Weiß', 'WEISS', 'ß']) {
    const found = await itemsAt(services, new URLSearchParams({ q }).toString())
    expect(found.map(({ id }) => id).toSorted(), q).toEqual([sharp, plain].toSorted())
  }
  expect((await itemsAt(services, 'q=hauptstrasse+weiss')).map(({ id }) => id)).toEqual([sharp])
})

test('a word that many have fills its pages, and one far back is found as well', async ({ services, clock }) => {
  const at = (second: number) => new Date(clock.now().getTime() - second * 1000)
  for (let made = 0; made < PAGE + 5; made++) await anItem(services, { body: 'About sleep', receivedAt: at(made) })
  const filters = filtersOf(new URLSearchParams('q=sleep'), NOBODY)
  const first = await listItems(services, filters, null)
  const second = await listItems(services, filters, first.older)
  expect([first.items.length, second.items.length, second.older]).toEqual([PAGE, 5, null])
  expect((await listItems(services, filters, second.newer)).items).toEqual(first.items)
})

test('a search is walked to its end and back, wherever among thousands its words stand', async ({ services, clock }) => {
  const item = { kind: 'contact', name: 'Ann', email: 'ann@example.com', spam: false } as const
  const thousands = Array.from({ length: 6_000 }, (_, made) => ({
    ...item,
    body: made < 30 || made % 45 === 0 ? 'About sleep' : 'Hello there',
    receivedAt: new Date(clock.now().getTime() - made * 1000),
  }))
  for (let from = 0; from < 6_000; from += 2_000) {
    await services.db.insert(inboxMessages).values(thousands.slice(from, from + 2_000))
  }
  const wanted = thousands.filter(({ body }) => body === 'About sleep').map(({ receivedAt }) => receivedAt)
  const filters = filtersOf(new URLSearchParams('q=sleep'), NOBODY)
  const pages = [await listItems(services, filters, null)]
  while (pages.at(-1)!.older) pages.push(await listItems(services, filters, pages.at(-1)!.older))
  expect(pages.flatMap(({ items }) => items.map(({ receivedAt }) => receivedAt))).toEqual(wanted)
  for (let at = pages.length - 1; at > 0; at--) {
    expect((await listItems(services, filters, pages[at]!.newer)).items).toEqual(pages[at - 1]!.items)
  }
})

test('several messages are changed at once, and the others stay as they are', async ({ services, clock }) => {
  const owner = await aPerson(services, 'Owner', { isAdmin: true })
  const [one, two, other] = [await anItem(services), await anItem(services), await anItem(services)]
  const change = (intent: Intent) => changeItems(services, BY, [one, two, NOBODY, 'x'], intent)
  const both = async (facts: object) => {
    for (const id of [one, two]) expect(await findItem(services, id)).toMatchObject(facts)
  }
  expect(await change({ name: 'status', status: 'done' })).toEqual({ ok: true, count: 2, onTop: 0 })
  await both({ status: 'done' })
  await change({ name: 'assign', assigneeId: owner })
  await both({ assigneeId: owner })
  await change({ name: 'assign', assigneeId: null })
  await both({ assigneeId: null })
  await change({ name: 'read' })
  await both({ read: true })
  await change({ name: 'unread' })
  await both({ read: false })
  await change({ name: 'spam' })
  await both({ spam: true })
  await change({ name: 'not-spam' })
  await both({ spam: false })
  expect(await findItem(services, other)).toMatchObject({ status: 'open', read: false, receivedAt: clock.now() })
  expect(await change({ name: 'delete' })).toEqual({ ok: true, count: 2, onTop: 0 })
  expect((await itemsAt(services)).map(({ id }) => id)).toEqual([other])
})

test('a message belongs to somebody who runs the site, or to nobody', async ({ services }) => {
  const member = await aPerson(services, 'Member')
  const id = await anItem(services)
  for (const assigneeId of [member, NOBODY, 'x'])
    expect(await changeItems(services, BY, [id], { name: 'assign', assigneeId })).toEqual({ ok: false, reason: 'no-admin' })
  expect(await findItem(services, id)).toMatchObject({ assigneeId: null })
})

test('what is not there is null, whatever the id looks like', async ({ services }) => {
  for (const id of [NOBODY, 'x', "' or 1=1", '']) {
    expect(await findItem(services, id)).toBe(null)
    expect(await changeItems(services, BY, [id], { name: 'read' })).toEqual({ ok: true, count: 0, onTop: 0 })
  }
})

test('unread messages are counted by kind, and unread spam apart', async ({ services }) => {
  expect(await countUnread(services)).toEqual({ unread: 0, kinds: {}, held: 0, readFirst: 0, waiting: 0 })
  await anItem(services)
  await anItem(services, { kind: 'lead' })
  await anItem(services, { kind: 'lead' })
  await anItem(services, { readAt: services.clock.now() })
  await anItem(services, { spam: true })
  expect(await countUnread(services)).toEqual({
    unread: 3,
    kinds: { contact: 1, lead: 2 },
    held: 1,
    readFirst: 0,
    waiting: 3,
  })
})

test('to open a message is to have read it, which everybody hears once', async ({ services }) => {
  const id = await anItem(services)
  const heard: (string | null)[] = []
  services.broadcast.subscribe(INBOX, (word) => heard.push(word))
  await markSeen(services, id)
  await markSeen(services, id)
  expect(await findItem(services, id)).toMatchObject({ read: true })
  expect(heard).toEqual([id])
})
