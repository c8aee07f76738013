import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'

import type { Transaction } from './db.server.ts'
import type { Infrastructure } from './infrastructure.server.ts'
import { eraseOutbox, listOutboxTo } from './mail-outbox.server.ts'
import { settingVersions } from './tables.server.ts'

const MAILS = {
  name: 'mails',
  about: 'Mails to you that were written down here because no mail server is set: when, and about what.',
  columns: { sent_at: null, subject: null },
}
const JOBS = {
  name: 'jobs',
  about: 'Work in the background that names you or your address: what kind, when it was asked for, and how far it is.',
  columns: { name: null, state: null, created_at: null },
}

const CHANGES = {
  name: 'changes-of-settings',
  about: 'If you run the site: when you changed which settings, as far as what they said before is still kept.',
  columns: { setting: settingVersions.setting, ended_at: settingVersions.endedAt },
}

/** What the machinery itself holds about people. */
export const machineryData = {
  comesWithAccount: true,
  tables: [
    {
      table: 'pgboss.job',
      whose: ['data', 'singleton_key'],
      what: 'Work in the background that names you or your address',
      counted: async (
        { db, jobRecords }: Pick<Infrastructure, 'db' | 'jobRecords'>,
        { userId, email }: { userId: string; email: string },
      ) => (await jobRecords.listNaming(db, [userId, email])).length,
      exported: { section: JOBS.name, only: ['name', 'state', 'created_on'] },
      erased: { how: 'step' },
    },
    {
      table: 'rate_limits',
      whose: ['key'],
      what: 'Counts of attempts to sign in and the like, under a scrambled key that names nobody',
      counted: 'everybody',
      exported: { not: 'The key is a one-way hash: nobody can tell whose a count is.' },
      erased: {
        how: 'kept',
        duty: 'accounts must be kept safe from people who guess passwords (GDPR, article 32)',
        howLong: 'a day at most',
      },
    },
  ],
  async sections(
    { db, jobRecords, outbox }: Pick<Infrastructure, 'db' | 'jobRecords' | 'outbox'>,
    { userId, email, emailVerified }: { userId: string; email: string; emailVerified: boolean },
  ) {
    const named = await jobRecords.listNaming(db, [userId, email])
    const mails = outbox !== null && emailVerified ? await listOutboxTo(outbox, email) : []
    return [
      exportSection(
        JOBS,
        named.map(({ name, state, createdAt }) => ({ name, state, created_at: createdAt })),
      ),
      exportSection(
        MAILS,
        mails.map(({ date, subject }) => ({ sent_at: date, subject })),
      ),
    ]
  },
  async erase(
    { jobRecords }: Pick<Infrastructure, 'jobRecords'>,
    tx: Transaction,
    { userId, email }: { userId: string; email: string },
  ) {
    await jobRecords.forgetNaming(tx, [userId, email])
    return []
  },
  async eraseOutside(
    { outbox }: Pick<Infrastructure, 'outbox'>,
    { email, emailVerified }: { email: string; emailVerified: boolean },
  ) {
    if (outbox !== null) await eraseOutbox(outbox, email, { answersToo: emailVerified })
  },
} as const

/** Who changed the settings of the site, as far as what they replaced is kept. */
export const settingVersionData = {
  tables: [
    {
      table: 'setting_versions',
      whose: ['ended_by'],
      what: 'If you run the site: that it was you who changed its settings',
      exported: { section: CHANGES.name, only: ['setting', 'ended_at'] },
      erased: { how: 'anonymous' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    return [
      exportSection(CHANGES, await db.select(CHANGES.columns).from(settingVersions).where(eq(settingVersions.endedBy, userId))),
    ]
  },
  async erase(_services: unknown, tx: Transaction, { userId }: { userId: string }) {
    await tx.update(settingVersions).set({ endedBy: null }).where(eq(settingVersions.endedBy, userId))
    return []
  },
} as const
