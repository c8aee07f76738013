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

/** The last restore, as the owner is told of it. */
export interface LastRestore {
  readonly at: Date
  /** The instant whose state came back, and where from; null for a restore by an earlier release, which did not keep them. */
  readonly stateOf: Date | null
  readonly from: string | null
  /** What did not come back, until an owner has said that they have read it. */
  readonly lost: readonly string[]
}

export function lastRestoreIn({ restoredAt, pending }: BackupState): LastRestore | null {
  if (!restoredAt) return null
  const known = pending && !pending.isMove ? pending : null
  return {
    at: restoredAt,
    stateOf: known && new Date(known.stateOf),
    from: known?.from ?? null,
    lost: known && known.lostSeenAt === undefined ? known.lost : [],
  }
}

/** Somebody who runs the site has read what did not come back. */
export async function confirmLostSeen(
  services: Pick<Infrastructure, 'audit' | 'clock' | 'db'>,
  { userId }: { readonly userId: string },
): Promise<void> {
  const { db, clock, audit } = services
  const { pending } = await findBackupState(services)
  if (!pending?.isDone || pending.lostSeenAt !== undefined) return
  await db.transaction(async (tx) => {
    await noteState(tx, { pending: { ...pending, lostSeenAt: clock.now().toISOString() } })
    await audit.record(tx, { actor: { userId }, action: 'restore-losses.seen', details: { notBroughtBack: pending.lost.length } })
  })
}
