import { sql } from 'drizzle-orm'

import { aClient, anAppointment, aPastAppointment, aSessionType } from '#features/calendar/calendar.factory.server.ts'
import { findAppointment, listAppointments } from '#features/calendar/core/find-appointments.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { cancelAppointment, markAppointment } from './end-appointments.server.ts'
import { bookAppointment, changeAppointment } from './keep-appointments.server.ts'

const BERLIN = 'Europe/Berlin'
const form = (clientId: string, typeId: string, time = '09:00', day = '2026-03-03') => {
  return { clientId, typeId, day, time, turn: undefined, note: '' }
}

test('an appointment stands on the clocks of the coach, and both sides are told once', async ({ services, sent }) => {
  const id = await anAppointment(services, { time: '09:00', note: 'Bad knee' })
  expect(await findAppointment(services, id)).toMatchObject({
    startsAt: new Date('2026-03-03T08:00:00Z'),
    endsAt: new Date('2026-03-03T09:00:00Z'),
    zone: BERLIN,
    status: 'confirmed',
    sequence: 0,
    uid: `${id}@wellward.test`,
    note: 'Bad knee',
    client: { name: 'Ann Lind' },
  })
  expect(sent).toEqual(
    ['client', 'coach'].map((reader) => ({
      name: 'calendar.send-notice',
      payload: { appointmentId: id, sequence: 0, reader },
    })),
  )
})

test('what overlaps is refused with the name and the hours of the other; what only touches is not', async ({ services }) => {
  const [clientId, typeId] = [await aClient(services), await aSessionType(services)]
  await anAppointment(services, { time: '09:00', clientId, typeId })
  for (const time of ['08:15', '09:00', '09:45']) {
    expect(await bookAppointment(services, form(clientId, typeId, time), BERLIN)).toEqual({
      ok: false,
      errors: { time: 'You have another appointment then: Ann Lind, 09:00 to 10:00. Please choose another time.' },
    })
  }
  for (const time of ['08:00', '10:00']) {
    expect(await bookAppointment(services, form(clientId, typeId, time), BERLIN)).toMatchObject({ ok: true })
  }
})

test('of two who book overlapping times at once, one is refused; so are two who move to one', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const [clientId, typeId] = [await aClient(services), await aSessionType(services)]
  const times = ['09:00', '09:30', '08:30', '09:15', '09:45']
  const booked = await Promise.all(times.map((time) => bookAppointment(services, form(clientId, typeId, time), BERLIN)))
  const standing = await listAppointments(services, { from: new Date(0) })
  for (const [at, one] of standing.entries()) {
    for (const other of standing.slice(at + 1)) expect(one.endsAt <= other.startsAt || other.endsAt <= one.startsAt).toBe(true)
  }
  expect(booked.filter(({ ok }) => ok)).toHaveLength(standing.length)
  for (const one of booked) if (!one.ok) expect(one.errors['time']).toMatch(/^You have another appointment then/)

  const movers = await Promise.all(
    ['12:00', '14:00', '16:00'].map((time) => anAppointment(services, { day: '2026-03-05', time, clientId, typeId })),
  )
  const to = { ...form(clientId, typeId, '20:00', '2026-03-05') }
  const moved = await Promise.all(movers.map((id) => changeAppointment(services, id, to, BERLIN)))
  expect(moved.filter((one) => one?.ok)).toHaveLength(1)
})

test('the database itself keeps appointments apart, whoever writes', async ({ services }) => {
  const id = await anAppointment(services)
  const copy = sql`insert into appointments (type_id, client_id, starts_at, ends_at, zone, uid, created_at, updated_at)
    select type_id, client_id, starts_at + interval '59 minutes', ends_at + interval '1 hour', zone, 'copy', now(), now()
    from appointments where id = ${id}`
  const written = services.db.transaction((tx) => tx.execute(copy))
  await expect(written).rejects.toMatchObject({ cause: { constraint: 'appointments_one_at_a_time' } })
  await cancelAppointment(services, id, '')
  await services.db.execute(copy)
})

