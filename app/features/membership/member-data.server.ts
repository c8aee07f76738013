import { and, eq, isNotNull } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import { ACCOUNT_NUMBER } from '#features/identity/core/account-number.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { leaveStripe } from './billing/forget-at-stripe.server.ts'
import { membershipEvents, memberships, stripeEvents, trialMails } from './core/tables.server.ts'

const membership = {
  name: 'membership',
  about: 'Your trial, what the owner granted you, and what you bought.',
  columns: {
    trial_requested_at: memberships.trialRequestedAt,
    trial_started_at: memberships.trialStartedAt,
    trial_ends_at: memberships.trialEndsAt,
    granted_at: memberships.grantedAt,
    granted_until: memberships.grantedUntil,
    customer_id: memberships.customerId,
    billing: memberships.billing,
  },
}

const history = {
  name: 'membership-history',
  about: 'What happened to your membership.',
  columns: { kind: membershipEvents.kind, at: membershipEvents.at, note: membershipEvents.note, source: membershipEvents.source },
}

const payments = {
  name: 'payments',
  about: 'What Stripe, which takes the payments, told us about yours.',
  columns: {
    id: stripeEvents.id,
    type: stripeEvents.type,
    created: stripeEvents.created,
    customer_id: stripeEvents.customerId,
    payload: stripeEvents.payload,
    received_at: stripeEvents.receivedAt,
  },
}

const mails = {
  name: 'trial-mails',
  about: 'Which mails of the trial you were sent.',
  columns: { kind: trialMails.kind, at: trialMails.at },
}

const cascade = { how: 'cascade' } as const

export const membershipData = {
  tables: [
    {
      table: 'memberships',
      whose: ['user_id', 'customer_id'],
      what: 'Your membership or trial',
      exported: { section: membership.name, without: { user_id: ACCOUNT_NUMBER } },
      erased: cascade,
    },
    {
      table: 'memberships',
      whose: ['user_id', 'customer_id'],
      what: 'That you are a customer at Stripe, which takes the payments: a plan that renews is ended there, and Stripe forgets your card',
      counted: ({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) =>
        db.$count(memberships, and(eq(memberships.userId, userId), isNotNull(memberships.customerId))),
      exported: { section: membership.name, only: ['customer_id'] },
      erased: cascade,
    },
    {
      table: 'membership_events',
      whose: ['user_id'],
      what: 'What happened to your membership',
      exported: {
        section: history.name,
        without: {
          id: 'It names the line for our machines alone.',
          user_id: ACCOUNT_NUMBER,
          actor_id: 'It is the number of another account.',
        },
      },
      erased: cascade,
    },
    {
      table: 'membership_events',
      whose: ['actor_id'],
      what: 'What you did to memberships, as one who runs the site',
      exported: { not: 'It is in the history of those whom it is about.' },
      erased: { how: 'anonymous' },
    },
    {
      table: 'stripe_events',
      whose: ['user_id', 'customer_id'],
      what: 'What Stripe told us about your payments',
      exported: { section: payments.name, without: { user_id: ACCOUNT_NUMBER } },
      erased: cascade,
    },
    {
      table: 'trial_mails',
      whose: ['user_id'],
      what: 'Which mails of the trial you were sent',
      exported: { section: mails.name, without: { user_id: ACCOUNT_NUMBER } },
      erased: cascade,
    },
  ],
  async erase(services: Pick<Infrastructure, 'jobs'>, tx: Transaction, { userId }: { userId: string }) {
    await leaveStripe(services, tx, userId)
    return []
  },
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    const [membershipRows, historyRows, paymentRows, mailRows] = await Promise.all([
      db.select(membership.columns).from(memberships).where(eq(memberships.userId, userId)),
      db.select(history.columns).from(membershipEvents).where(eq(membershipEvents.userId, userId)),
      db.select(payments.columns).from(stripeEvents).where(eq(stripeEvents.userId, userId)),
      db.select(mails.columns).from(trialMails).where(eq(trialMails.userId, userId)),
    ])
    return [
      exportSection(membership, membershipRows),
      exportSection(history, historyRows),
      exportSection(payments, paymentRows),
      exportSection(mails, mailRows),
    ]
  },
} as const
