import { eq } from 'drizzle-orm'

import { ACCOUNT_NUMBER, exportSection, type DataContributor } from '#platform/personal-data.ts'

import { memberships } from './tables.server.ts'

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
  ],
  async sections({ db }, { userId }) {
    return [
      exportSection(membership, await db.select(membership.columns).from(memberships).where(eq(memberships.userId, userId))),
    ]
  },
}
