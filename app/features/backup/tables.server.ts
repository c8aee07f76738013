import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#platform/columns.server.ts'

import type { PendingRestore } from './pending-restore.ts'

/** What is known of the backups of this installation: one row. */
export const backupState = pgTable(
  'backup_state',
  {
    only: boolean().primaryKey().default(true),
    /** Whose backups these are. It goes along in them, so that what is restored goes on with the same place. */
    installation: uuid().notNull().defaultRandom(),
    /** Which of the sites with that history this is: a restore makes it another one than where it came from. */
    writer: uuid().notNull().defaultRandom(),
    /** From then on a copy a day is expected. */
    since: instant().notNull(),
    /** The last whole copy: when it was made, how large it is, and where it stands. */
    copiedAt: instant(),
    copiedBytes: bigint({ mode: 'number' }),
    copiedTo: text(),
    /** Whether all places are lost when this machine is. */
    diesWithMachine: boolean(),
    failingSince: instant(),
    failure: text(),
    checkedAt: instant(),
    /** How many differences the last check found. */
    differences: integer(),
    differing: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When somebody who runs the site said that the key is kept elsewhere. */
    keyStoredAt: instant(),
    restoredAt: instant(),
    /** Mails that were due when this was restored wait for a word, since then. */
    holdsMailsSince: instant(),
    /** What the last restore leaves to the first start after it, and to the owner. */
    pending: jsonb().$type<PendingRestore>(),
  },
  (row) => [check('backup_state_one_row', sql`${row.only}`)],
)

/** Mails that were due when this was restored. Their words are sealed: there are links in them that open accounts. */
export const heldMails = pgTable('held_mails', {
  id: uuid().primaryKey().defaultRandom(),
  toAddress: text().notNull(),
  subject: text().notNull(),
  sealed: text().notNull(),
  heldAt: instant().notNull(),
})
