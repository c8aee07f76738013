import { users } from '#features/identity/core/tables.server.ts'
import { saveMailPreferences } from '#features/identity/mail-topics/preferences.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { checkInOn, aMember } from './member.factory.server.ts'
import { mailReminder, remindOfCheckIn, remindWhoForgot } from './reminders.server.ts'

/** Seven in the evening of this day in Berlin. */
const EVENING = '2026-03-02T18:07:00Z'

async function aForgetful(services: Services, timeZone = 'Europe/Berlin') {
  const member = await aMember(services, { timeZone })
  await services.db.update(users).set({ emailVerified: true })
  await saveMailPreferences(services, member, new Set(['check-in']))
  return member
}

test('whoever asked for it is reminded once, in the evening of a day without an entry', async ({ services, sent, clock }) => {
  const { userId } = await aForgetful(services)
  await aForgetful(services, 'America/New_York')
  sent.length = 0
  await remindWhoForgot(services)
  expect(sent).toEqual([])
  clock.set(EVENING)
  await remindWhoForgot(services)
  await remindWhoForgot(services)
  expect(sent).toEqual([{ name: remindOfCheckIn.name, payload: { userId, day: '2026-03-02' } }])
  clock.set('2026-03-03T18:50:00Z')
  await remindWhoForgot(services)
  expect(sent).toHaveLength(2)
})

test('nobody is reminded who has checked in, or did not ask for it', async ({ services, sent, clock }) => {
  const logged = await aForgetful(services)
  await checkInOn(services, logged, '2026-03-02', [0])
  const silent = await aForgetful(services)
  await saveMailPreferences(services, silent, new Set())
  sent.length = 0
  clock.set(EVENING)
  await remindWhoForgot(services)
  expect(sent).toEqual([])
})

test('the mail says nothing about health, and can be stopped; an entry made in the meantime stops it too', async ({
  services,
  mails,
}) => {
  const member = await aForgetful(services)
  await mailReminder(services, { userId: member.userId, day: '2026-03-02' })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: member.email, subject: 'Today is still open' })
  expect(mails[0]!.stopAddress).toContain('https://wellward.test/stop-mails?token=')
  expect(mails[0]!.text).toContain(mails[0]!.stopAddress)
  expect(mails[0]!.text).not.toMatch(/streak|score|weight|sleep/i)
  await checkInOn(services, member, '2026-03-02', [0])
  await mailReminder(services, { userId: member.userId, day: '2026-03-02' })
  expect(mails).toHaveLength(1)
})
