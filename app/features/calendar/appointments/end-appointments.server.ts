import { eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { mayCancel, possibleActions, type AppointmentStatus } from '#features/calendar/core/appointment.ts'
import { appointments, calendarClients } from '#features/calendar/core/tables.server.ts'
import { tellBoth } from '#features/calendar/invitations/notices.server.ts'
import { findCalendarSettings } from '#features/calendar/settings/settings.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

type Ended = { readonly ok: true } | { readonly ok: false; readonly reason: 'too late' }

/** Cancels an appointment for the coach and has both sides told why. Null when there is none of this id. */
export async function cancelAppointment(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock'>,
  id: string,
  reason: string,
): Promise<Ended | null> {
  if (!isId(id)) return null
  return services.db.transaction(async (tx): Promise<Ended | null> => {
    const [old] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update')
    if (!old) return null
    if (old.status === 'cancelled') return { ok: true }
    if (!possibleActions(old, services.clock.now()).change) return { ok: false, reason: 'too late' }
    await cancel(services, tx, old, { cancelReason: reason, cancelledBy: 'coach' })
    return { ok: true }
  })
}

/** Cancels a member’s own appointment, while the owner’s bound allows it; the coach is told. Null for none, and for somebody else’s. */
export async function cancelOwnAppointment(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock'>,
  userId: string,
  id: string,
  reason: string,
): Promise<Ended | null> {
  if (!isId(id)) return null
  const { cancelHours } = await findCalendarSettings(services)
  return services.db.transaction(async (tx): Promise<Ended | null> => {
    const [old] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update')
    const [client] = old ? await tx.select().from(calendarClients).where(eq(calendarClients.id, old.clientId)) : []
    if (!old || client?.userId !== userId) return null
    if (old.status === 'cancelled') return { ok: true }
    if (!mayCancel(old, cancelHours, services.clock.now())) return { ok: false, reason: 'too late' }
    await cancel(services, tx, old, { cancelReason: reason, cancelledBy: 'client' })
    return { ok: true }
  })
}

/** Says how an appointment went, or takes that back. False when it has not begun, was cancelled, or is not there. */
export async function markAppointment(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  id: string,
  status: Exclude<AppointmentStatus, 'cancelled'>,
): Promise<boolean> {
  if (!isId(id)) return false
  return db.transaction(async (tx) => {
    const [old] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update')
    if (!old || !possibleActions(old, clock.now()).mark) return false
    await tx.update(appointments).set({ status }).where(eq(appointments.id, id))
    return true
  })
}

async function cancel(
  services: Pick<Infrastructure, 'jobs' | 'broadcast' | 'clock'>,
  tx: Transaction,
  { id, sequence: before }: typeof appointments.$inferSelect,
  why: { cancelReason: string; cancelledBy: 'coach' | 'client' },
) {
  const sequence = before + 1
  const cancelled = { ...why, status: 'cancelled', sequence, updatedAt: services.clock.now() } as const
  await tx.update(appointments).set(cancelled).where(eq(appointments.id, id))
  await tellBoth(services, tx, { appointmentId: id, sequence })
  await services.broadcast.publish(tx, PAGES)
}
