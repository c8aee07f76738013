import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'

import type { PillarSlug } from '#content/pillars.ts'
import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

/** What the owner sets for the calendar: one row, and none before they first save it. */
export const calendarSettings = pgTable('calendar_settings', {
  id: uuid().primaryKey().defaultRandom(),
  /** There is one row. */
  isOnly: boolean().notNull().unique().default(true),
  /** The real calendar stands at /calendar; until then the sample does. */
  isOn: boolean().notNull(),
  /** The coach’s clocks, an IANA name. */
  timeZone: text().notNull(),
  /** Until how many hours before its beginning a member may cancel. */
  cancelHours: integer().notNull(),
  /** Named in invitations as who invites; answers go there. */
  organizer: text().notNull(),
  savedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  savedAt: instant().notNull(),
})

/** What can be booked. */
export const sessionTypes = pgTable(
  'session_types',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    minutes: integer().notNull(),
    /** As the owner writes it; empty when it is not said. */
    price: text().notNull().default(''),
    place: text().notNull().default(''),
    pillar: text().$type<PillarSlug>(),
    isActive: boolean().notNull().default(true),
    createdAt: instant().notNull(),
  },
  (type) => [check('session_types_minutes', sql`${type.minutes} BETWEEN 5 AND 720`)],
)

/** Whom the coach sees; some of them are members. */
export const calendarClients = pgTable(
  'calendar_clients',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** In lower case; empty for somebody without one. */
    email: text().notNull().default(''),
    /** The member’s account, if they are one: they see their appointments, and mails go to the account’s address. */
    userId: uuid()
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    /** For the coach alone. */
    note: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (client) => [
    index('calendar_clients_by_email').on(sql`lower(${client.email})`),
    index('calendar_clients_by_name').on(sql`lower(${client.name})`),
  ],
)

/**
 * One appointment. No two that are not cancelled may overlap: the migration adds the constraint `appointments_one_at_a_time`, because
 * drizzle cannot write exclusions.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: uuid().primaryKey().defaultRandom(),
    typeId: uuid()
      .notNull()
      .references(() => sessionTypes.id),
    clientId: uuid()
      .notNull()
      .references(() => calendarClients.id, { onDelete: 'cascade' }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** On whose clocks it was made. */
    zone: text().notNull(),
    status: text({ enum: ['confirmed', 'done', 'no-show', 'cancelled'] })
      .notNull()
      .default('confirmed'),
    /** For the coach alone. */
    note: text().notNull().default(''),
    cancelReason: text().notNull().default(''),
    /** From which side it was cancelled. */
    cancelledBy: text('cancel_side', { enum: ['coach', 'client'] }),
    /** Its name in other calendars, for good. */
    uid: text().notNull().unique(),
    /** Rises with every change that other calendars have to follow. */
    sequence: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (appointment) => [
    check('appointments_end', sql`${appointment.endsAt} > ${appointment.startsAt}`),
    index().on(appointment.startsAt),
    index().on(appointment.clientId, appointment.startsAt),
  ],
)

/** Who was told of which state of an appointment: nobody is told twice. */
export const appointmentNotices = pgTable(
  'appointment_notices',
  {
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    sequence: integer().notNull(),
    reader: text({ enum: ['client', 'coach'] }).notNull(),
    sentAt: instant().notNull(),
  },
  (notice) => [primaryKey({ columns: [notice.appointmentId, notice.sequence, notice.reader] })],
)

/** Private addresses at which other calendars read. Of the address itself only a hash is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A member’s own appointments, or all of them for who runs the site. */
    kind: text({ enum: ['own', 'coach'] }).notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    lastReadAt: instant(),
  },
  (feed) => [unique().on(feed.userId, feed.kind)],
)
