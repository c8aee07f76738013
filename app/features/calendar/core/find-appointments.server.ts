import { and, asc, desc, eq, gt, lt, lte, min, ne, not, sql, type SQL } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { appointments, calendarClients, calendarSettings, sessionTypes } from '#features/calendar/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { preparedOnce } from '#platform/prepared.server.ts'

import type { Appointment } from './appointment.ts'

/** A span of time; one may be without an end. */
export interface Span {
  readonly from: Date
  readonly to?: Date
}

/** The appointments that fall into a span, in their order; cancelled ones too, unless they are left out. */
export function listAppointments(
  { db }: Pick<Infrastructure, 'db'>,
  { from, to }: Span,
  { cancelled = true, most = 2_000 }: { cancelled?: boolean; most?: number } = {},
): Promise<Appointment[]> {
  const within = and(
    gt(appointments.endsAt, from),
    to && lt(appointments.startsAt, to),
    cancelled ? undefined : ne(appointments.status, 'cancelled'),
  )
  return select(db, within).orderBy(asc(appointments.startsAt), asc(appointments.id)).limit(most)
}

/** One appointment; null when there is none of this id. */
export async function findAppointment({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<Appointment | null> {
  if (!isId(id)) return null
  const [found] = await select(db, eq(appointments.id, id))
  return found ?? null
}

/** A member’s own appointments: those to come in their order, and those that are over or off, the newest first. */
export async function listOwnAppointments({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, userId: string) {
  const now = clock.now()
  const own = eq(calendarClients.userId, userId)
  const isComing = and(gt(appointments.endsAt, now), ne(appointments.status, 'cancelled'))!
  const [coming, past] = await Promise.all([
    select(db, and(own, isComing)).orderBy(asc(appointments.startsAt)).limit(200),
    select(db, and(own, not(isComing)))
      .orderBy(desc(appointments.startsAt))
      .limit(200),
  ])
  return { coming, past }
}

const nextOf = preparedOnce((db) => {
  const stands = and(
    eq(calendarClients.userId, sql.placeholder('userId')),
    eq(appointments.status, 'confirmed'),
    gt(appointments.endsAt, sql.placeholder('now')),
  )
  return select(db, stands).orderBy(asc(appointments.startsAt)).limit(1).prepare('calendar_find_next')
})

/** A member’s next appointment that stands; null when none is booked. */
export async function findNextAppointment({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, userId: string) {
  const [next] = await nextOf(db).execute({ userId, now: clock.now() })
  return next ?? null
}

/** What is over of which nobody has said how it went. */
export interface Unmarked {
  readonly count: number
  /** When the first of them was. */
  readonly first: Date
  /** The coach’s zone, where the settings say one. */
  readonly zone: string | null
}

/** How many appointments are over and not marked; null for none. */
export async function findUnmarked({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<Unmarked | null> {
  const { status, endsAt, startsAt } = appointments
  const zone = sql<string | null>`(${db.select({ zone: calendarSettings.timeZone }).from(calendarSettings).limit(1)})`
  const [found] = await db
    .select({ count: sql<number>`count(*)::int`, first: min(startsAt), zone })
    .from(appointments)
    .where(and(eq(status, 'confirmed'), lte(endsAt, clock.now())))
  return found?.first ? { ...found, first: found.first } : null
}

/** A member’s own appointment; null when there is none, or it is somebody else’s. */
export async function findOwnAppointment(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
  id: string,
): Promise<Appointment | null> {
  if (!isId(id)) return null
  const [found] = await select(db, and(eq(appointments.id, id), eq(calendarClients.userId, userId)))
  return found ?? null
}

/** All that a client has had, the newest first. */
export function listAppointmentsOf({ db }: Pick<Infrastructure, 'db'>, clientId: string): Promise<Appointment[]> {
  return select(db, eq(appointments.clientId, clientId)).orderBy(desc(appointments.startsAt)).limit(200)
}

/** The first appointment, other than `except`, that shares a moment with a span. */
export async function findOverlapping(db: Database, { from, to }: Required<Span>, except?: string) {
  const { startsAt, endsAt } = appointments
  const [other] = await db
    .select({ startsAt, endsAt, client: calendarClients.name })
    .from(appointments)
    .innerJoin(calendarClients, eq(calendarClients.id, appointments.clientId))
    .where(
      and(
        sql`tstzrange(${startsAt}, ${endsAt}) && tstzrange(${from.toISOString()}, ${to.toISOString()})`,
        ne(appointments.status, 'cancelled'),
        except ? ne(appointments.id, except) : undefined,
      ),
    )
    .orderBy(asc(startsAt))
    .limit(1)
  return other ?? null
}

function select(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      zone: appointments.zone,
      status: appointments.status,
      note: appointments.note,
      cancelReason: appointments.cancelReason,
      cancelledBy: appointments.cancelledBy,
      uid: appointments.uid,
      sequence: appointments.sequence,
      updatedAt: appointments.updatedAt,
      type: {
        id: sessionTypes.id,
        name: sessionTypes.name,
        place: sessionTypes.place,
        pillar: sessionTypes.pillar,
      },
      client: {
        id: calendarClients.id,
        name: calendarClients.name,
        email: calendarClients.email,
        userId: calendarClients.userId,
      },
    })
    .from(appointments)
    .innerJoin(sessionTypes, eq(sessionTypes.id, appointments.typeId))
    .innerJoin(calendarClients, eq(calendarClients.id, appointments.clientId))
    .where(where)
    .$dynamic()
}
