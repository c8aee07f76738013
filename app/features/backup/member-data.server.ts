import { sql } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { heldMails } from './tables.server.ts'

const MAILS = {
  name: 'held-mails',
  about: 'Mails to you that wait since this site was restored from a backup: when, and about what.',
  columns: { held_at: heldMails.heldAt, subject: heldMails.subject },
}

interface Subject {
  readonly email: string
  readonly emailVerified: boolean
}

/** Mails that were due when the site was restored, and what was erased since a backup. */
export const backupData = {
  comesWithAccount: true,
  tables: [
    {
      table: 'held_mails',
      whose: ['to_address'],
      what: 'Mails to you that wait since this site was restored from a backup',
      rows: ['held mail', 'held mails'],
      byAddress: true,
      counted: ({ db }: Pick<Infrastructure, 'db'>, { email }: Subject) => db.$count(heldMails, isTo(email)),
      exported: { section: MAILS.name, only: ['held_at', 'subject'] },
      erased: { how: 'step' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { email, emailVerified }: Subject) {
    if (!emailVerified) return []
    return [exportSection(MAILS, await db.select(MAILS.columns).from(heldMails).where(isTo(email)))]
  },
  async erase(_services: unknown, tx: Transaction, { email }: Subject) {
    await tx.delete(heldMails).where(isTo(email))
    return []
  },
} as const

/** A mail may go to several. */
function isTo(email: string) {
  return sql`${email} = any (string_to_array(replace(${heldMails.toAddress}, ' ', ''), ','))`
}
