import { sql } from 'drizzle-orm'
import { check, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/tables.server.ts'

const instant = () => timestamp({ withTimezone: true })

/** At most one row a person, so that there is one trial a person: its two instants are written once and never moved. */
export const memberships = pgTable(
  'memberships',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A trial asked for with this person's address by somebody who was not signed in; it starts when the mailed link is used. */
    trialRequestedAt: instant(),
    trialStartedAt: instant(),
    trialEndsAt: instant(),
    grantedAt: instant(),
    /** Empty beside a `grantedAt`: without end. */
    grantedUntil: instant(),
  },
  (row) => [
    check('memberships_trial_is_whole', sql`(${row.trialStartedAt} IS NULL) = (${row.trialEndsAt} IS NULL)`),
    check('memberships_trial_has_length', sql`${row.trialEndsAt} > ${row.trialStartedAt}`),
    check('memberships_end_needs_grant', sql`${row.grantedUntil} IS NULL OR ${row.grantedAt} IS NOT NULL`),
  ],
)
