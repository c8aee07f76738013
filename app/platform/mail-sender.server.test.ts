import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'

import { systemClock } from './clock.ts'
import { diskRoomOf } from './disk-room.server.ts'
import { senderOf } from './mail-composition.server.ts'
import { createOutboxMailer } from './mail-outbox.server.ts'

const message = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

/** Who a mail comes from as its reader’s program reads it, and its headers as they travel. */
async function sent(mailFrom: string | null, siteName: string) {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  try {
    const mailer = createOutboxMailer(
      folder,
      senderOf(
        mailFrom,
        () => 'coach.example',
        async () => siteName,
      ),
      systemClock,
      diskRoomOf(folder, 0),
    )
    await mailer.send(message)
    const source = readFileSync(join(folder, readdirSync(folder)[0]!))
    const { from, headers } = await PostalMime.parse(source)
    const people = headers.filter(({ key }) => ['to', 'bcc', 'cc', 'from'].includes(key)).map(({ key }) => key)
    return { from, people, headers: source.toString('latin1').split('\r\n\r\n')[0]! }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test.for([
  'Stillwater',
  'Stillwater, Coaching',
  'Ann "Still" Water',
  'Zoë Müller',
  '静かな水',
  'ماء هادئ',
  'Тихая вода — коучинг и здоровье для тех, кто много работает, круглый год',
  'Calm 🌊🧘🏽‍♀️ Water',
  'A <b@evil.test>',
  'Back\\slash; semi:colon (comment) [x]',
])('a mail comes from the site’s own name: %s', async (name) => {
  expect((await sent(null, name)).from).toEqual({ name, address: 'no-reply@coach.example' })
})

test('whatever the name, the address stays, no header is added, and headers are ASCII', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), async (name) => {
      const { from, people, headers } = await sent(null, `${name}\r\nBcc: eve@evil.test`)
      expect(from?.address).toBe('no-reply@coach.example')
      expect(people.toSorted()).toEqual(['from', 'to'])
      expect(headers).toMatch(/^[\x20-\x7e\r\n\t]*$/)
    }),
    { numRuns: 60 },
  )
})

test('what the operator wrote wins; an address alone stands beside the site’s name', async () => {
  expect((await sent('The Coach <ann@own.example>', 'Stillwater')).from).toEqual({
    name: 'The Coach',
    address: 'ann@own.example',
  })
  expect((await sent('ann@own.example', 'Stillwater')).from).toEqual({ name: 'Stillwater', address: 'ann@own.example' })
})

test('a new name stands in the next mail', async () => {
  let name = 'One'
  const sender = senderOf(
    null,
    () => 'coach.example',
    async () => name,
  )
  const now = async () => (typeof sender === 'string' ? sender : sender())
  expect(await now()).toMatchObject({ name: 'One' })
  name = 'Two'
  expect(await now()).toMatchObject({ name: 'Two' })
})
