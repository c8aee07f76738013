import { and, eq } from 'drizzle-orm'

import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { inboxEntries } from '#features/inbox/core/tables.server.ts'
import { anItem, itemsAt } from '#features/inbox/items/item.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findDrafts, keepDraft } from './drafts.server.ts'
import { findItem, findSender, listParts } from './find-thread.server.ts'
import { mailReply, sendReply } from './send-reply.server.ts'
import { answerItem, mailAgain, noteOn } from './write.server.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
const words = { subject: 'Re: your message', text: 'Dear Ann,\n\n5 < 6 & so on.' }

async function aTeam(services: Services) {
  const [me, partner] = [
    await aPerson(services, 'Owner', { isAdmin: true }),
    await aPerson(services, 'Partner', { isAdmin: true }),
  ]
  return { me: { userId: me }, partner: { userId: partner } }
}

async function repliesTo({ db }: Services, itemId: string) {
  return db
    .select()
    .from(inboxEntries)
    .where(and(eq(inboxEntries.itemId, itemId), eq(inboxEntries.kind, 'reply')))
    .orderBy(inboxEntries.at)
}

test('an answer goes by mail with what it answers, and the message waits for theirs', async ({ services, sent, mails }) => {
  const { me } = await aTeam(services)
  const id = await anItem(services, { body: 'Shall we?\nAnn' })
  expect(await answerItem(services, me, id, { ...words, seen: null })).toEqual({ ok: true, way: 'mail' })
  const [reply] = await repliesTo(services, id)
  expect(sent).toMatchObject([{ name: mailReply.name, payload: { entryId: reply!.id }, options: { key: reply!.id } }])
  await sendReply(services, { entryId: reply!.id })
  await sendReply(services, { entryId: reply!.id })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    to: 'ann@example.com',
    replyTo: 'owner@example.com',
    subject: 'Re: your message',
    messageId: `${reply!.id}@wellward.test`,
    follows: [],
    isByHand: true,
  })
  expect(mails[0]!.text).toContain('Dear Ann,\n\n5 < 6 & so on.\n\nOn Mon 2 Mar 2026, 09:30 UTC Ann wrote:\n> Shall we?\n> Ann\n')
  expect(mails[0]!.html).toContain('5 &lt; 6 &amp; so on.')
  expect(await findItem(services, id)).toMatchObject({ status: 'waiting', assigneeId: me.userId, read: true })
  expect(await listParts(services, (await findItem(services, id))!)).toMatchObject([
    { from: 'person', text: 'Shall we?\nAnn' },
    { from: 'reply', by: 'Owner', mail: 'gone', subject: 'Re: your message' },
  ])
  expect(await itemsAt(services, 'q=so+on')).toHaveLength(1)
})

test('each mail of a thread names those before it', async ({ services, clock, mails }) => {
  const { me } = await aTeam(services)
  const id = await anItem(services)
  for (const minute of ['10:00', '10:05', '10:10']) {
    clock.set(`2026-03-02T${minute}:00Z`)
    await answerItem(services, me, id, { ...words, seen: null })
  }
  const replies = await repliesTo(services, id)
  for (const { id: entryId } of replies) await sendReply(services, { entryId })
  const names = replies.map(({ messageId }) => messageId)
  expect(mails.map(({ follows }) => follows)).toEqual([[], [names[0]], [names[0], names[1]]])
})

test('of two who answer at once, the second is told, reads it, and may send all the same', async ({ services, clock }) => {
  const { me, partner } = await aTeam(services)
  const id = await anItem(services)
  await answerItem(services, partner, id, { ...words, seen: null })
  const [theirs] = await repliesTo(services, id)
  const told = await answerItem(services, me, id, { ...words, seen: null })
  expect(told).toEqual({ ok: false, reason: 'answered-since', by: 'Partner', at: clock.now(), entryId: theirs!.id })
  expect(await repliesTo(services, id)).toHaveLength(1)
  expect(await answerItem(services, me, id, { ...words, seen: theirs!.id })).toMatchObject({ ok: true })
  expect(await findItem(services, id)).toMatchObject({ assigneeId: partner.userId })
})

test('two at the very same instant: one answers, the other is told', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const { me, partner } = await aTeam(services)
  const id = await anItem(services)
  const answered = await Promise.all([me, partner].map((by) => answerItem(services, by, id, { ...words, seen: null })))
  expect(answered.map((each) => each?.ok).toSorted()).toEqual([false, true])
})

test('two workers with the same reply send one mail; one that was killed before the mark sends it again under the same name', async ({
  freshDatabase,
}) => {
  const { services } = await freshDatabase()
  const { me } = await aTeam(services)
  const id = await anItem(services)
  await answerItem(services, me, id, { ...words, seen: null })
  const [reply] = await repliesTo(services, id)
  const names: (string | undefined)[] = []
  const taking: Services['mail']['send'] = async ({ messageId }) => void names.push(messageId)
  const dying: Services['mail'] = {
    send: async (mail) => {
      await taking(mail)
      throw new Error('killed')
    },
  }
  await expect(sendReply({ ...services, mail: dying }, { entryId: reply!.id })).rejects.toThrow('killed')
  await Promise.all([0, 1].map(() => sendReply({ ...services, mail: { send: taking } }, { entryId: reply!.id })))
  expect(names).toEqual([reply!.messageId, reply!.messageId])
})

