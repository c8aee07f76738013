import { eq } from 'drizzle-orm'

import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { aContactMessage } from '#features/inbox/contact.factory.ts'
import { receiveContactMessage, receiveEnquiry } from '#features/inbox/contact.server.ts'
import { readMail } from '#features/inbox/inbound/read-mail.server.ts'
import { receiveMail } from '#features/inbox/inbound/receive-mail.server.ts'
import { threadAddress } from '#features/inbox/inbound/thread-address.server.ts'
import { changeItems, markSeen } from '#features/inbox/items/change-items.server.ts'
import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { doneToast, type Deed } from '#features/inbox/items/deed.ts'
import { anItem, itemsAt } from '#features/inbox/items/item.factory.server.ts'
import { keepItem, settleItem, type KeptElsewhere } from '#features/inbox/keep-item.server.ts'
import { INBOX } from '#features/inbox/live/inbox-topic.server.ts'
import { inboxMessages } from '#features/inbox/tables.server.ts'
import { findItem, listParts } from '#features/inbox/thread/find-thread.server.ts'
import { answerItem, noteOn } from '#features/inbox/thread/write.server.ts'
import type { Services } from '#platform/services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import type { MovableClock } from '#tests/support/recording-services.ts'
import { expect, test as base } from '#tests/support/test.ts'

import { putOnTop } from './pin.server.ts'
import { tellReadFirst } from './tell-read-first.server.ts'

const DANGER = 'I want to kill myself.'
const inbound = { address: 'inbox@coach.example', secret: 'a secret of the mail server, long enough' }
const test = base.extend('house', ({ services }): Services => ({ ...services, inbound }))

const chat = { kind: 'chat', ref: 'chat:1', name: '', email: '', body: 'Hello', wakesTeam: null } as const
const keep = (services: Services, changes: Partial<KeptElsewhere> = {}) =>
  services.db.transaction((tx) => keepItem(services, tx, { ...chat, ...changes }))

async function onTop(services: Services, address = ''): Promise<string[]> {
  return (await itemsAt(services, address)).filter(({ readFirst }) => readFirst).map(({ id }) => id)
}

/** Somebody who runs the site, and has seen what there is up to now. */
async function anOwner(services: Services, name = 'Owner') {
  const userId = await aPerson(services, name, { isAdmin: true })
  return { userId, seenDanger: services.clock.now() }
}

const later = (clock: MovableClock, minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000))

test('danger puts a conversation on top, be it new, known or done; whatever else is said there leaves it on top', async ({
  services,
  clock,
}) => {
  const known = await keep(services)
  const other = await keep(services, { ref: 'chat:2', readFirst: true })
  expect(await onTop(services)).toEqual([other.id])
  await changeItems(services, await anOwner(services), [known.id], { do: 'status', status: 'done' })
  later(clock, 1)
  await keep(services, { readFirst: true })
  expect(await findItem(services, known.id)).toMatchObject({
    readFirst: true,
    dangerAt: clock.now(),
    status: 'open',
    read: false,
  })
  const since = clock.now()
  later(clock, 1)
  await keep(services, { body: 'Thank you' })
  await keep(services, { kind: 'lead', wakesTeam: 'lead' })
  await keep(services, { ref: 'chat:3', body: 'An ordinary question' })
  expect(await onTop(services)).toEqual([known.id, other.id])
  expect((await itemsAt(services)).map(({ id }) => id).slice(0, 2)).toEqual([known.id, other.id])
  expect(await findItem(services, known.id)).toMatchObject({ dangerAt: since })
})

test('it stays on top until it is answered, done or removed, keeps a mark then, and goes there again', async ({
  services,
  clock,
}) => {
  const owner = await anOwner(services)
  const { id } = await keep(services, { email: 'ann@example.com', readFirst: true })
  const ends: Array<() => Promise<unknown>> = [
    () => answerItem(services, owner, id, { subject: 'Re', text: 'I am here.', seen: null, seenDanger: clock.now() }),
    () => changeItems(services, { ...owner, seenDanger: clock.now() }, [id], { do: 'status', status: 'done' }),
    () => changeItems(services, { ...owner, seenDanger: clock.now() }, [id], { do: 'off-top' }),
    () => services.db.transaction((tx) => settleItem(services, tx, chat.ref, 'done')),
  ]
  const stays: Deed[] = [
    { do: 'read' },
    { do: 'unread' },
    { do: 'assign', assigneeId: owner.userId },
    { do: 'status', status: 'open' },
    { do: 'status', status: 'waiting' },
    { do: 'spam' },
    { do: 'not-spam' },
  ]
  for (const end of ends) {
    later(clock, 1)
    await keep(services, { readFirst: true })
    await markSeen(services, id)
    await noteOn(services, owner, id, 'Called her.')
    for (const deed of stays) await changeItems(services, { ...owner, seenDanger: clock.now() }, [id], deed)
    expect(await onTop(services)).toEqual([id])
    await end()
    expect(await onTop(services)).toEqual([])
    expect(await findItem(services, id)).toMatchObject({ readFirst: false, dangerAt: clock.now() })
  }
})

