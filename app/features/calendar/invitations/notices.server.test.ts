import ICAL from 'ical.js'

import { cancelAppointment, cancelOwnAppointment } from '#features/calendar/appointments/end-appointments.server.ts'
import { bookAppointment, changeAppointment } from '#features/calendar/appointments/keep-appointments.server.ts'
import { aClient, anAppointment, aSessionType } from '#features/calendar/calendar.factory.server.ts'
import { saveCalendarSettings } from '#features/calendar/settings/settings.server.ts'
import { rememberTimeZone, saveProfile } from '#features/identity/core/profile.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import type { MailMessage } from '#platform/mail.server.ts'
import type { Services } from '#services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { expect, test } from '#tests/support/test.ts'

import { mailNotice } from './notices.server.ts'

type Notice = Parameters<typeof mailNotice>[1]

/** What an independent reader finds in a calendar. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const part = calendar.getFirstSubcomponent('vevent')!
  const event = new ICAL.Event(part)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    zone: event.startDate.zone.tzid,
    summary: event.summary,
    location: event.location,
    status: part.getFirstPropertyValue('status'),
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
  }
}

/** Runs every job that was sent, as often as asked. */
async function deliver(services: Services, sent: SentJob[], times = 1) {
  const jobs = sent.splice(0)
  for (let time = 0; time < times; time++) for (const { payload } of jobs) await mailNotice(services, payload as Notice)
}

async function aHouse(services: Services) {
  const userId = await aPerson(services, 'coach', { isAdmin: true })
  await saveCalendarSettings(
    services,
    { userId },
    {
      isOn: true,
      timeZone: 'Europe/Berlin',
      cancelHours: 24,
      organizer: 'studio@example.com',
    },
  )
  return userId
}

const to = (mails: MailMessage[], address: string) => mails.filter((mail) => mail.to === address)

test('booking, change and cancellation go to client and coach as invitations that an independent reader follows', async ({
  services,
  sent,
  mails,
}) => {
  await aHouse(services)
  const typeId = await aSessionType(services, { name: 'Strength, first hour; two\nlines', place: 'Hall 1; upstairs, left' })
  const id = await anAppointment(services, { typeId, note: 'Bad knee' })
  await deliver(services, sent)
  await changeAppointment(
    services,
    id,
    { typeId, day: '2026-03-30', time: '09:00', turn: undefined, note: 'Bad knee' },
    'Europe/Berlin',
  )
  await deliver(services, sent)
  await cancelAppointment(services, id, 'I have a cold')
  await deliver(services, sent)

  const client = to(mails, 'ann@example.com').map((mail) => read(mail.calendar!.text))
  const common = {
    uid: `${id}@wellward.test`,
    zone: 'UTC',
    summary: 'Strength, first hour; two\nlines, Wellward',
    location: 'Hall 1; upstairs, left',
    organizer: 'mailto:studio@example.com',
    attendees: ['mailto:ann@example.com'],
  }
  expect(client).toEqual([
    {
      ...common,
      method: 'REQUEST',
      sequence: 0,
      status: 'CONFIRMED',
      starts: '2026-03-03T08:00:00.000Z',
      ends: '2026-03-03T09:00:00.000Z',
    },
    // Nine in the morning in summer.
    {
      ...common,
      method: 'REQUEST',
      sequence: 1,
      status: 'CONFIRMED',
      starts: '2026-03-30T07:00:00.000Z',
      ends: '2026-03-30T08:00:00.000Z',
    },
    {
      ...common,
      method: 'CANCEL',
      sequence: 2,
      status: 'CANCELLED',
      starts: '2026-03-30T07:00:00.000Z',
      ends: '2026-03-30T08:00:00.000Z',
    },
  ])
  const coach = to(mails, 'coach@example.com').map((mail) => read(mail.calendar!.text))
  expect(coach.map(({ method, sequence, uid }) => [method, sequence, uid])).toEqual(
    client.map(({ method, sequence, uid }) => [method, sequence, uid]),
  )
  expect(mails).toHaveLength(6)
  expect(mails.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'REQUEST', 'CANCEL', 'CANCEL'])
  for (const mail of mails) expect(JSON.stringify(mail)).not.toContain('Bad knee')
  expect(to(mails, 'ann@example.com')[2]).toMatchObject({
    subject: 'Your appointment is cancelled: Mon 30 Mar 2026, 09:00 (Europe/Berlin)',
    replyTo: 'studio@example.com',
    text: expect.stringContaining('I have a cold'),
  })
})

