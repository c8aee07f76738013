import { eq } from 'drizzle-orm'

import { ACCOUNT_NUMBER, exportSection, type DataContributor } from '#platform/personal-data.ts'

import { auditLog, healthAccess } from './tables.server.ts'

const looks = {
  name: 'health-access',
  about: 'Who looked at, changed or took out your health data. Your own looks are summed up day by day.',
  columns: {
    id: healthAccess.id,
    at: healthAccess.at,
    who: healthAccess.actorKind,
    number_of_who: healthAccess.actorId,
    action: healthAccess.action,
    what: healthAccess.what,
    day: healthAccess.day,
    times: healthAccess.times,
  },
}

const acts = {
  name: 'acts-on-your-account',
  about: 'What those who run the site did with your account.',
  columns: { at: auditLog.at, action: auditLog.action },
}

export const auditData: DataContributor = {
  tables: [
    {
      table: 'health_access',
      whose: ['user_id'],
      what: 'Who has looked at your health data',
      exported: { section: looks.name, without: { user_id: ACCOUNT_NUMBER } },
      erased: { how: 'cascade' },
    },
    {
      table: 'health_access',
      whose: ['actor_id'],
      what: 'That you looked at the data of others, if you run the site',
      exported: { not: 'It is the record of those whose data it was; they can read it.' },
      erased: { how: 'anonymous' },
    },
    {
      table: 'audit_log',
      whose: ['subject_id'],
      what: 'What those who run the site did with your account: without your name and address, under a number and a mark',
      exported: { section: acts.name, only: ['at', 'action'] },
      erased: {
        how: 'kept',
        duty: 'whoever runs the site has to be able to show what was done (accountability, Article 5(2) GDPR)',
        howLong: 'as long as the site exists',
      },
    },
    {
      table: 'audit_log',
      whose: ['actor_id'],
      what: 'What you did as somebody who runs the site, under a number and a mark',
      exported: { not: 'It is the site’s record; those who run the site can read it.' },
      erased: {
        how: 'kept',
        duty: 'whoever runs the site has to be able to show what was done (accountability, Article 5(2) GDPR)',
        howLong: 'as long as the site exists',
      },
    },
  ],
  async sections({ db }, { userId }) {
    return [
      exportSection(
        looks,
        await db.select(looks.columns).from(healthAccess).where(eq(healthAccess.userId, userId)).orderBy(healthAccess.at),
      ),
      exportSection(
        acts,
        await db.select(acts.columns).from(auditLog).where(eq(auditLog.subjectId, userId)).orderBy(auditLog.at),
      ),
    ]
  },
}
