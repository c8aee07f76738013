import { aClient, aPastAppointment, aSessionType } from '#features/calendar/calendar.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findCoachDays } from './coach-week.server.ts'

const BERLIN = 'Europe/Berlin'

test('an appointment over midnight stands on both of its days, also when the week begins within it', async ({ services }) => {
  const ids = { clientId: await aClient(services), typeId: await aSessionType(services) }
  await aPastAppointment(services, {
    ...ids,
    startsAt: new Date('2026-03-03T19:00:00Z'),
    endsAt: new Date('2026-03-04T07:00:00Z'),
  })
  const first = { minute: 20 * 60, minutes: 4 * 60, hours: '20:00 to Wed 08:00' }
  const second = { minute: 0, minutes: 8 * 60, hours: 'Tue 20:00 to 08:00' }
  expect(await findCoachDays(services, ['2026-03-03', '2026-03-04'], BERLIN)).toMatchObject([
    { day: '2026-03-03', appointments: [first] },
    { day: '2026-03-04', appointments: [second] },
  ])
  expect(await findCoachDays(services, ['2026-03-04'], BERLIN)).toMatchObject([{ appointments: [second] }])
  expect(await findCoachDays(services, ['2026-03-05'], BERLIN)).toMatchObject([{ appointments: [] }])
})

test('of an hour that comes twice it is said which is which', async ({ services }) => {
  const ids = { clientId: await aClient(services), typeId: await aSessionType(services) }
  for (const startsAt of ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z']) {
    await aPastAppointment(services, { ...ids, startsAt: new Date(startsAt) })
  }
  const [day] = await findCoachDays(services, ['2027-10-31'], BERLIN)
  expect(day!.appointments.map(({ hours, minute, minutes }) => [hours, minute, minutes])).toEqual([
    ['02:30 (first) to 02:30 (second)', 150, 60],
    ['02:30 (second) to 03:30', 150, 60],
  ])
})