test('nobody is told twice, and a state that was overtaken is not told', async ({ services, sent, mails }) => {
  await aHouse(services)
  const typeId = await aSessionType(services)
  const id = await anAppointment(services, { typeId })
  const overtaken = sent.splice(0)
  await changeAppointment(services, id, { typeId, day: '2026-03-04', time: '09:00', turn: undefined, note: '' }, 'Europe/Berlin')
  await deliver(services, [...overtaken, ...sent], 3)
  expect(mails.map((mail) => mail.to).toSorted()).toEqual(['ann@example.com', 'coach@example.com'])
})

test('a mail that fails is tried again', async ({ services, sent, mails }) => {
  await aHouse(services)
  await anAppointment(services)
  const job = sent[0]!.payload as Notice
  const failing: Services = { ...services, mail: { send: () => Promise.reject(new Error('The mail server is away.')) } }
  await expect(mailNotice(failing, job)).rejects.toThrow('The mail server is away.')
  expect(mails).toEqual([])
  await mailNotice(services, job)
  await mailNotice(services, job)
  expect(mails).toHaveLength(1)
})

test('a member is written to at the address of their account; who has none is not written to; a member’s reason is in no mail', async ({
  services,
  sent,
  mails,
}) => {
  await aHouse(services)
  const userId = await aPerson(services, 'bea')
  const typeId = await aSessionType(services)
  const clientId = await aClient(services, { email: 'old@example.com', userId })
  const id = await anAppointment(services, { typeId, day: '2026-03-09', clientId })
  await anAppointment(services, { typeId, time: '12:00', clientId: await aClient(services, { name: 'Cy', email: '' }) })
  await deliver(services, sent)
  expect(mails.map((mail) => mail.to).toSorted()).toEqual(['bea@example.com', 'coach@example.com', 'coach@example.com'])
  mails.length = 0
  expect(await cancelOwnAppointment(services, userId, id, 'My back hurts')).toEqual({ ok: true })
  await deliver(services, sent)
  expect(to(mails, 'coach@example.com')[0]?.subject).toMatch(/^Ann Lind cancelled, /)
  expect(JSON.stringify(mails)).not.toContain('My back hurts')
})

test('a member reads the hour on the clocks and in the words of their profile, the coach on their own', async ({
  services,
  sent,
  mails,
}) => {
  await aHouse(services)
  const userId = await aPerson(services, 'bea')
  const typeId = await aSessionType(services)
  const clientId = await aClient(services, { userId })
  const subjectsOf = async (day: string) => {
    mails.length = 0
    await anAppointment(services, { typeId, clientId, day, time: '15:15' })
    await deliver(services, sent)
    return mails.toSorted((a, b) => a.to.localeCompare(b.to)).map(({ subject, text }) => [subject, text] as const)
  }
  const [before] = await subjectsOf('2026-03-03')
  expect(before![0]).toBe('Your appointment: Tue 3 Mar 2026, 15:15 (Europe/Berlin)')
  await rememberTimeZone(services, userId, 'Asia/Tokyo')
  const [member, coach] = await subjectsOf('2026-03-04')
  expect(member![0]).toBe('Your appointment: Wed 4 Mar 2026, 23:15 (Asia/Tokyo)')
  expect(member![1]).toContain('Wed 4 Mar 2026, 23:15 (Asia/Tokyo)')
  expect(member!.join()).not.toContain('Berlin')
  expect(coach![0]).toBe('Booked: Ann Lind, Wed 4 Mar 2026, 15:15 (Europe/Berlin)')
  await saveProfile(services, userId, { displayName: 'Bea', timeZone: undefined, units: 'metric', dateLanguage: 'pt-BR' })
  const [inWords] = await subjectsOf('2026-03-05')
  expect(inWords![0]).toMatch(/^Your appointment: qui.*5 de mar.*23:15 \(Asia\/Tokyo\)$/)
})

test('a mail says which of two equal hours is meant', async ({ services, sent, mails }) => {
  await aHouse(services)
  const form = { typeId: await aSessionType(services), clientId: await aClient(services), note: '' }
  const when = { day: '2027-10-31', time: '02:30', turn: 'second' } as const
  expect(await bookAppointment(services, { ...form, ...when }, 'Europe/Berlin')).toMatchObject({ ok: true })
  await deliver(services, sent)
  expect(to(mails, 'ann@example.com')[0]?.subject).toBe('Your appointment: Sun 31 Oct 2027, 02:30 (second, Europe/Berlin)')
})
