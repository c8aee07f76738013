import { aContactMessage } from '#features/inbox/contact.factory.ts'
import { receiveContactMessage, receiveEnquiry } from '#features/inbox/contact.server.ts'
import { threadAddress } from '#features/inbox/core/thread-address.server.ts'
import { readMail } from '#features/inbox/inbound/read-mail.server.ts'
import { receiveMail } from '#features/inbox/inbound/receive-mail.server.ts'
import { changeItems } from '#features/inbox/items/change-items.server.ts'
import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { anItem, itemsAt } from '#features/inbox/items/item.factory.server.ts'
import { findItem, listParts } from '#features/inbox/thread/find-thread.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test as base } from '#tests/support/test.ts'

import { anOwnerUpToDate, DANGER, idsOnTop, keepChat, later } from './read-first.factory.server.ts'
import { tellReadFirst } from './tell-read-first.server.ts'

const inbound = { address: 'inbox@coach.example', secret: 'a secret of the mail server, long enough' }
const test = base.extend('house', ({ services }): Services => ({ ...services, inbound }))

test('messages, enquiries and mails in which danger is recognised stand on top, and no mail quotes them', async ({
  house,
  sent,
}) => {
  const from = { clientNetwork: '192.0.2.1' }
  await receiveContactMessage(house, aContactMessage(), from)
  await receiveContactMessage(house, aContactMessage({ message: DANGER }), from)
  const enquiry = { name: 'Ben', email: 'ben@example.com', organisation: 'North', teamSize: '1 to 10', message: DANGER } as const
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
  const [top] = await idsOnTop(house, 'kind=contact')
  expect(await listParts(house, (await findItem(house, top!))!)).toMatchObject([{ text: DANGER, danger: true }])
})

test('of an answer by mail its own words count, and not what it repeats; the one that rang is marked', async ({
  house,
  clock,
}) => {
  const id = await anItem(house)
  const owner = await anOwnerUpToDate(house)
  const answer = async (subject: string, body: string) => {
    later(clock, 1)
    const lines = ['From: ann@example.com', `To: ${threadAddress(house, id)}`, `Subject: ${subject}`, '', body]
    await receiveMail(house, (await readMail(new TextEncoder().encode(lines.join('\r\n'))))!)
    const isOnTop = (await idsOnTop(house)).includes(id)
    await changeItems(house, { ...owner, seenDanger: clock.now() }, [id], { name: 'off-top' })
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
  const machine = { clientNetwork: '192.0.2.1', botSignals: { trap: 'filled', openForMs: 100 } }
  await receiveContactMessage(house, aContactMessage({ message: DANGER }), machine)
  await receiveContactMessage(house, aContactMessage(), machine)
  expect(await itemsAt(house)).toMatchObject([{ readFirst: true }])
  expect(sent.splice(0).map(({ name }) => name)).toEqual([tellReadFirst.name])
  const spam = ['From: bo@example.com', 'To: x@y.example', 'X-Spam-Flag: YES', 'Subject: x', '', DANGER].join('\r\n')
  await receiveMail(house, (await readMail(new TextEncoder().encode(spam)))!)
  const { id } = await keepChat(house)
  await changeItems(house, await anOwnerUpToDate(house), [id], { name: 'spam' })
  await keepChat(house, { readFirst: true })
  expect(sent).toEqual([])
  expect(await idsOnTop(house, 'box=spam')).toHaveLength(2)
  expect(await countUnread(house)).toMatchObject({ readFirst: 1 })
})
