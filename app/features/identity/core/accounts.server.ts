import { and, eq, type SQL } from 'drizzle-orm'

import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Holding } from './grants.server.ts'
import { sendConfirmation } from './mail-jobs.server.ts'
import { accounts, profiles, users } from './tables.server.ts'

/** What others may know of an account. */
export interface Account {
  readonly userId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string | null
}

/** The account of an address, whatever its case; null when there is none. */
export function findUserByEmail(db: Database, email: string): Promise<Account | null> {
  return findOne(db, eq(users.email, email.trim().toLowerCase()))
}

/** The account of an id; null when there is none (any more). */
export function findAccount(db: Database, userId: string): Promise<Account | null> {
  return findOne(db, eq(users.id, userId))
}

async function findOne(db: Database, which: SQL): Promise<Account | null> {
  const [user] = await db
    .select({ userId: users.id, email: users.email, emailVerified: users.emailVerified, displayName: users.name })
    .from(users)
    .where(which)
  return user ? { ...user, displayName: user.displayName || null } : null
}

export interface NewAccount {
  readonly email: string
  readonly displayName: string
  readonly timeZone?: string | null
}

export type OpenedAccount = { ok: true; userId: string } | { ok: false; reason: 'registered' }

/**
 * Opens an account without a password and sends the mail that confirms its address. The address is unconfirmed; no session
 * is opened (see openSession). Refuses an address that has an account, also when two ask at the same instant.
 */
export function openAccount(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>,
  account: NewAccount,
): Promise<OpenedAccount> {
  return services.db.transaction(async (tx) => {
    const userId = await insertAccount(tx, services, account)
    if (userId === null) return { ok: false, reason: 'registered' }
    await services.jobs.send(tx, sendConfirmation, { userId })
    return { ok: true, userId }
  })
}

/** Writes the rows of an account; null when the address has one. Nothing else opens accounts. */
export async function insertAccount(
  tx: Transaction,
  { clock }: Pick<Infrastructure, 'clock'>,
  account: NewAccount & { passwordHash?: string; isAdmin?: boolean; emailVerified?: boolean },
): Promise<string | null> {
  const now = clock.now()
  const [user] = await tx
    .insert(users)
    .values({
      email: account.email.trim().toLowerCase(),
      name: account.displayName,
      emailVerified: account.emailVerified ?? false,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!user) return null
  await tx.insert(profiles).values({ userId: user.id, isAdmin: account.isAdmin ?? false, timeZone: account.timeZone ?? null })
  if (account.passwordHash) await upsertPassword(tx, user.id, { hash: account.passwordHash, now })
  return user.id
}

/** Sets the password of an account, whether it had one or not. */
export function writePassword(
  held: Holding,
  { clock }: Pick<Infrastructure, 'clock'>,
  userId: string,
  hash: string,
): Promise<void> {
  return upsertPassword(held, userId, { hash, now: clock.now() })
}

async function upsertPassword(tx: Transaction, userId: string, { hash, now }: { hash: string; now: Date }): Promise<void> {
  await tx
    .insert(accounts)
    .values({ userId, accountId: userId, providerId: 'credential', password: hash, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set: { password: hash, updatedAt: now } })
}

/** The hash of an account's password; null when it has none. */
export async function passwordHashOf(db: Database, userId: string): Promise<string | null> {
  const [account] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return account?.password ?? null
}

/** Whether the account can be signed in to with a password. */
export async function hasPassword(db: Database, userId: string): Promise<boolean> {
  return (await passwordHashOf(db, userId)) !== null
}

/** Everybody who has an account. */
export async function listAccountIds(db: Pick<Database, 'select'>): Promise<string[]> {
  return (await db.select({ id: users.id }).from(users)).map(({ id }) => id)
}
