import { sql } from 'drizzle-orm'

import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { PendingRestore } from './pending-restore.ts'
import { backupState } from './tables.server.ts'

export type BackupState = typeof backupState.$inferSelect

/** What is known of the backups; made at the first look. */
export async function findBackupState({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<BackupState> {
  const [known] = await db.select().from(backupState)
  if (known) return known
  await db.insert(backupState).values({ since: clock.now() }).onConflictDoNothing()
  return findBackupState({ db, clock })
}

export async function noteState(db: Pick<Database | Transaction, 'update'>, changes: Partial<BackupState>): Promise<void> {
  await db.update(backupState).set(changes)
}

export interface CopiedState {
  readonly at: Date
  readonly bytes: number
  readonly to: string
  readonly diesWithMachine: boolean
}

/** A whole copy: whatever failed before is over. */
export async function noteCopied(db: Database, { at, bytes, to, diesWithMachine }: CopiedState): Promise<void> {
  await noteState(db, {
    copiedAt: at,
    copiedBytes: bytes,
    copiedTo: to,
    diesWithMachine,
    failingSince: null,
    failure: null,
  })
}

/** Whether all places are lost when this machine is: known before the first copy, and when the places change. */
export async function notePlace(db: Database, diesWithMachine: boolean): Promise<void> {
  await db
    .update(backupState)
    .set({ diesWithMachine })
    .where(sql`${backupState.diesWithMachine} is distinct from ${diesWithMachine}`)
}

/** The first of failures in a row says since when. */
export async function noteFailure({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, failure: string): Promise<void> {
  await db.update(backupState).set({ failure, failingSince: sql`coalesce(${backupState.failingSince}, ${clock.now()})` })
}

/** Leaves to the first start what only a running product can do. */
export async function leavePending(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  pending: Omit<PendingRestore, 'at'>,
): Promise<void> {
  await findBackupState(services)
  // Where the site that was copied still runs, only one of them may write to the place of its backups.
  const asAnother = pending.isMove ? {} : { writer: crypto.randomUUID() }
  await noteState(services.db, { ...asAnother, pending: { ...pending, at: services.clock.now().toISOString() } })
}