test('what has passed is refused, and so are clients and types that are gone', async ({ services, clock }) => {
  const [clientId, typeId] = [await aClient(services), await aSessionType(services)]
  clock.set('2026-03-03T08:00:00Z')
  const errors = async (values: Partial<ReturnType<typeof form>>) => {
    const booked = await bookAppointment(services, { ...form(clientId, typeId), ...values }, BERLIN)
    return booked.ok ? null : booked.errors
  }
  expect(await errors({})).toEqual({ time: 'This time has passed. Please choose a later one.' })
  expect(await errors({ day: '2026-03-29', time: '02:30' })).toEqual({ time: expect.stringContaining('does not exist') })
  expect(await errors({ day: '2026-10-25', time: '02:30' })).toEqual({ turn: expect.stringContaining('comes twice') })
  expect(await errors({ time: '10:00', clientId: crypto.randomUUID() })).toHaveProperty('clientId')
  expect(await errors({ time: '10:00', typeId: await aSessionType(services, { isActive: false }) })).toHaveProperty('typeId')
})

test('moving keeps the length and tells both; a note alone tells nobody', async ({ services, sent }) => {
  const typeId = await aSessionType(services, { minutes: 45 })
  const id = await anAppointment(services, { typeId })
  sent.length = 0
  await changeAppointment(services, id, { ...form('', typeId), note: 'Brings a friend' }, BERLIN)
  expect(sent).toEqual([])
  expect(await changeAppointment(services, id, form('', typeId, '14:30', '2026-03-30'), BERLIN)).toEqual({ ok: true, id })
  expect(await findAppointment(services, id)).toMatchObject({
    startsAt: new Date('2026-03-30T12:30:00Z'),
    endsAt: new Date('2026-03-30T13:15:00Z'),
    sequence: 1,
  })
  expect(sent.map(({ payload }) => payload)).toMatchObject([{ sequence: 1 }, { sequence: 1 }])
  expect(await changeAppointment(services, crypto.randomUUID(), form('', typeId), BERLIN)).toBe(null)
  expect(await changeAppointment(services, 'none', form('', typeId), BERLIN)).toBe(null)
})

test('the second of two equal hours stays the second when only the note is changed', async ({ services }) => {
  const [clientId, typeId] = [await aClient(services), await aSessionType(services)]
  const twice = { ...form(clientId, typeId, '02:30', '2026-10-25'), turn: 'second' } as const
  const booked = await bookAppointment(services, twice, BERLIN)
  const id = booked.ok ? booked.id : ''
  await changeAppointment(services, id, { ...twice, turn: undefined, note: 'By train' }, BERLIN)
  expect(await findAppointment(services, id)).toMatchObject({
    startsAt: new Date('2026-10-25T01:30:00Z'),
    note: 'By train',
    sequence: 0,
  })
})

test('how it went is said once it has begun; then it is neither moved nor cancelled', async ({ services, clock }) => {
  const [clientId, typeId] = [await aClient(services), await aSessionType(services)]
  const id = await anAppointment(services, { clientId, typeId })
  expect(await markAppointment(services, id, 'done')).toBe(false)
  clock.set('2026-03-03T08:30:00Z')
  expect(await markAppointment(services, id, 'no-show')).toBe(true)
  expect(await findAppointment(services, id)).toMatchObject({ status: 'no-show', sequence: 0 })
  expect(await markAppointment(services, id, 'confirmed')).toBe(true)
  expect(await cancelAppointment(services, id, '')).toEqual({ ok: false, reason: 'too late' })
  expect(await changeAppointment(services, id, form('', typeId, '15:00'), BERLIN)).toMatchObject({ ok: false })
  const old = await aPastAppointment(services, { clientId, typeId, status: 'cancelled' })
  expect(await markAppointment(services, old, 'done')).toBe(false)
})
