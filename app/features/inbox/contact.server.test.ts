import { expect, test } from '#tests/support/test.ts'

import { aContactMessage } from './contact.factory.ts'
import { receiveContactMessage } from './contact.server.ts'
import { inboxMessages } from './core/tables.server.ts'
import { notifyTeam } from './items/notify-team.server.ts'

const FROM = { clientNetwork: '192.0.2.1' }
const bySlowPerson = { ...FROM, botSignals: { trap: '', openForMs: 3000 } }

test('a message is kept and the team is told', async ({ services, sent }) => {
  expect(await receiveContactMessage(services, aContactMessage(), bySlowPerson)).toEqual({ ok: true })
  const [saved] = await services.db.select().from(inboxMessages)
  expect(saved).toMatchObject({
    kind: 'contact',
    name: 'Ann',
    email: 'ann@example.com',
    body: 'I would like to sleep better.',
    spam: false,
    receivedAt: services.clock.now(),
    readAt: null,
  })
  expect(sent).toEqual([{ name: notifyTeam.name, payload: { messageId: saved!.id } }])
})

test.for([
  { trap: 'Acme', openForMs: 60_000 },
  { trap: '', openForMs: 40 },
])('a message with a machine’s signs (%j) is kept and nobody is told', async (botSignals, { services, sent }) => {
  expect(await receiveContactMessage(services, aContactMessage(), { ...FROM, botSignals })).toEqual({ ok: true })
  expect(await services.db.select({ spam: inboxMessages.spam }).from(inboxMessages)).toEqual([{ spam: true }])
  expect(sent).toEqual([])
})

test('a call without a form is not held for missing signs', async ({ services, sent }) => {
  await receiveContactMessage(services, aContactMessage(), FROM)
  await receiveContactMessage(services, aContactMessage(), { ...FROM, botSignals: { trap: '', openForMs: null } })
  expect(sent).toHaveLength(2)
})

test('one network may send sixty messages an hour, another is not concerned', async ({ services, clock }) => {
  for (let sent = 0; sent < 60; sent++)
    expect(await receiveContactMessage(services, aContactMessage(), FROM)).toEqual({ ok: true })
  const refused = await receiveContactMessage(services, aContactMessage(), FROM)
  expect(refused).toEqual({ ok: false, reason: 'too-many', retryAfterSeconds: 3600 })
  expect(await services.db.$count(inboxMessages)).toBe(60)
  expect(await receiveContactMessage(services, aContactMessage(), { clientNetwork: '192.0.2.2' })).toEqual({ ok: true })
  clock.set(new Date(clock.now().getTime() + 3_600_000))
  expect(await receiveContactMessage(services, aContactMessage(), FROM)).toEqual({ ok: true })
})

test('when the job cannot be sent, no message is kept either', async ({ services }) => {
  const broken = { ...services, jobs: { send: () => Promise.reject(new Error('no queue')) } }
  await expect(receiveContactMessage(broken, aContactMessage(), FROM)).rejects.toThrow('no queue')
  expect(await services.db.$count(inboxMessages)).toBe(0)
})
