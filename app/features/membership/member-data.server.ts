import { eq } from 'drizzle-orm'

import { ACCOUNT_NUMBER, exportSection, type DataContributor } from '#platform/personal-data.ts'

import { membershipEvents, memberships, trialMails } from './tables.server.ts'

const membership = {
  name: 'membership',
  about: 'Your trial, and what the owner granted you.',
  columns: {
    trial_requested_at: memberships.trialRequestedAt,
    trial_started_at: memberships.trialStartedAt,
    trial_ends_at: memberships.trialEndsAt,
    granted_at: memberships.grantedAt,
    granted_until: memberships.grantedUntil,
  },
}

const history = {
  name: 'membership-history',
  about: 'What happened to your membership.',
  columns: { id: membershipEvents.id, kind: membershipEvents.kind, at: membershipEvents.at, note: membershipEvents.note },
}
const mails = {
  name: 'trial-mails',
  about: 'Which mails of the free trial you were sent.',
  columns: { kind: trialMails.kind, at: trialMails.at },
}

export const membershipData: DataContributor = {
  tables: [
    {
      table: 'memberships',
      whose: ['user_id'],
      what: 'Your trial and your membership',
      exported: {
        section: membership.name,
        without: { user_id: ACCOUNT_NUMBER },
      },
      erased: { how: 'cascade' },
    },
    {
      table: 'membership_events',
      whose: ['user_id'],
      what: 'What happened to your membership',
      exported: { section: history.name, only: ['id', 'kind', 'at', 'note'] },
      erased: { how: 'cascade' },
    },
    {
      table: 'membership_events',
      whose: ['actor_id'],
      what: 'Which memberships you changed, if you run the site',
      exported: { not: 'They speak of other people; what you did stands in the audit log.' },
      erased: { how: 'anonymous' },
    },
    {
      table: 'trial_mails',
      whose: ['user_id'],
      what: 'Which mails of the free trial you were sent',
      exported: { section: mails.name, without: { user_id: ACCOUNT_NUMBER } },
      erased: { how: 'cascade' },
    },
  ],
  async sections({ db }, { userId }) {
    return [
      exportSection(membership, await db.select(membership.columns).from(memberships).where(eq(memberships.userId, userId))),
      exportSection(
        history,
        await db
          .select(history.columns)
          .from(membershipEvents)
          .where(eq(membershipEvents.userId, userId))
          .orderBy(membershipEvents.at),
      ),
      exportSection(mails, await db.select(mails.columns).from(trialMails).where(eq(trialMails.userId, userId))),
    ]
  },
}
