import { desc, eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import { ACCOUNT_NUMBER } from '#features/identity/core/account-number.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { isAbout } from './audit-log.server.ts'
import { auditLog, auditPeople, healthAccess } from './tables.server.ts'

const acts = {
  name: 'audit-log',
  about: 'What was done to your account, and what you did for the site: under your mark, the newest first.',
  columns: {
    at: auditLog.at,
    action: auditLog.action,
    by: auditLog.actorMark,
    to: auditLog.subjectMark,
    details: auditLog.details,
  },
}
const pseudonyms = {
  name: 'audit-mark',
  about: 'The mark under which the audit log speaks of you.',
  columns: { mark: auditPeople.mark },
}
const accesses = {
  name: 'health-access',
  about: 'Who looked at, changed or took out your health data, in the last 400 days.',
  columns: {
    id: healthAccess.id,
    at: healthAccess.at,
    who: healthAccess.actorKind,
    admin: healthAccess.adminId,
    token: healthAccess.tokenId,
    token_name: healthAccess.tokenName,
    action: healthAccess.action,
    what: healthAccess.what,
    day: healthAccess.day,
    times: healthAccess.times,
  },
}

export const auditData = {
  comesWithAccount: true,
  tables: [
    {
      table: 'audit_log',
      whose: ['actor_mark', 'subject_mark'],
      what: 'Entries of the audit log about you: they name nobody, only a mark',
      counted: async ({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) =>
        db.$count(auditLog, await isAbout(db, userId)),
      exported: { not: 'Entries about you are in the section “audit-log”; the others are not yours.' },
      erased: { how: 'anonymous' },
    },
    {
      table: 'audit_people',
      whose: ['user_id'],
      what: 'Which mark in the audit log is yours',
      exported: { section: pseudonyms.name, without: { user_id: ACCOUNT_NUMBER } },
      erased: { how: 'cascade' },
    },
    {
      table: 'health_access',
      whose: ['user_id', 'token_id'],
      what: 'The list of who has looked at your health data',
      exported: { section: accesses.name, only: ['id', 'at', 'actor_kind', 'action', 'what', 'times'] },
      erased: { how: 'cascade' },
    },
    {
      table: 'health_access',
      whose: ['admin_id'],
      what: 'If you run the site: that it was you who looked at the health data of others',
      exported: { not: 'It is the list of other people.' },
      erased: { how: 'anonymous' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    return [
      exportSection(
        acts,
        await db
          .select(acts.columns)
          .from(auditLog)
          .where(await isAbout(db, userId))
          .orderBy(desc(auditLog.at)),
      ),
      exportSection(pseudonyms, await db.select(pseudonyms.columns).from(auditPeople).where(eq(auditPeople.userId, userId))),
      exportSection(
        accesses,
        await db.select(accesses.columns).from(healthAccess).where(eq(healthAccess.userId, userId)).orderBy(healthAccess.at),
      ),
    ]
  },
} as const
