import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/tables.server.ts'

const instant = () => timestamp({ withTimezone: true })

/**
 * What was done by those who run the site. Nobody changes a row: a trigger refuses UPDATE, DELETE and TRUNCATE. So there are no
 * foreign keys, which would change rows when an account goes, and no names: an id, and a keyed mark of the address of that day.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: instant().notNull(),
    actorKind: text({ enum: ['person', 'command', 'system'] }).notNull(),
    actorId: uuid(),
    actorMark: text(),
    action: text().notNull(),
    subjectId: uuid(),
    subjectMark: text(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  },
  (entry) => [
    index().on(entry.at.desc(), entry.id),
    index().on(entry.actorId),
    index().on(entry.subjectId),
    check('audit_log_action_is_dotted', sql`${entry.action} ~ '^[a-z-]+[.][a-z-]+$'`),
    check('audit_log_person_has_id', sql`(${entry.actorKind} = 'person') = (${entry.actorId} IS NOT NULL)`),
    check('audit_log_actor_is_whole', sql`(${entry.actorId} IS NULL) = (${entry.actorMark} IS NULL)`),
    check('audit_log_subject_is_whole', sql`(${entry.subjectId} IS NULL) = (${entry.subjectMark} IS NULL)`),
  ],
)

/** Who looked at, changed or took out a member’s health data. A member’s own looks are one row a day and kind of data. */
export const healthAccess = pgTable(
  'health_access',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The only instant, or the last one of the day. */
    at: instant().notNull(),
    actorKind: text({ enum: ['member', 'admin', 'token', 'job'] }).notNull(),
    /** The person, or the token; nobody for a job. */
    actorId: uuid(),
    action: text({ enum: ['read', 'changed', 'exported'] }).notNull(),
    what: text({ enum: ['dashboard', 'trends', 'check-in', 'everything'] }).notNull(),
    /** The member’s day that a row sums up. */
    day: date(),
    times: integer().notNull().default(1),
  },
  (access) => [
    unique().on(access.userId, access.what, access.day),
    index().on(access.userId, access.at),
    index().on(access.at),
    check(
      'health_access_own_looks_have_a_day',
      sql`(${access.day} IS NOT NULL) = (${access.actorKind} = 'member' AND ${access.action} = 'read')`,
    ),
  ],
)
