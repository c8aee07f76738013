import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { accessTokens } from '#features/identity/core/tokens/token-tables.server.ts'
import { instant } from '#platform/columns.server.ts'

/**
 * What was done by those who run the site. Nobody changes a row: a trigger refuses UPDATE, DELETE and TRUNCATE. So nothing in it refers
 * to an account: a person is a mark, a keyed hash of the account’s number.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: instant().notNull(),
    actorKind: text({ enum: ['person', 'command', 'system'] }).notNull(),
    actorMark: text(),
    action: text().notNull(),
    subjectMark: text(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  },
  (entry) => [
    index().on(entry.at.desc(), entry.id),
    index().on(entry.actorMark),
    index().on(entry.subjectMark),
    check('audit_log_action_is_dotted', sql`${entry.action} ~ '^[a-z-]+[.][a-z-]+$'`),
    check('audit_log_person_has_mark', sql`(${entry.actorKind} = 'person') = (${entry.actorMark} IS NOT NULL)`),
  ],
)

/** Whose marks they are, for as long as the account is there. A person has several where the installation’s secret was changed. */
export const auditPeople = pgTable(
  'audit_people',
  {
    mark: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (person) => [index().on(person.userId)],
)

/**
 * Who looked at, changed or took out a member’s health data. A member’s own looks are one row a day and kind of data, and so is what a
 * program does with one token.
 */
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
    /** Which admin; null once that account is gone. */
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Which token; null once it is ended. */
    tokenId: uuid().references(() => accessTokens.id, { onDelete: 'set null' }),
    /** What the member called the token: it outlives it. */
    tokenName: text(),
    action: text({ enum: ['read', 'changed', 'exported'] }).notNull(),
    what: text({
      enum: ['dashboard', 'trends', 'achievements', 'check-in', 'labs', 'imports', 'habits', 'everything'],
    }).notNull(),
    /** The member’s day that a row sums up. */
    day: date(),
    times: integer().notNull().default(1),
  },
  (access) => [
    uniqueIndex('health_access_own_looks_of_a_day')
      .on(access.userId, access.what, access.day)
      .where(sql`${access.actorKind} = 'member'`),
    uniqueIndex('health_access_calls_of_a_day')
      .on(access.userId, access.tokenId, access.action, access.what, access.day)
      .where(sql`${access.actorKind} = 'token'`),
    index().on(access.userId, access.at),
    index().on(access.at),
    // For the day on which an admin’s account or a token goes.
    index()
      .on(access.adminId)
      .where(sql`${access.adminId} IS NOT NULL`),
    index()
      .on(access.tokenId)
      .where(sql`${access.tokenId} IS NOT NULL`),
    check(
      'health_access_what_is_summed_up_has_a_day',
      sql`(${access.day} IS NOT NULL) = (${access.actorKind} = 'member' AND ${access.action} = 'read') OR ${access.actorKind} = 'token'`,
    ),
  ],
)
