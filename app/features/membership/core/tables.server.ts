import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

import type { Billing } from './billing.ts'
import type { MembershipEventKind, MembershipEventNote } from './membership-event.ts'
import type { TrialMailKind } from './trial-mail.ts'

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
    /** Who this is to Stripe. */
    customerId: text().unique(),
    /** What Stripe’s events come to, computed from all of them whenever one arrives (`billing/fold-events.ts`). */
    billing: jsonb().$type<Billing>(),
  },
  (row) => [
    check('memberships_trial_is_whole', sql`(${row.trialStartedAt} IS NULL) = (${row.trialEndsAt} IS NULL)`),
    check('memberships_trial_has_length', sql`${row.trialEndsAt} > ${row.trialStartedAt}`),
    check('memberships_end_needs_grant', sql`${row.grantedUntil} IS NULL OR ${row.grantedAt} IS NOT NULL`),
    index('memberships_trials').on(row.trialEndsAt),
    index('memberships_grants')
      .on(row.grantedUntil)
      .where(sql`granted_at IS NOT NULL`),
    index('memberships_billing_state')
      .on(sql`(billing ->> 'state')`)
      .where(sql`billing IS NOT NULL`),
  ],
)

/**
 * What happened to a membership, in words for its owner and its member. What people and time did is added and never changed; the lines of
 * Stripe’s words (`source` is an event’s id, or the mark of a cancellation) are written anew from the ledger whenever one arrives.
 */
export const membershipEvents = pgTable(
  'membership_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<MembershipEventKind>().notNull(),
    at: instant().notNull(),
    /** Who did it, where a person of the house did; empty: the member, Stripe or time. */
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    note: jsonb().$type<MembershipEventNote>().notNull().default({}),
    /** What it was made from, so that it is written once: Stripe’s event, a trial’s end. */
    source: text(),
  },
  (event) => [
    index('membership_events_person').on(event.userId, event.at),
    index('membership_events_latest').on(event.kind, event.at),
    unique('membership_events_once').on(event.userId, event.source),
  ],
)

/** What Stripe told us, as it told it. Which events are there decides, not when they came. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    /** Stripe’s own: what comes again is the same row. */
    id: text().primaryKey(),
    type: text().notNull(),
    /** Stripe’s instant, in whole seconds. */
    created: instant().notNull(),
    customerId: text(),
    /** Whose it is, once that is known. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The body, byte for byte as it was signed. */
    payload: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (event) => [
    index('stripe_events_customer').on(event.customerId, event.created),
    index('stripe_events_person').on(event.userId, event.created),
    index('stripe_events_of_nobody')
      .on(event.receivedAt)
      .where(sql`user_id IS NULL`),
  ],
)

/** A price as Stripe knows it. A new amount is a new row; who pays an older one goes on paying it. */
export const planPrices = pgTable(
  'plan_prices',
  {
    id: uuid().primaryKey().defaultRandom(),
    plan: text({ enum: ['monthly', 'annual', 'lifetime'] }).notNull(),
    amountCents: integer().notNull(),
    /** ISO 4217, in small letters as Stripe writes it. */
    currency: text().notNull(),
    stripePriceId: text().notNull().unique(),
    createdAt: instant().notNull(),
  },
  (price) => [
    unique('plan_prices_amount').on(price.plan, price.amountCents, price.currency),
    check('plan_prices_positive', sql`${price.amountCents} > 0`),
  ],
)

/** Which of the trial’s mails a person has been sent: each once. */
export const trialMails = pgTable(
  'trial_mails',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<TrialMailKind>().notNull(),
    at: instant().notNull(),
  },
  (mail) => [primaryKey({ columns: [mail.userId, mail.kind] })],
)
