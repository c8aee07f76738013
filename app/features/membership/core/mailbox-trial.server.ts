import { and, inArray, isNotNull, ne } from 'drizzle-orm'

import { findAccount } from '#features/identity/core/accounts.server.ts'
import { holdMailbox, listAccountsOfMailbox } from '#features/identity/mailbox.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'

import { memberships } from './tables.server.ts'

/** The account whose trial was that of a mailbox: of this address, or of one that differs by a tag; null where there was none. */
export async function findTrialOfMailbox(db: Database, email: string, but?: string): Promise<string | null> {
  const accounts = await listAccountsOfMailbox(db, email)
  if (accounts.length === 0) return null
  const { userId, trialStartedAt } = memberships
  const [had] = await db
    .select({ userId })
    .from(memberships)
    .where(and(inArray(userId, accounts), isNotNull(trialStartedAt), but === undefined ? undefined : ne(userId, but)))
    .orderBy(trialStartedAt)
    .limit(1)
  return had?.userId ?? null
}

/** Whether somebody’s mailbox had its trial with another account. Until the transaction ends, no other trial of it begins. */
export async function hadTrialElsewhere(tx: Transaction, userId: string): Promise<boolean> {
  const account = await findAccount(tx, userId)
  if (!account) return false
  await holdMailbox(tx, account.email)
  return (await findTrialOfMailbox(tx, account.email, userId)) !== null
}