test('nobody takes off the top what their page had not shown: neither a deed, nor several at once, nor an answer', async ({
  services,
  clock,
}) => {
  const owner = await anOwner(services)
  const { id } = await keep(services, { email: 'ann@example.com', readFirst: true })
  const quiet = await keep(services, { ref: 'chat:2', readFirst: true })
  later(clock, 1)
  await keep(services, { readFirst: true })
  for (const seenDanger of [null, owner.seenDanger]) {
    const by = { ...owner, seenDanger }
    for (const deed of [{ do: 'off-top' }, { do: 'status', status: 'done' }] as const) {
      const changed = await changeItems(services, by, [id], deed)
      expect(changed).toEqual({ ok: true, count: 1, onTop: 1 })
      if (changed.ok) expect(Object.values(doneToast(deed, changed)).join(' ')).toContain('One message stays on top')
    }
    await answerItem(services, owner, id, { subject: 'Re', text: 'I am here.', seen: null, seenDanger })
    expect(await onTop(services)).toContain(id)
  }
  expect(await changeItems(services, owner, [id, quiet.id], { do: 'off-top' })).toEqual({ ok: true, count: 2, onTop: 1 })
  expect(await onTop(services)).toEqual([id])
  expect(await changeItems(services, { ...owner, seenDanger: clock.now() }, [id], { do: 'off-top' })).toMatchObject({ onTop: 0 })
})

test('the audit log says who took what off the top and why, once, and nothing of it', async ({ services }) => {
  const owner = await anOwner(services)
  const [one, two, plain] = [
    await keep(services, { readFirst: true, body: DANGER, email: 'ann@example.com' }),
    await keep(services, { ref: 'chat:2', readFirst: true }),
    await keep(services, { ref: 'chat:3' }),
  ]
  const all = [one.id, two.id, plain.id]
  await answerItem(services, owner, one.id, { subject: 'Re', text: 'I am here.', seen: null, seenDanger: owner.seenDanger })
  for (let at = 0; at < 2; at++) await changeItems(services, owner, all, { do: 'off-top' })
  const lines = await auditLines(services)
  expect(lines.map((line) => line.replace(/message [0-9a-f]{8}$/, 'message')).toSorted()).toEqual([
    'Owner message.off-top because answered, message',
    'Owner message.off-top because removed, message',
  ])
  expect(lines.join()).not.toMatch(/kill|ann@/)
})

test('messages, enquiries and mails in which danger is recognised stand on top, and no mail quotes them', async ({
  house,
  sent,
}) => {
  const from = { clientNetwork: '192.0.2.1' }
  await receiveContactMessage(house, aContactMessage(), from)
  await receiveContactMessage(house, aContactMessage({ message: DANGER }), from)
  const enquiry = { name: 'Ben', email: 'ben@example.com', organisation: 'North', teamSize: '2 to 10', message: DANGER } as const
  await receiveEnquiry(house, enquiry, from)
  const mail = (subject: string, body: string) =>
    readMail(new TextEncoder().encode(`From: cleo@example.com\r\nTo: x@y.example\r\nSubject: ${subject}\r\n\r\n${body}`))
  await receiveMail(house, (await mail('A question', `My sister wrote to me:\r\n> ${DANGER}`))!)
  await receiveMail(house, (await mail(DANGER, 'Please answer.'))!)
  await receiveMail(house, (await mail('Hello', 'When does the course begin?'))!)
  expect((await itemsAt(house)).map(({ kind, readFirst }) => [kind, readFirst])).toEqual(
    expect.arrayContaining([
      ['contact', true],
      ['enquiry', true],
      ['mail', true],
      ['mail', true],
      ['contact', false],
      ['mail', false],
    ]),
  )
  expect(sent.map(({ name }) => name).toSorted()).toEqual([
    'inbox.notify-team',
    'inbox.notify-team',
    ...Array.from({ length: 4 }, () => tellReadFirst.name),
  ])
  const [top] = await onTop(house, 'kind=contact')
  expect(await listParts(house, (await findItem(house, top!))!)).toMatchObject([{ text: DANGER, danger: true }])
})

