import { eq } from 'drizzle-orm'

import { endFactors } from '#features/identity/factors/factors.server.ts'
import { accounts, addressChanges, passkeys, users } from '#features/identity/tables.server.ts'
import { endAccessTokens } from '#features/identity/tokens/end-tokens.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Services } from '#platform/services.server.ts'

/** The address is the person's: a mail sent to it was answered. */
export async function proveAddress(tx: Transaction, { clock }: Pick<Services, 'clock'>, userId: string): Promise<void> {
  await tx.update(users).set({ emailVerified: true, updatedAt: clock.now() }).where(eq(users.id, userId))
}

/**
 * Ends every way into an account that existed before its address was proved: sessions, tokens of programs, password, and each
 * factor there will ever be. Anybody can open an account for another person's address; what they prepared must not outlive this moment.
 */
export async function endEarlierAccess(tx: Transaction, userId: string): Promise<void> {
  await endFactors(tx, userId)
  await tx.delete(addressChanges).where(eq(addressChanges.userId, userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await endAccessTokens(tx, userId)
  await tx.delete(accounts).where(eq(accounts.userId, userId))
}
