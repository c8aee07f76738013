import { eq } from 'drizzle-orm'

import { INBOX } from '#features/inbox/core/inbox-topic.server.ts'
import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import { changeItems, markSeen } from '#features/inbox/items/change-items.server.ts'
import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { doneToast, type Intent } from '#features/inbox/items/inbox-intent.ts'
import { anItem, itemsAt } from '#features/inbox/items/item.factory.server.ts'
import { settleItem } from '#features/inbox/keep-item.server.ts'
import { findItem } from '#features/inbox/thread/find-thread.server.ts'
import { answerItem, noteOn } from '#features/inbox/thread/write.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { putOnTop } from './pin.server.ts'
import { aChat, anOwnerUpToDate, DANGER, idsOnTop, keepChat, later } from './read-first.factory.server.ts'
import { tellReadFirst } from './tell-read-first.server.ts'

test('danger puts a conversation on top, be it new, known or done; whatever else is said there leaves it on top', async ({
  services,
  clock,
}) => {
  const known = await keepChat(services)
  const other = await keepChat(services, { ref: 'chat:2', readFirst: true })
  expect(await idsOnTop(services)).toEqual([other.id])
  await changeItems(services, await anOwnerUpToDate(services), [known.id], { name: 'status', status: 'done' })
  later(clock, 1)
  await keepChat(services, { readFirst: true })
  expect(await findItem(services, known.id)).toMatchObject({
    readFirst: true,
    dangerAt: clock.now(),
    status: 'open',
    read: false,
  })
  const since = clock.now()
  later(clock, 1)
  await keepChat(services, { body: 'Thank you' })
  await keepChat(services, { kind: 'lead', wakesTeam: 'lead' })
  await keepChat(services, { ref: 'chat:3', body: 'An ordinary question' })
  expect(await idsOnTop(services)).toEqual([known.id, other.id])
  expect((await itemsAt(services)).map(({ id }) => id).slice(0, 2)).toEqual([known.id, other.id])
  expect(await findItem(services, known.id)).toMatchObject({ dangerAt: since })
})

test('it stays on top until it is answered, done or removed, keeps a mark then, and goes there again', async ({
  services,
  clock,
}) => {
  const owner = await anOwnerUpToDate(services)
  const { id } = await keepChat(services, { email: 'ann@example.com', readFirst: true })
  const ends: Array<() => Promise<unknown>> = [
    () => answerItem(services, owner, id, { subject: 'Re', text: 'I am here.', seen: null, seenDanger: clock.now() }),
    () => changeItems(services, { ...owner, seenDanger: clock.now() }, [id], { name: 'status', status: 'done' }),
    () => changeItems(services, { ...owner, seenDanger: clock.now() }, [id], { name: 'off-top' }),
    () => services.db.transaction((tx) => settleItem(services, tx, aChat.ref, 'done')),
  ]
  const stays: Intent[] = [
    { name: 'read' },
    { name: 'unread' },
    { name: 'assign', assigneeId: owner.userId },
    { name: 'status', status: 'open' },
    { name: 'status', status: 'waiting' },
    { name: 'spam' },
    { name: 'not-spam' },
  ]
  for (const end of ends) {
    later(clock, 1)
    await keepChat(services, { readFirst: true })
    await markSeen(services, id)
    await noteOn(services, owner, id, 'Called her.')
    for (const intent of stays) await changeItems(services, { ...owner, seenDanger: clock.now() }, [id], intent)
    expect(await idsOnTop(services)).toEqual([id])
    await end()
    expect(await idsOnTop(services)).toEqual([])
    expect(await findItem(services, id)).toMatchObject({ readFirst: false, dangerAt: clock.now() })
  }
})

