import ICAL from 'ical.js'

import { cancelOwnAppointment } from '#features/calendar/appointments/end-appointments.server.ts'
import { aClient, anAppointment, aPastAppointment, aSessionType } from '#features/calendar/calendar.factory.server.ts'
import { findAppointment, findUnmarked } from '#features/calendar/core/find-appointments.server.ts'
import { haveFeed } from '#features/calendar/feeds/feed.factory.server.ts'
import { endFeed, readFeed } from '#features/calendar/feeds/feeds.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { revokeAdmin } from '#features/identity/people/roles.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findNextOwn, findOwnPage, writeOwnAppointment } from './own-appointments.server.ts'

const as = (userId: string, timeZone = 'America/New_York') => ({ userId, timeZone, dateLanguage: null }) as Viewer

/** Two members with an appointment each, and one of Ann’s that is over. */
async function twoMembers(services: Services) {
  const typeId = await aSessionType(services)
  const [ann, bob] = [await aPerson(services, 'ann'), await aPerson(services, 'bob')]
  const clients = [
    await aClient(services, { name: 'Ann Lind', userId: ann }),
    await aClient(services, { name: 'Bob Berg', userId: bob }),
  ] as const
  const annHas = await anAppointment(services, { typeId, clientId: clients[0], time: '09:00', note: 'Bad knee' })
  const bobHas = await anAppointment(services, { typeId, clientId: clients[1], time: '11:00' })
  await aPastAppointment(services, { typeId, clientId: clients[0], status: 'no-show' })
  return { ann, bob, annHas, bobHas }
}

const uids = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'))
const tokenOf = (address: string) => new URL(address).searchParams.get('token')!

test('a member sees their own appointments, past and to come, on their own clocks', async ({ services }) => {
  const { ann, annHas } = await twoMembers(services)
  const page = await findOwnPage(services, as(ann))
  expect(page.coming).toMatchObject([
    { id: annHas, when: 'Tue 3 Mar 2026, 03:00', minutes: 60, type: 'Personal Training', status: 'Confirmed' },
  ])
  expect(page.past).toMatchObject([{ when: 'Fri 20 Feb 2026, 03:00', status: 'No-show' }])
  expect((await findOwnPage(services, as(ann, 'Asia/Tokyo'))).coming[0]?.when).toBe('Tue 3 Mar 2026, 17:00')
  expect(JSON.stringify(page)).not.toMatch(/Bob|Bad knee/)
})

test('the next appointment is the one that stands, not a cancelled one and not one that is over', async ({ services, clock }) => {
  const { ann, annHas } = await twoMembers(services)
  expect(await findNextOwn(services, as(ann))).toEqual({
    when: 'Tue 3 Mar 2026, 03:00',
    type: 'Personal Training',
    place: 'Studio',
  })
  clock.set('2026-03-02T07:00:00Z')
  expect(await cancelOwnAppointment(services, ann, annHas, '')).toEqual({ ok: true })
  expect(await findNextOwn(services, as(ann))).toBe(null)
  expect(await findUnmarked(services)).toBe(null)
  clock.set('2026-03-03T10:00:01Z')
  expect(await findUnmarked(services)).toBe(null)
  clock.set('2026-03-03T11:00:00Z')
  expect(await findUnmarked(services)).toEqual({ count: 1, first: new Date('2026-03-03T10:00:00Z'), zone: null })
})

test('a member cancels until the owner’s bound, and nothing of anybody else', async ({ services, clock }) => {
  const { ann, bob, annHas } = await twoMembers(services)
  expect(await cancelOwnAppointment(services, bob, annHas, '')).toBe(null)
  expect(await cancelOwnAppointment(services, ann, crypto.randomUUID(), '')).toBe(null)
  clock.set('2026-03-02T08:00:01Z')
  expect(await cancelOwnAppointment(services, ann, annHas, '')).toEqual({ ok: false, reason: 'too late' })
  expect((await findOwnPage(services, as(ann))).coming[0]).toMatchObject({
    cancelUntil: null,
    late: 'It begins in less than 24 hours',
  })
  clock.set('2026-03-02T08:00:00Z')
  expect((await findOwnPage(services, as(ann))).coming[0]).toMatchObject({
    cancelUntil: 'Mon 2 Mar 2026, 03:00',
    late: null,
  })
  expect(await cancelOwnAppointment(services, ann, annHas, 'Travelling')).toEqual({ ok: true })
  expect(await findAppointment(services, annHas)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'client',
    cancelReason: 'Travelling',
    sequence: 1,
  })
  const { coming, past } = await findOwnPage(services, as(ann))
  expect([coming, past.map(({ status }) => status)]).toEqual([[], ['Cancelled', 'No-show']])
})

test('the file of an appointment is its member’s alone and tells nothing of the coach’s notes', async ({ services }) => {
  const { ann, bob, annHas } = await twoMembers(services)
  const text = await writeOwnAppointment(services, ann, annHas)
  expect(uids(text!)).toEqual([`${annHas}@wellward.test`])
  expect(text).not.toContain('Bad knee')
  expect(await writeOwnAppointment(services, bob, annHas)).toBe(null)
  expect(await writeOwnAppointment(services, ann, 'none')).toBe(null)
})

test('a member’s private address holds their own appointments and nobody’s name; a new one ends the one before', async ({
  services,
}) => {
  const { ann, annHas, bob } = await twoMembers(services)
  const first = tokenOf(await haveFeed(services, ann, 'own'))
  const text = (await readFeed(services, first))!
  expect(uids(text)).toHaveLength(2)
  expect(uids(text)).toContain(`${annHas}@wellward.test`)
  expect(text).not.toMatch(/Bob|Ann|Bad knee/)
  expect(await readFeed(services, first)).toBe(text)
  const second = tokenOf(await haveFeed(services, ann, 'own'))
  expect([await readFeed(services, first), await readFeed(services, second)]).toEqual([null, text])
  await endFeed(services, bob, 'own')
  expect(await readFeed(services, second)).toBe(text)
  await endFeed(services, ann, 'own')
  expect([await readFeed(services, second), await readFeed(services, '')]).toEqual([null, null])
})

test('the coach’s private address holds all appointments that stand, and ends with the office', async ({ services, clock }) => {
  const { ann, annHas, bobHas } = await twoMembers(services)
  const coach = await aPerson(services, 'coach', { isAdmin: true })
  const other = await aPerson(services, 'other', { isAdmin: true })
  const token = tokenOf(await haveFeed(services, coach, 'coach'))
  const before = (await readFeed(services, token))!
  expect(uids(before)).toEqual(expect.arrayContaining([`${annHas}@wellward.test`, `${bobHas}@wellward.test`]))
  expect(before).toContain('Bob Berg')
  expect(before).not.toContain('Bad knee')
  clock.set('2026-03-01T12:00:00Z')
  await cancelOwnAppointment(services, ann, annHas, '')
  expect(uids((await readFeed(services, token))!)).not.toContain(`${annHas}@wellward.test`)
  expect(await revokeAdmin(services, { userId: coach, by: other })).toEqual({ ok: true })
  expect(await readFeed(services, token)).toBe(null)
})
