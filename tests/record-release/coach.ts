import type { SignedIn } from './members.ts'
import type { Visitor } from './visitor.ts'
import { dayAhead } from './world.ts'

/** Settings of the site, a target, a story that is shown. */
export async function runSite(owner: Visitor): Promise<void> {
  await owner.send('/admin/settings/site?section=plans', 'Save', { 'monthly-price': '31.50' })
  const imprint = { legalName: 'Wellward Example Ltd', address: '1 Sample Street\nSampletown', email: 'hello@wellward.test' }
  await owner.send('/admin/settings/site?section=imprint', 'Save', imprint)
  await owner.send('/admin/labs', 'Save target', { test: 'Glucose', low: '72', high: '90', unit: 'mg/dL', reason: 'Fasting' })
  await owner.send('/admin/stories', 'Approve')
}

/** Full access without an end. */
export async function grant(owner: Visitor, { email }: SignedIn): Promise<void> {
  await owner.send(`${await pageOf(owner, email)}/grant`, 'Give full access', { lastDay: '' })
}

/** A kind of session, a client, an appointment to come and one that is cancelled. */
export async function keepCalendar(owner: Visitor, { name, email }: SignedIn): Promise<void> {
  await owner.send('/admin/calendar/settings', 'Save settings', { isOn: 'on', timeZone: 'Europe/Berlin', cancelHours: '24' })
  await owner.send('/admin/calendar/settings', 'Make an address')
  await owner.send('/admin/calendar/types', 'Save', {
    name: 'Strength, one to one',
    minutes: '60',
    price: '90',
    place: 'The small hall',
  })
  const client = await owner.send('/admin/calendar/clients', 'Save the client', {
    name,
    email,
    isMember: 'on',
    note: 'Likes mornings.',
  })
  const clientId = client.location.split('/').at(-1)!
  for (const [days, time] of [
    [20, '09:00'],
    [21, '15:30'],
  ] as const) {
    await owner.send(`/admin/calendar/new?client=${clientId}`, 'Book it', {
      clientId,
      day: dayAhead(days),
      time,
      note: 'Bring shoes.',
    })
  }
  const { body } = await owner.see(`/admin/calendar?view=day&date=${dayAhead(21)}`)
  const [booked] = /\/admin\/calendar\/[\da-f-]{36}/.exec(body)!
  await owner.send(booked, 'Cancel the appointment', { reason: 'The hall is closed' })
}

async function pageOf(owner: Visitor, email: string): Promise<string> {
  const { body } = await owner.see(`/admin/people?${new URLSearchParams({ q: email })}`)
  return /\/admin\/people\/[\da-f-]{36}/.exec(body)![0]
}
