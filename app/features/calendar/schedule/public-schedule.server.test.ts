import { calendarOffAttention } from '#features/calendar/attention.server.ts'
import { aClient, anAppointment, aPastAppointment, aSessionType } from '#features/calendar/calendar.factory.server.ts'
import { saveCalendarSettings } from '#features/calendar/settings/settings.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findPublicSchedule } from './public-schedule.server.ts'

async function turnOn(services: Services, isOn = true) {
  const userId = await aPerson(services, `coach-${crypto.randomUUID()}`, { isAdmin: true })
  const settings = { isOn, timeZone: 'America/Los_Angeles', cancelHours: 24, organizer: 'studio@example.com' }
  await saveCalendarSettings(services, { userId }, settings)
}

test('until the owner turns it on the sample stands there, and holds until midnight', async ({ services }) => {
  await anAppointment(services)
  await turnOn(services, false)
  expect(await findPublicSchedule(services, null)).toEqual({
    schedule: { kind: 'sample', asked: null, today: '2026-03-02' },
    holdsUntil: new Date('2026-03-03T00:00:00Z'),
  })
})

test('an open site shows no sample: until its calendar is on, no hours, and its owner hears of it', async ({ services }) => {
  await anAppointment(services)
  expect(await calendarOffAttention.find(services)).toEqual([])
  await openedSite(services)
  expect((await findPublicSchedule(services, '2026-03-04')).schedule).toEqual({ kind: 'none' })
  expect((await calendarOffAttention.find(services)).map(({ to }) => to)).toEqual(['/admin/calendar/settings'])
  await turnOn(services)
  expect((await findPublicSchedule(services, null)).schedule.kind).toBe('real')
  expect(await calendarOffAttention.find(services)).toEqual([])
})

test('the real calendar shows taken hours of the month from today on, on the coach’s clocks, and nobody’s name', async ({
  services,
  clock,
}) => {
  const typeId = await aSessionType(services, { name: 'Strength', price: '80 EUR' })
  await aSessionType(services, { name: 'Old', isActive: false })
  const clientId = await aClient(services)
  const zone = 'America/Los_Angeles'
  for (const day of ['2026-03-07', '2026-03-09', '2026-04-20']) {
    await anAppointment(services, { day, time: '07:00', zone, typeId, clientId, note: 'Bad knee' })
  }
  await turnOn(services)
  clock.set('2026-03-09T06:30:00Z')
  const { schedule, holdsUntil } = await findPublicSchedule(services, null)
  expect(schedule).toMatchObject({
    kind: 'real',
    // Still Sunday there; the clocks went forward this morning.
    today: '2026-03-08',
    first: '2026-02-23',
    last: '2026-04-05',
    booked: [{ day: '2026-03-09', from: '7:00 AM', to: '8:00 AM' }],
    offered: [{ name: 'Strength', minutes: 60, price: '80 EUR' }],
  })
  expect(holdsUntil).toEqual(new Date('2026-03-09T07:00:00Z'))
  expect(JSON.stringify(schedule)).not.toMatch(/Ann|ann@|Bad knee|Old/)
  expect((await findPublicSchedule(services, '2026-04-20')).schedule).toMatchObject({
    asked: '2026-04-20',
    booked: [{ day: '2026-04-20' }],
  })
  expect((await findPublicSchedule(services, '2025-04-20')).schedule).toMatchObject({ booked: [] })
})

test('an hour over midnight is taken on both of its days, and today’s share of last night’s', async ({ services, clock }) => {
  const typeId = await aSessionType(services, { minutes: 720 })
  await anAppointment(services, { day: '2026-03-03', time: '20:00', zone: 'America/Los_Angeles', typeId })
  await turnOn(services)
  const first = { day: '2026-03-03', from: '8:00 PM', to: '12:00 AM' }
  const second = { day: '2026-03-04', from: '12:00 AM', to: '8:00 AM' }
  expect((await findPublicSchedule(services, null)).schedule).toMatchObject({ booked: [first, second] })
  clock.set('2026-03-04T12:00:00Z')
  const { schedule } = await findPublicSchedule(services, null)
  expect(schedule.kind === 'real' && schedule.booked).toEqual([second])
})

test('the hour that comes twice is taken twice, and said so', async ({ services }) => {
  const typeId = await aSessionType(services)
  const clientId = await aClient(services)
  for (const startsAt of ['2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z']) {
    await aPastAppointment(services, { typeId, clientId, startsAt: new Date(startsAt) })
  }
  await turnOn(services)
  expect((await findPublicSchedule(services, '2026-11-01')).schedule).toMatchObject({
    booked: [
      { from: '1:30 AM (first)', to: '1:30 AM (second)' },
      { from: '1:30 AM (second)', to: '2:30 AM' },
    ],
  })
})
