import { aClient, aPastAppointment, aSessionType } from '#features/calendar/calendar.factory.server.ts'
import { appointmentNotices, calendarFeeds, calendarSettings } from '#features/calendar/core/tables.server.ts'
import type { Services } from '#services.server.ts'

/** Past appointments, as somebody whom the coach linked and by their address alone, and the calendar that they set. */
export async function haveAppointments(
  services: Services,
  { userId, name, email }: { userId: string; name: string; email: string },
) {
  const { db, clock } = services
  const now = clock.now()
  const typeId = await aSessionType(services)
  // No two appointments overlap: each person has hours of their own.
  const startsAt = new Date(Date.UTC(2025, name.length + name.charCodeAt(0) - 64, name.charCodeAt(1) % 27, 8))
  const clients = [
    await aClient(services, { name, email, userId, note: `${name} likes mornings.` }),
    await aClient(services, { name: `${name} again`, email, note: `${name} by address.` }),
  ]
  for (const [at, clientId] of clients.entries()) {
    const appointmentId = await aPastAppointment(services, {
      typeId,
      clientId,
      startsAt: new Date(startsAt.getTime() + at * 7_200_000),
      status: 'cancelled',
      note: `${name} came by train.`,
      cancelReason: `${name} was away.`,
      cancelledBy: 'client',
    })
    await db.insert(appointmentNotices).values({ appointmentId, sequence: 0, reader: 'client', sentAt: now })
  }
  const tokenHash = `secret feed of ${name}`
  await db.insert(calendarFeeds).values({ userId, kind: 'own', tokenHash, createdAt: now, lastReadAt: now })
  const settings = { isOn: false, timeZone: 'UTC', cancelHours: 24, organizer: 'coach@example.test', savedAt: now }
  await db
    .insert(calendarSettings)
    .values({ ...settings, savedBy: userId })
    .onConflictDoNothing()
}
