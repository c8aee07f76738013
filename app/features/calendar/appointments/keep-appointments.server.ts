import { eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { possibleActions } from '#features/calendar/core/appointment.ts'
import { findOverlapping } from '#features/calendar/core/find-appointments.server.ts'
import { localTime } from '#features/calendar/core/local-time.ts'
import { appointments, calendarClients, sessionTypes } from '#features/calendar/core/tables.server.ts'
import { tellBoth } from '#features/calendar/invitations/notices.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { lockInTransaction, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { ChangedAppointment, NewAppointment } from './appointment-form.ts'
import { CLIENT_REMOVED, overlapSentence, PAST, TYPE_REMOVED, UNCHANGEABLE, type Refusals } from './refusals.ts'

type SaveOutcome = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly errors: Refusals }

const refuse = (errors: Refusals) => ({ ok: false, errors }) as const

/** Books an appointment on the clocks of a zone, and has both sides told. No two overlap, whoever else is booking at this moment. */
export async function bookAppointment(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock' | 'site'>,
  form: NewAppointment,
  zone: string,
): Promise<SaveOutcome> {
  const { db, clock, site, broadcast } = services
  const time = timeOf(form, zone, clock.now())
  if (!time.ok) return time
  return db.transaction(async (tx): Promise<SaveOutcome> => {
    await oneAtATime(tx)
    const type = await findType(tx, form.typeId)
    if (!type?.isActive) return refuse({ typeId: TYPE_REMOVED })
    const [client] = await tx
      .select({ id: calendarClients.id })
      .from(calendarClients)
      .where(eq(calendarClients.id, form.clientId))
      .for('key share')
    if (!client) return refuse({ clientId: CLIENT_REMOVED })
    const now = clock.now()
    const id = crypto.randomUUID()
    const startsAt = time.at
    const endsAt = endOf(startsAt, type.minutes)
    const row = {
      id,
      typeId: type.id,
      clientId: client.id,
      startsAt,
      endsAt,
      zone,
      note: form.note,
      createdAt: now,
      updatedAt: now,
    }
    const booked = await tx
      .insert(appointments)
      .values({ ...row, uid: `${id}@${new URL(site.origin).hostname}` })
      // The constraint decides, whatever else writes.
      .onConflictDoNothing()
      .returning({ id: appointments.id })
    if (booked.length === 0) return refuse({ time: await overlap(tx, startsAt, endsAt, zone) })
    await tellBoth(services, tx, { appointmentId: id, sequence: 0 })
    await broadcast.publish(tx, PAGES)
    return { ok: true, id }
  })
}

/** Moves an appointment, or changes its type or note. Only what other calendars must follow is told. Null when there is none of this id. */
export async function changeAppointment(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock'>,
  id: string,
  form: ChangedAppointment,
  zone: string,
): Promise<SaveOutcome | null> {
  const { db, clock, broadcast } = services
  if (!isId(id)) return null
  return db.transaction(async (tx): Promise<SaveOutcome | null> => {
    await oneAtATime(tx)
    const [old] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update')
    if (!old) return null
    const time = localTime(form.day, form.time, zone, form.turn)
    // Left as it was, the second of two equal hours stays the second.
    const stays = !time.ok && time.reason === 'twice' && form.turn === undefined ? sameClock(old.startsAt, form, zone) : false
    if (!time.ok && !stays) return refuse(time.reason === 'twice' ? { turn: time.sentence } : { time: time.sentence })
    const startsAt = time.ok ? time.at : old.startsAt
    const now = clock.now()
    const moves = startsAt.getTime() !== old.startsAt.getTime() || form.typeId !== old.typeId
    if (!moves) {
      await tx.update(appointments).set({ note: form.note }).where(eq(appointments.id, id))
      return { ok: true, id }
    }
    if (!possibleActions(old, now).change) return refuse({ time: UNCHANGEABLE })
    if (startsAt <= now) return refuse({ time: PAST })
    const type = await findType(tx, form.typeId)
    if (!type || (!type.isActive && type.id !== old.typeId)) return refuse({ typeId: TYPE_REMOVED })
    const lasts = old.endsAt.getTime() - old.startsAt.getTime()
    const endsAt = type.id === old.typeId ? new Date(startsAt.getTime() + lasts) : endOf(startsAt, type.minutes)
    const sequence = old.sequence + 1
    const changed = { typeId: type.id, startsAt, endsAt, zone, note: form.note, sequence, updatedAt: now }
    if (!(await updateUnlessOverlapping(tx, id, changed))) return refuse({ time: await overlap(tx, startsAt, endsAt, zone, id) })
    await tellBoth(services, tx, { appointmentId: id, sequence })
    await broadcast.publish(tx, PAGES)
    return { ok: true, id }
  })
}

/** Two who move to each other’s times would wait for each other for ever, so times are taken one after the other. */
async function oneAtATime(tx: Transaction): Promise<void> {
  await lockInTransaction(tx, 'calendar.appointments')
}

function timeOf(form: NewAppointment, zone: string, now: Date) {
  const time = localTime(form.day, form.time, zone, form.turn)
  if (!time.ok) return refuse(time.reason === 'twice' ? { turn: time.sentence } : { time: time.sentence })
  return time.at <= now ? refuse({ time: PAST }) : time
}

function sameClock(startsAt: Date, { day, time }: ChangedAppointment, zone: string): boolean {
  return (['first', 'second'] as const).some((occurrence) => {
    const read = localTime(day, time, zone, occurrence)
    return read.ok && read.at.getTime() === startsAt.getTime()
  })
}

const EXCLUDED = '23P01'

/** In a savepoint, so that what the database refuses does not end the transaction around it. */
async function updateUnlessOverlapping(tx: Transaction, id: string, values: Partial<typeof appointments.$inferInsert>) {
  try {
    await tx.transaction((inner) => inner.update(appointments).set(values).where(eq(appointments.id, id)))
    return true
  } catch (error) {
    if (codeOf(error) === EXCLUDED) return false
    throw error
  }
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? error.code : codeOf(error.cause)
}

async function overlap(tx: Transaction, from: Date, to: Date, zone: string, except?: string): Promise<string> {
  return overlapSentence(await findOverlapping(tx, { from, to }, except), zone)
}

async function findType(tx: Transaction, id: string) {
  const [type] = await tx.select().from(sessionTypes).where(eq(sessionTypes.id, id)).for('key share')
  return type ?? null
}

function endOf(startsAt: Date, minutes: number): Date {
  return new Date(startsAt.getTime() + minutes * 60_000)
}
