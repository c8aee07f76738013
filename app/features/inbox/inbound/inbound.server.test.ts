import * as fc from 'fast-check'

import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { threadAddress, threadOf } from '#features/inbox/core/thread-address.server.ts'
import { changeItems } from '#features/inbox/items/change-items.server.ts'
import { anItem, itemsAt } from '#features/inbox/items/item.factory.server.ts'
import { notifyTeam, tellTeam } from '#features/inbox/items/notify-team.server.ts'
import { findItem, listParts } from '#features/inbox/thread/find-thread.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test as base } from '#tests/support/test.ts'

import { MAX_TEXT, readMail } from './read-mail.server.ts'
import { receiveMail } from './receive-mail.server.ts'

const inbound = { address: 'inbox@coach.example', secret: 'a secret of the mail server, long enough' }
const test = base.extend('house', ({ services }): Services => ({ ...services, inbound }))

interface Written {
  readonly from?: string
  readonly to?: string
  readonly name?: string
  readonly headers?: readonly string[]
  readonly body?: string
}

function aMail({
  from = 'Ann <Ann@Example.com>',
  to = inbound.address,
  name = 'one@example.com',
  headers = [],
  body = 'Yes please.',
}: Written = {}): Uint8Array {
  const lines = [`From: ${from}`, `To: ${to}`, 'Subject: Re: your message', `Message-ID: <${name}>`, ...headers]
  return new TextEncoder().encode([...lines, '', body].join('\r\n'))
}

const receive = async (house: Services, written: Written = {}) => receiveMail(house, (await readMail(aMail(written)))!)

test('each thread has an address of its own that comes back in any case, and no other is ours', async ({ house, services }) => {
  const id = await anItem(services)
  const address = threadAddress(house, id)!
  expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64)
  for (const spelled of [address, address.toUpperCase(), ` ${address} `]) expect(threadOf(house, spelled)).toBe(id)
  const token = address.slice('inbox+'.length, address.indexOf('@'))
  fc.assert(
    fc.property(fc.nat(47), fc.constantFrom(...'0123456789abcdef'), (at, sign) => {
      fc.pre(token[at] !== sign)
      expect(threadOf(house, `inbox+${token.slice(0, at)}${sign}${token.slice(at + 1)}@coach.example`)).toBe(null)
    }),
  )
  for (const other of ['', 'inbox@coach.example', `inbox+${token}@evil.example`, `info+${token}@coach.example`, `inbox+${token}`])
    expect(threadOf(house, other)).toBe(null)
  expect(threadOf({ ...house, secret: 'another secret' }, address)).toBe(null)
  expect(threadAddress(services, id)).toBe(null)
})

test('an answer joins its thread once: open, unread, on top, and told to the team', async ({ house, sent, mails, clock }) => {
  await aPerson(house, 'Owner', { isAdmin: true })
  const id = await anItem(house, { readAt: clock.now(), status: 'waiting' })
  clock.set('2026-03-03T09:30:00Z')
  const body = 'Yes please.\r\n\r\nOn Mon, 2 Mar 2026 Owner wrote:\r\n> Shall we?'
  const written = { to: `Coach <${threadAddress(house, id)}>`, body }
  expect(await receive(house, written)).toBe('answer')
  expect(await receive(house, written)).toBe('known')
  const item = (await findItem(house, id))!
  expect(item).toMatchObject({ status: 'open', read: false, receivedAt: clock.now() })
  const parts = await listParts(house, item)
  expect(parts).toHaveLength(2)
  expect(parts[1]).toMatchObject({ from: 'answer', text: 'Yes please.', sender: 'ann@example.com', by: null, mail: 'waiting' })
  expect(parts[1]!.quoted).toContain('> Shall we?')
  expect(await itemsAt(house, 'q=yes+please')).toHaveLength(1)
  expect(sent).toHaveLength(1)
  for (let at = 0; at < 2; at++) await tellTeam(house, notifyTeam.payload.parse(sent[0]!.payload))
  expect(mails).toMatchObject([{ to: 'owner@example.com', replyTo: 'ann@example.com' }])
  expect(mails[0]!.text).toContain('Yes please.')
})

test('the address is found where a forward or a blind copy leaves it', async ({ house }) => {
  const id = await anItem(house)
  const headers = [`Delivered-To: ${threadAddress(house, id)}`]
  expect(await receive(house, { to: 'somebody@example.com', headers })).toBe('answer')
})

test('any other mail is an item of its own, also where its thread is gone, and the same mail is kept once', async ({
  house,
  sent,
  clock,
}) => {
  const gone = await anItem(house)
  const to = threadAddress(house, gone)!
  await changeItems(house, { userId: gone, seenDanger: null }, [gone], { name: 'delete' })
  expect(await receive(house, { to })).toBe('new')
  expect(await receive(house, { to })).toBe('known')
  clock.set('2026-03-03T09:30:00Z')
  expect(await receive(house, { from: 'bo@example.com' })).toBe('new')
  expect(await itemsAt(house, 'kind=mail')).toMatchObject([
    { name: '', email: 'bo@example.com' },
    { name: 'Ann', email: 'ann@example.com', excerpt: 'Subject: Re: your message Yes please.' },
  ])
  expect(sent).toHaveLength(2)
})

test('what the mail server takes for spam is held, and nobody is told', async ({ house, sent }) => {
  expect(await receive(house, { headers: ['X-Spam-Flag: YES'] })).toBe('new')
  expect(await itemsAt(house, 'box=spam')).toHaveLength(1)
  expect(sent).toEqual([])
})

test('one address wakes the team at most thirty times an hour; all of its mails are kept', async ({ house, sent }) => {
  for (let at = 0; at < 32; at++) await receive(house, { name: `${at}@example.com`, body: `Mail ${at}` })
  expect(sent).toHaveLength(30)
})

test('a mail without plain text is read from its HTML, and of files only the names are kept', async () => {
  const parts = (boundary: string, ...each: string[]) =>
    [...each.map((part) => `--${boundary}\r\n${part}`), `--${boundary}--`].join('\r\n')
  const mail = await readMail(
    aMail({
      headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="x"'],
      body: parts(
        'x',
        'Content-Type: text/html; charset=utf-8\r\n\r\n<p>Yes &amp; <b>please</b></p><script>alert(1)</script>',
        'Content-Type: application/pdf; name="plan.pdf"\r\nContent-Disposition: attachment; filename="plan.pdf"\r\n\r\nxxx',
      ),
    }),
  )
  expect(mail!.text).toContain('Yes & please')
  expect(mail!.text).not.toContain('<')
  expect(mail!.attachments).toEqual(['plan.pdf'])
})

test('of an endless mail the beginning is kept, and it says so', async () => {
  const mail = await readMail(aMail({ body: 'word '.repeat(20_000) }))
  expect(mail!.text.length).toBeLessThan(MAX_TEXT + 100)
  expect(mail!.text).toMatch(/too long to keep/)
})

test('whatever comes is read or refused, never an error', async ({ house }) => {
  for (const source of ['', 'nonsense', 'From: nobody\r\n\r\nHello', 'To: x@y.example\r\n\r\nHello', '\0\0\0'])
    expect(await readMail(new TextEncoder().encode(source))).toBe(null)
  const strange = (await readMail(
    aMail({ from: '"Zo\u00eb \0" <z@north.example>', headers: ['Subject: \0a\uD800'], body: '\0' }),
  ))!
  expect(await receiveMail(house, strange)).toBe('new')
})
