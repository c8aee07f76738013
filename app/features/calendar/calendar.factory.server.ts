import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { bookAppointment } from './appointments/keep-appointments.server.ts'
import { appointments, calendarClients, sessionTypes } from './core/tables.server.ts'

/** A type of session, for tests. */
export async function aSessionType(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  values: Partial<typeof sessionTypes.$inferInsert> = {},
): Promise<string> {
  const row = { name: 'Personal Training', minutes: 60, place: 'Studio', createdAt: clock.now(), ...values }
  const [type] = await db.insert(sessionTypes).values(row).returning({ id: sessionTypes.id })
  return type!.id
}

/** A client, for tests. */
export async function aClient(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  values: Partial<typeof calendarClients.$inferInsert> = {},
): Promise<string> {
  const row = { name: 'Ann Lind', email: 'ann@example.com', createdAt: clock.now(), ...values }
  const [client] = await db.insert(calendarClients).values(row).returning({ id: calendarClients.id })
  return client!.id
}

/** An appointment that was made by the coach’s form, for tests. */
export async function anAppointment(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock' | 'site'>,
  { day = '2026-03-03', time = '09:00', zone = 'Europe/Berlin', clientId = '', typeId = '', note = '' } = {},
): Promise<string> {
  const form = {
    day,
    time,
    note,
    turn: undefined,
    clientId: clientId || (await aClient(services)),
    typeId: typeId || (await aSessionType(services)),
  }
  const booked = await bookAppointment(services, form, zone)
  if (!booked.ok) throw new Error(Object.values(booked.errors).join(' '))
  return booked.id
}

/** A row as it stands, whatever the rules say: for what is long over. */
export async function aPastAppointment(
  { db }: Pick<Infrastructure, 'db'>,
  values: Pick<typeof appointments.$inferInsert, 'clientId' | 'typeId'> & Partial<typeof appointments.$inferInsert>,
): Promise<string> {
  const startsAt = values.startsAt ?? new Date('2026-02-20T08:00:00Z')
  const row = {
    zone: 'Europe/Berlin',
    uid: crypto.randomUUID(),
    createdAt: startsAt,
    updatedAt: startsAt,
    ...values,
    startsAt,
    endsAt: values.endsAt ?? new Date(startsAt.getTime() + 3_600_000),
  }
  const [stored] = await db.insert(appointments).values(row).returning({ id: appointments.id })
  return stored!.id
}
