import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

/** What an owner can say of a claim. */
export const claimStates = ['confirmed', 'replaced', 'dropped'] as const

export type ClaimState = (typeof claimStates)[number]

/** What the owner decided about a claim. Nothing is written over: a decision that another took the place of has ended. */
export const claimDecisions = pgTable(
  'claim_decisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The id in `content/claims.ts`; of a claim of the owner’s own, `own-` and a UUID. */
    claim: text().notNull(),
    state: text({ enum: claimStates }).notNull(),
    /** What it said when it was confirmed or dropped, or what is said in its place. */
    text: text().notNull(),
    source: text().notNull(),
    /** The day of which it is true. */
    asOf: date(),
    /** The day from which it is to be looked at again. */
    reviewOn: date(),
    decidedAt: instant().notNull(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    endedAt: instant(),
  },
  (decision) => [
    uniqueIndex('claim_decisions_one_holds')
      .on(decision.claim)
      .where(sql`${decision.endedAt} is null`),
    index().on(decision.decidedBy),
    check(
      'claim_decisions_shown',
      sql`${decision.state} = 'dropped' OR (${decision.source} <> '' AND ${decision.asOf} IS NOT NULL)`,
    ),
  ],
)