test('nobody takes off the top what their page had not shown: neither one action, nor several at once, nor an answer', async ({
  services,
  clock,
}) => {
  const owner = await anOwnerUpToDate(services)
  const { id } = await keepChat(services, { email: 'ann@example.com', readFirst: true })
  const quiet = await keepChat(services, { ref: 'chat:2', readFirst: true })
  later(clock, 1)
  await keepChat(services, { readFirst: true })
  for (const seenDanger of [null, owner.seenDanger]) {
    const by = { ...owner, seenDanger }
    for (const intent of [{ name: 'off-top' }, { name: 'status', status: 'done' }] as const) {
      const changed = await changeItems(services, by, [id], intent)
      expect(changed).toEqual({ ok: true, count: 1, onTop: 1 })
      if (changed.ok) expect(Object.values(doneToast(intent, changed)).join(' ')).toContain('One message stays on top')
    }
    await answerItem(services, owner, id, { subject: 'Re', text: 'I am here.', seen: null, seenDanger })
    expect(await idsOnTop(services)).toContain(id)
  }
  expect(await changeItems(services, owner, [id, quiet.id], { name: 'off-top' })).toEqual({ ok: true, count: 2, onTop: 1 })
  expect(await idsOnTop(services)).toEqual([id])
  expect(await changeItems(services, { ...owner, seenDanger: clock.now() }, [id], { name: 'off-top' })).toMatchObject({
    onTop: 0,
  })
})

test('the audit log says who took what off the top and why, once, and nothing of it', async ({ services }) => {
  const owner = await anOwnerUpToDate(services)
  const [one, two, plain] = [
    await keepChat(services, { readFirst: true, body: DANGER, email: 'ann@example.com' }),
    await keepChat(services, { ref: 'chat:2', readFirst: true }),
    await keepChat(services, { ref: 'chat:3' }),
  ]
  const all = [one.id, two.id, plain.id]
  await answerItem(services, owner, one.id, { subject: 'Re', text: 'I am here.', seen: null, seenDanger: owner.seenDanger })
  for (let at = 0; at < 2; at++) await changeItems(services, owner, all, { name: 'off-top' })
  const lines = await auditLines(services)
  expect(lines.map((line) => line.replace(/message [0-9a-f]{8}$/, 'message')).toSorted()).toEqual([
    'Owner message.off-top because answered, message',
    'Owner message.off-top because removed, message',
  ])
  expect(lines.join()).not.toMatch(/kill|ann@/)
})

test('what is to be read first is counted, also where it has been opened, and everybody hears of it', async ({ services }) => {
  const heard: unknown[] = []
  services.broadcast.subscribe(INBOX, (word) => void heard.push(word))
  await anItem(services)
  await anItem(services, { readAt: services.clock.now() })
  const { id } = await keepChat(services, { readFirst: true })
  const spam = await keepChat(services, { ref: 'chat:2', readFirst: true })
  await changeItems(services, await anOwnerUpToDate(services), [spam.id], { name: 'spam' })
  expect(await countUnread(services)).toMatchObject({ unread: 2, readFirst: 1, waiting: 2 })
  await markSeen(services, id)
  expect(await countUnread(services)).toMatchObject({ unread: 1, readFirst: 1, waiting: 2 })
  await changeItems(services, await anOwnerUpToDate(services, 'Partner'), [id], { name: 'off-top' })
  expect(await countUnread(services)).toMatchObject({ unread: 1, readFirst: 0, waiting: 1 })
  expect(heard).toEqual([id, spam.id, spam.id, id, id])
})

test('danger in words that are not kept puts their conversation on top, at most once a minute, and makes no item', async ({
  services,
  clock,
  sent,
}) => {
  const put = () => services.db.transaction((tx) => putOnTop(services, tx, aChat.ref, { country: 'DE', numbers: ['112'] }))
  await put()
  expect(await services.db.$count(inboxMessages)).toBe(0)
  const { id } = await keepChat(services)
  const [kept] = await services.db.select().from(inboxMessages).where(eq(inboxMessages.id, id))
  later(clock, 1)
  for (let at = 0; at < 3; at++) await put()
  expect(sent.map(({ name }) => name)).toEqual([tellReadFirst.name])
  const [row] = await services.db.select().from(inboxMessages).where(eq(inboxMessages.id, id))
  expect(row).toEqual({ ...kept, readFirst: true, dangerAt: clock.now(), dangerCountry: 'DE', numbersShown: ['112'] })
  later(clock, 2)
  await put()
  expect(await findItem(services, id)).toMatchObject({ dangerAt: clock.now() })
})
