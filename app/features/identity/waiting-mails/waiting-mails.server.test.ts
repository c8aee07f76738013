import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

import { Browser, doJobs, haveSignedUp } from '#features/identity/account.factory.server.ts'
import { requestReset } from '#features/identity/links/reset-password.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'
import { createOutboxMailer } from '#platform/mail-outbox.server.ts'
import type { MailMessage } from '#platform/mail.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { listWaitingMails, sendWaitingMails } from './waiting-mails.server.ts'

/** The product before a mail server was set up, and after. */
function beforeAndAfter(services: Services, mails: MailMessage[]) {
  const outbox = mkdtempSync(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rmSync(outbox, { recursive: true, force: true }))
  const written = createOutboxMailer(outbox, 'W <no-reply@x.test>', services.clock, diskRoomOf(outbox, 0))
  const before = { ...services, outbox, sendsMail: false, mail: written }
  const after = { ...services, outbox, sendsMail: true, mail: { send: async (mail: MailMessage) => void mails.push(mail) } }
  return { outbox, before, after }
}

test('what waited goes out once a mail server is there, each once, with everything that it had', async ({
  services,
  sent,
  mails,
}) => {
  const { outbox, before, after } = beforeAndAfter(services, mails)
  const by = { userId: await aPerson(services, 'owner', { isAdmin: true }) }
  const reply = {
    to: 'ann@example.com',
    subject: 'Re: Zoë – your question',
    replyTo: 'coach@example.com',
    messageId: 'one@x.test',
    follows: ['nought@x.test'],
    isByHand: true,
  }
  await before.mail.send({ ...reply, text: 'Hello Ann.', html: '<p>Hello Ann.</p>' })
  const calendar = { method: 'CANCEL', text: 'BEGIN:VCALENDAR\r\nDTEND:20270101T000000Z\r\nEND:VCALENDAR' } as const
  const off = { to: 'a@x.test, b@x.test', subject: 'Off', text: 'Off', html: '<p>Off</p>' }
  await before.mail.send({ ...off, calendar, stopAddress: `${services.site.origin}/s` })
  const waiting = await listWaitingMails(after)
  expect(waiting.map(({ validity: standing }) => standing)).toEqual(['holds', 'holds'])
  const names = waiting.map(({ name }) => name)
  expect(await sendWaitingMails(before, by, names)).toBeNull()
  expect(await sendWaitingMails(after, by, names)).toEqual({ sent: 2, leftOut: 0 })
  expect(mails).toEqual([])
  await doJobs({ services: after, sent })
  const [first, second] = mails.toSorted((one, other) => other.subject.localeCompare(one.subject))
  expect(first).toMatchObject(reply)
  expect([first!.text.trim(), first!.html.trim()]).toEqual(['Hello Ann.', '<p>Hello Ann.</p>'])
  expect(second).toMatchObject({ to: off.to, stopAddress: `${services.site.origin}/s`, calendar: { method: 'CANCEL' } })
  expect(second!.calendar!.text).toContain('DTEND:20270101T000000Z')
  expect(readdirSync(outbox)).toEqual([])
  expect(await sendWaitingMails(after, by, names)).toEqual({ sent: 0, leftOut: 2 })
  expect(await auditLines(services)).toEqual(['owner outbox.sent mails 2'])
})

test('a mail whose link ran out is left out and says why, also when it runs out on the way', async ({
  services,
  sent,
  mails,
  clock,
}) => {
  const { outbox, before, after } = beforeAndAfter(services, mails)
  const by = { userId: await aPerson(services, 'owner', { isAdmin: true }) }
  await haveSignedUp(before, new Browser())
  await requestReset(before, 'ann@example.com', { network: '192.0.2.1' })
  await doJobs({ services: before, sent })
  const standings = async () =>
    (await listWaitingMails(after)).map(({ subject, validity: standing }) => `${subject.split(' ')[0]} ${standing}`).toSorted()
  expect(await standings()).toEqual(['Please holds', 'Reset holds'])
  const names = (await listWaitingMails(after)).map(({ name }) => name)
  await sendWaitingMails(after, by, names)
  clock.set('2026-03-02T10:30:00Z')
  await doJobs({ services: after, sent })
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Please confirm/)])
  expect(await standings()).toEqual(['Reset expired'])
  expect(await sendWaitingMails(after, by, names)).toEqual({ sent: 0, leftOut: 2 })
  expect(readdirSync(outbox)).toHaveLength(1)
})

test('a mail that the server refuses stays where it is', async ({ services, sent, mails }) => {
  const { outbox, before, after } = beforeAndAfter(services, mails)
  const by = { userId: await aPerson(services, 'owner', { isAdmin: true }) }
  await before.mail.send({ to: 'ann@example.com', subject: 'A', text: 'A', html: '<p>A</p>' })
  const [mail] = await listWaitingMails(after)
  await sendWaitingMails(after, by, [mail!.name])
  const refusing = { ...after, mail: { send: () => Promise.reject(new Error('No such person')) } }
  await expect(doJobs({ services: refusing, sent })).rejects.toThrow('No such person')
  expect(readdirSync(outbox)).toEqual([mail!.name])
})