test('a conversation is answered where it takes place, and by mail too where an address is known', async ({ services, sent }) => {
  const { me } = await aTeam(services)
  const said: unknown[] = []
  const at = services.clock.now()
  const chat = {
    entries: async () =>
      [
        { id: '1', from: 'visitor', text: 'Do you take children?', danger: false, at },
        { id: '2', from: 'assistant', text: 'I do not know.', danger: false, at },
        { id: '3', from: 'team', text: 'We do.', danger: false, at },
      ] as const,
    reply: async (_services: unknown, _tx: unknown, ref: string, reply: object) => said.push({ ref, ...reply }) > 0,
  }
  const all = { ...services, threads: { chat } }
  const silent = await anItem(services, { kind: 'chat', ref: 'chat:1', name: '', email: '' })
  const known = await anItem(services, { kind: 'lead', ref: 'chat:2' })
  expect(await answerItem(all, me, silent, { ...words, seen: null })).toEqual({ ok: true, way: 'chat' })
  expect(sent).toEqual([])
  expect(await answerItem(all, me, known, { ...words, seen: null })).toEqual({ ok: true, way: 'both' })
  expect(said).toEqual([
    { ref: 'chat:1', text: words.text, by: me.userId },
    { ref: 'chat:2', text: words.text, by: me.userId },
  ])
  expect(sent).toHaveLength(1)
  expect((await listParts(all, (await findItem(all, silent))!)).map(({ from, mail }) => [from, mail])).toEqual([
    ['person', null],
    ['assistant', null],
    ['reply', null],
  ])
  expect(await answerItem(services, me, silent, { ...words, seen: null })).toEqual({ ok: false, reason: 'no-way' })
})

test('a note is the team’s alone: no mail goes, and the message stays as it is', async ({ services, sent, mails }) => {
  const { me } = await aTeam(services)
  const id = await anItem(services)
  expect(await noteOn(services, me, id, 'Offer the small group.')).toBe(true)
  expect([sent, mails]).toEqual([[], []])
  const item = (await findItem(services, id))!
  expect(item).toMatchObject({ status: 'open', read: false, assigneeId: null })
  expect((await listParts(services, item))[1]).toMatchObject({
    from: 'note',
    by: 'Owner',
    text: 'Offer the small group.',
    mail: null,
  })
})

test('a draft is its writer’s, the others hear that one writes, and sending ends it', async ({ services, clock }) => {
  const { me, partner } = await aTeam(services)
  const id = await anItem(services)
  await keepDraft(services, partner, id, { subject: 'Re: x', text: 'Dear' })
  await keepDraft(services, partner, id, { subject: 'Re: x', text: 'Dear Ann' })
  expect(await findDrafts(services, partner, id)).toEqual({ own: { subject: 'Re: x', text: 'Dear Ann' }, others: [] })
  expect(await findDrafts(services, me, id)).toEqual({ own: null, others: [partner.userId] })
  clock.set('2026-03-02T09:41:00Z')
  expect((await findDrafts(services, me, id)).others).toEqual([])
  await answerItem(services, partner, id, { ...words, seen: null })
  expect((await findDrafts(services, partner, id)).own).toBe(null)
  await keepDraft(services, me, id, { subject: 'Re: x', text: 'Dear' })
  await keepDraft(services, me, id, { subject: 'Re: x', text: '  ' })
  expect((await findDrafts(services, me, id)).own).toBe(null)
})

test('the account of an address is found, and what else came from it, whatever its case', async ({ services }) => {
  const ann = await aPerson(services, 'Ann')
  const id = await anItem(services)
  const other = await anItem(services, { kind: 'enquiry', email: 'ANN@Example.com' })
  await anItem(services, { email: 'bo@example.com' })
  const sender = await findSender(services, (await findItem(services, id))!)
  expect(sender.account).toMatchObject({ userId: ann })
  expect(sender.others).toMatchObject([{ id: other, kind: 'enquiry' }])
  const silent = await anItem(services, { kind: 'chat', email: '' })
  await anItem(services, { kind: 'chat', email: '' })
  expect(await findSender(services, (await findItem(services, silent))!)).toEqual({ account: null, others: [] })
})

test('to what is not there nothing is answered, noted or kept', async ({ services, sent }) => {
  const { me } = await aTeam(services)
  for (const id of [NOBODY, 'x', '']) {
    expect(await answerItem(services, me, id, { ...words, seen: null })).toBe(null)
    expect(await noteOn(services, me, id, 'Hm')).toBe(null)
    expect(await keepDraft(services, me, id, { subject: '', text: 'Dear' })).toBe(null)
    expect(await mailAgain(services, id, NOBODY)).toBe(null)
  }
  expect(sent).toEqual([])
})

test('once the account of its writer is gone, a note keeps its words without the name', async ({ services }) => {
  const { me } = await aTeam(services)
  const id = await anItem(services)
  await noteOn(services, me, id, 'Offer the small group.')
  await services.db.execute(`delete from users where id = '${me.userId}'`)
  expect((await listParts(services, (await findItem(services, id))!))[1]).toMatchObject({
    text: 'Offer the small group.',
    by: null,
  })
})
