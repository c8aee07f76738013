import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'

import { movableClock } from '#tests/support/recording-services.ts'

import { diskRoomOf } from './disk-room.server.ts'
import { countOutbox, createOutboxMailer, listOutbox, readOutboxMail } from './mail-outbox.server.ts'

const link = `https://coach.example/auth?token=${'aB3-_'.repeat(30)}&next=/trial`
const message = {
  to: 'ann@example.com',
  subject: 'Please confirm – Zoë',
  text: `Confirm:\n${link}\n`,
  html: `<a href="${link}">Confirm</a>`,
}

function opened() {
  const root = mkdtempSync(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const clock = movableClock('2026-03-02T09:30:00.123Z')
  const folder = join(root, 'outbox')
  return {
    root,
    folder,
    clock,
    mailer: createOutboxMailer(folder, 'Wellward <no-reply@coach.example>', clock, diskRoomOf(root, 0)),
  }
}

test('a mail is a file that only its owner can read, named by its time', async () => {
  const { folder, mailer } = opened()
  await mailer.send(message)
  const names = readdirSync(folder)
  expect(names).toEqual([expect.stringMatching(/^20260302T093000123Z-[0-9a-f]{8}\.eml$/)])
  expect(statSync(join(folder, names[0]!)).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('the file is a mail whose source contains the link whole', async () => {
  const { folder, mailer } = opened()
  await mailer.send(message)
  const source = readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8')
  expect(source.split('\r\n')).toContain(link)
  expect(source).toContain(`href="${link}"`)
  expect(source).toMatch(/^From: Wellward <no-reply@coach\.example>\r$/m)
  expect(source).toMatch(/^To: ann@example\.com\r$/m)
})

test('a mail that can be stopped says where in the headers of RFC 2369 and RFC 8058, any other has neither', async () => {
  const { folder, mailer } = opened()
  await mailer.send(message)
  await mailer.send({ ...message, stopAddress: 'https://coach.example/stop-mails?token=abc' })
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const [stoppable, plain] = sources.toSorted((a, b) => Number(b.includes('List-Unsub')) - Number(a.includes('List-Unsub')))
  expect(plain).not.toContain('List-Unsubscribe')
  expect(stoppable).toContain('List-Unsubscribe: <https://coach.example/stop-mails?token=abc>\r\n')
  expect(stoppable).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
})

test('the list shows the newest first, one mail shows everything', async () => {
  const { folder, mailer, clock } = opened()
  await mailer.send({ ...message, subject: 'First' })
  clock.set('2026-03-02T09:31:00Z')
  await mailer.send({ ...message, subject: 'Second', to: 'ben@example.com, cem@example.com' })
  const list = await listOutbox(folder)
  expect(list).toEqual([
    {
      name: expect.any(String),
      subject: 'Second',
      to: 'ben@example.com, cem@example.com',
      date: new Date('2026-03-02T09:31:00Z'),
    },
    { name: expect.any(String), subject: 'First', to: 'ann@example.com', date: new Date('2026-03-02T09:30:00Z') },
  ])
  expect(await countOutbox(folder)).toBe(2)
  const mail = await readOutboxMail(folder, list[1]!.name)
  expect(mail!.text.trim()).toBe(message.text.trim())
  expect(mail!.html.trim()).toBe(message.html)
})

test('an invitation stands in the mail as a part that calendars read, with its method', async () => {
  const { folder, mailer } = opened()
  const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR'
  await mailer.send({ ...message, calendar: { method: 'CANCEL', text } })
  const source = readFileSync(join(folder, readdirSync(folder)[0]!))
  expect(source.toString()).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/)
  const { attachments, text: body } = await PostalMime.parse(source, { attachmentEncoding: 'utf8' })
  const parts = attachments.map(({ mimeType, content }) => [mimeType, String(content).trim().replaceAll(/\r?\n/g, '\r\n')])
  expect(parts).toContainEqual(['text/calendar', text])
  expect(body!.trim()).toBe(message.text.trim())
})

test('an outbox that nobody wrote to is empty', async () => {
  const { folder } = opened()
  expect(await listOutbox(folder)).toEqual([])
  expect(await countOutbox(folder)).toBe(0)
  expect(await readOutboxMail(folder, '20260302T093000123Z-00000000.eml')).toBeNull()
})

test('no name leads out of the folder or to another kind of file', async () => {
  const { root, folder, mailer } = opened()
  await mailer.send(message)
  const secret = '20260302T093000123Z-00000000.eml'
  writeFileSync(join(root, secret), 'Subject: secret\r\n\r\nsecret')
  writeFileSync(join(folder, 'notes.txt'), 'secret')
  symlinkSync(join(root, secret), join(folder, 'link.eml'))
  for (const name of [`../${secret}`, `x/../../${secret}`, join(root, secret), 'notes.txt', 'link.eml', `${secret}\0`, '', '.'])
    expect(await readOutboxMail(folder, name)).toBeNull()
  expect(await listOutbox(folder)).toHaveLength(1)
})
