import { and, asc, eq, or, sql } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import { ACCOUNT_NUMBER } from '#features/identity/core/account-number.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { appointments, calendarClients, calendarFeeds, calendarSettings, sessionTypes } from './core/tables.server.ts'

const APPOINTMENTS = 'Your appointments with the coach'

const client = {
  name: 'coaching-client',
  about: 'What the coach keeps about you in the calendar.',
  columns: {
    id: calendarClients.id,
    name: calendarClients.name,
    email: calendarClients.email,
    note: calendarClients.note,
    created_at: calendarClients.createdAt,
  },
}
const own = {
  name: 'appointments',
  about: 'Your appointments with the coach.',
  columns: {
    id: appointments.id,
    type: sessionTypes.name,
    starts_at: appointments.startsAt,
    ends_at: appointments.endsAt,
    time_zone: appointments.zone,
    status: appointments.status,
    note: appointments.note,
    cancel_reason: appointments.cancelReason,
    cancel_side: appointments.cancelledBy,
    calendar_uid: appointments.uid,
    calendar_sequence: appointments.sequence,
    created_at: appointments.createdAt,
    updated_at: appointments.updatedAt,
  },
}
const feeds = {
  name: 'calendar-feeds',
  about: 'The private addresses at which your other calendars read: when they were made and last read.',
  columns: {
    id: calendarFeeds.id,
    kind: calendarFeeds.kind,
    created_at: calendarFeeds.createdAt,
    last_read_at: calendarFeeds.lastReadAt,
  },
}
const settings = {
  name: 'calendar-settings',
  about: 'If you run the site: when you last saved the settings of the calendar.',
  columns: { id: calendarSettings.id, saved_at: calendarSettings.savedAt },
}

interface Person {
  readonly userId: string
  readonly email: string
  readonly emailVerified: boolean
}

/** A client is a member’s by the account that the coach linked, or by a proved address. */
export const calendarData = {
  tables: [
    {
      table: 'calendar_clients',
      whose: ['user_id', 'email'],
      what: 'What the coach keeps about you in the calendar',
      exported: { section: client.name, without: { user_id: ACCOUNT_NUMBER } },
      erased: { how: 'step' },
    },
    {
      table: 'appointments',
      whose: ['client_id'],
      through: 'calendar_clients',
      what: APPOINTMENTS,
      rows: ['appointment', 'appointments'],
      exported: {
        section: own.name,
        without: {
          client_id: 'It is your number in the calendar, which stands in the section “coaching-client”.',
          type_id: 'The name of the type stands in its place.',
        },
      },
      erased: { how: 'step' },
    },
    {
      table: 'appointment_notices',
      whose: ['appointment_id'],
      through: 'appointments',
      what: APPOINTMENTS,
      exported: { not: 'It says that a mail about an appointment was sent; the mail itself was sent to you.' },
      erased: { how: 'step' },
    },
    {
      table: 'calendar_feeds',
      whose: ['user_id'],
      what: 'The private address of your calendar',
      exported: { section: feeds.name, without: { user_id: ACCOUNT_NUMBER, token_hash: 'It guards your calendar.' } },
      erased: { how: 'cascade' },
    },
    {
      table: 'calendar_settings',
      whose: ['saved_by'],
      what: 'If you run the site: that it was you who set the calendar',
      exported: { section: settings.name, only: ['id', 'saved_at'] },
      erased: { how: 'anonymous' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, subject: Person) {
    const { userId } = subject
    return [
      exportSection(client, await db.select(client.columns).from(calendarClients).where(isAbout(subject))),
      exportSection(
        own,
        await db
          .select(own.columns)
          .from(appointments)
          .innerJoin(sessionTypes, eq(sessionTypes.id, appointments.typeId))
          .innerJoin(calendarClients, eq(calendarClients.id, appointments.clientId))
          .where(isAbout(subject))
          .orderBy(asc(appointments.startsAt)),
      ),
      exportSection(feeds, await db.select(feeds.columns).from(calendarFeeds).where(eq(calendarFeeds.userId, userId))),
      exportSection(
        settings,
        await db.select(settings.columns).from(calendarSettings).where(eq(calendarSettings.savedBy, userId)),
      ),
    ]
  },
  async erase({ broadcast }: Pick<Infrastructure, 'broadcast'>, tx: Transaction, subject: Person) {
    const deleted = await tx.delete(calendarClients).where(isAbout(subject)).returning({ id: calendarClients.id })
    // Their hours are free again.
    if (deleted.length > 0) await broadcast.publish(tx, PAGES)
    return []
  },
} as const

function isAbout({ userId, email, emailVerified }: Person) {
  const byAddress = and(eq(sql`lower(${calendarClients.email})`, email), sql`${calendarClients.userId} IS NULL`)
  return or(eq(calendarClients.userId, userId), emailVerified ? byAddress : undefined)
}
