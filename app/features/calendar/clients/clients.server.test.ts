import { aClient, anAppointment, aPastAppointment, aSessionType } from '#features/calendar/calendar.factory.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { ClientForm } from './client.ts'
import { deleteClient, findClient, listClients, saveClient } from './clients.server.ts'

const bea = { name: 'Bea', email: 'bea@example.com', isMember: true, note: '' }

test('a member is linked by an address that is confirmed, and with one client only', async ({ services }) => {
  const form = { ...bea, email: 'new@example.com' }
  expect(await saveClient(services, null, form)).toEqual({ ok: false, reason: 'no member' })
  await services.db.transaction((tx) => insertAccount(tx, services, { email: form.email, displayName: 'Not yet' }))
  expect(await saveClient(services, null, form)).toEqual({ ok: false, reason: 'no member' })
  const userId = await aPerson(services, 'bea')
  const saved = await saveClient(services, null, bea)
  const id = saved.ok ? saved.id : ''
  expect(await findClient(services, id)).toMatchObject({ name: 'Bea', userId })
  expect(await saveClient(services, null, bea)).toEqual({ ok: false, reason: 'taken' })
  expect(await saveClient(services, id, { ...bea, isMember: false })).toEqual({ ok: true, id })
  expect(await findClient(services, id)).toMatchObject({ userId: null })
  expect(await saveClient(services, crypto.randomUUID(), { ...bea, isMember: false })).toEqual({ ok: false, reason: 'gone' })
})

test('clients are found by name and address, with what they have booked', async ({ services }) => {
  const typeId = await aSessionType(services)
  const ann = await aClient(services)
  await aClient(services, { name: '100% Berg', email: 'berg@example.com' })
  await anAppointment(services, { clientId: ann, typeId })
  await aPastAppointment(services, { clientId: ann, typeId })
  await aPastAppointment(services, { clientId: ann, typeId, status: 'cancelled' })
  expect(await listClients(services, 'LIND')).toMatchObject([{ name: 'Ann Lind', appointments: 2, coming: 1 }])
  expect((await listClients(services, '100%')).map(({ name }) => name)).toEqual(['100% Berg'])
  expect((await listClients(services)).map(({ name }) => name)).toEqual(['100% Berg', 'Ann Lind'])
})

test('a client goes with what is over, and not while something is to come', async ({ services, clock }) => {
  const by = { userId: await aPerson(services, 'coach', { isAdmin: true }) }
  const id = await aClient(services)
  await anAppointment(services, { clientId: id })
  expect(await deleteClient(services, by, id)).toEqual({ ok: false })
  clock.set('2026-03-03T09:00:01Z')
  expect(await deleteClient(services, by, id)).toEqual({ ok: true })
  expect(await deleteClient(services, by, id)).toBe(null)
})

test('a client’s form says what it wants', () => {
  const errors = (fields: object) =>
    ClientForm.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message]) ?? []
  expect(errors({ name: ' ', email: 'nobody' })).toEqual([
    ['name', 'Name is required'],
    ['email', 'Please enter an e-mail address, or leave it empty.'],
  ])
  expect(errors({ name: 'Ann', isMember: 'on' })).toEqual([['email', 'Please enter the address of the member’s account.']])
  expect(errors({ name: 'Ann' })).toEqual([])
})