test('of an answer by mail its own words count, and not what it repeats; the one that rang is marked', async ({
  house,
  clock,
}) => {
  const id = await anItem(house)
  const owner = await anOwner(house)
  const answer = async (subject: string, body: string) => {
    later(clock, 1)
    const lines = ['From: ann@example.com', `To: ${threadAddress(house, id)}`, `Subject: ${subject}`, '', body]
    await receiveMail(house, (await readMail(new TextEncoder().encode(lines.join('\r\n'))))!)
    const isOnTop = (await onTop(house)).includes(id)
    await changeItems(house, { ...owner, seenDanger: clock.now() }, [id], { do: 'off-top' })
    return isOnTop
  }
  expect(await answer('Re: hello', 'Thank you.')).toBe(false)
  expect(await answer('Re: hello', DANGER)).toBe(true)
  expect(await answer(`Re: ${DANGER}`, `I am with my sister now.\r\n\r\nOn Mon, 2 Mar 2026 Owner wrote:\r\n> ${DANGER}`)).toBe(
    false,
  )
  expect(await answer(DANGER, 'Please answer.')).toBe(true)
  const parts = await listParts(house, (await findItem(house, id))!)
  expect(parts.map(({ danger }) => danger)).toEqual([false, false, true, false, true])
})

test('danger is never held for how a form was sent; what a mail server takes for spam, or the owner, wakes nobody', async ({
  house,
  sent,
}) => {
  const machine = { clientNetwork: '192.0.2.1', signs: { trap: 'filled', openForMs: 100 } }
  await receiveContactMessage(house, aContactMessage({ message: DANGER }), machine)
  await receiveContactMessage(house, aContactMessage(), machine)
  expect(await itemsAt(house)).toMatchObject([{ readFirst: true }])
  expect(sent.splice(0).map(({ name }) => name)).toEqual([tellReadFirst.name])
  const spam = ['From: bo@example.com', 'To: x@y.example', 'X-Spam-Flag: YES', 'Subject: x', '', DANGER].join('\r\n')
  await receiveMail(house, (await readMail(new TextEncoder().encode(spam)))!)
  const { id } = await keep(house)
  await changeItems(house, await anOwner(house), [id], { do: 'spam' })
  await keep(house, { readFirst: true })
  expect(sent).toEqual([])
  expect(await onTop(house, 'box=spam')).toHaveLength(2)
  expect(await countUnread(house)).toMatchObject({ readFirst: 1 })
})

test('what is to be read first is counted, also where it has been opened, and everybody hears of it', async ({ services }) => {
  const heard: unknown[] = []
  services.broadcast.subscribe(INBOX, (word) => void heard.push(word))
  await anItem(services)
  await anItem(services, { readAt: services.clock.now() })
  const { id } = await keep(services, { readFirst: true })
  const spam = await keep(services, { ref: 'chat:2', readFirst: true })
  await changeItems(services, await anOwner(services), [spam.id], { do: 'spam' })
  expect(await countUnread(services)).toMatchObject({ unread: 2, readFirst: 1, waiting: 2 })
  await markSeen(services, id)
  expect(await countUnread(services)).toMatchObject({ unread: 1, readFirst: 1, waiting: 2 })
  await changeItems(services, await anOwner(services, 'Partner'), [id], { do: 'off-top' })
  expect(await countUnread(services)).toMatchObject({ unread: 1, readFirst: 0, waiting: 1 })
  expect(heard).toEqual([id, spam.id, spam.id, id, id])
})

test('danger in words that are not kept puts their conversation on top, at most once a minute, and makes no item', async ({
  services,
  clock,
  sent,
}) => {
  const put = () => services.db.transaction((tx) => putOnTop(services, tx, chat.ref))
  await put()
  expect(await services.db.$count(inboxMessages)).toBe(0)
  const { id } = await keep(services)
  const [kept] = await services.db.select().from(inboxMessages).where(eq(inboxMessages.id, id))
  later(clock, 1)
  for (let at = 0; at < 3; at++) await put()
  expect(sent.map(({ name }) => name)).toEqual([tellReadFirst.name])
  const [row] = await services.db.select().from(inboxMessages).where(eq(inboxMessages.id, id))
  expect(row).toEqual({ ...kept, readFirst: true, dangerAt: clock.now() })
  later(clock, 2)
  await put()
  expect(await findItem(services, id)).toMatchObject({ dangerAt: clock.now() })
})
