import { eq } from 'drizzle-orm'

import { endAccessTokens } from '#features/identity/core/access/end-tokens.server.ts'
import { dropFactors, dropRemoval } from '#features/identity/core/access/factors.server.ts'
import { endFurtherAccess } from '#features/identity/core/access/further-access.server.ts'
import { voidLinks } from '#features/identity/core/access/mailed-links.server.ts'
import { endSessions } from '#features/identity/core/access/sessions.server.ts'
import type { Holding } from '#features/identity/core/grants.server.ts'
import type { IdentityPorts } from '#features/identity/core/ports.server.ts'
import { accounts, addressChanges, passkeys, users } from '#features/identity/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** The address is the person's: a mail sent to it was answered. */
export async function proveAddress(tx: Transaction, { clock }: Pick<Infrastructure, 'clock'>, userId: string): Promise<void> {
  await tx.update(users).set({ emailVerified: true, updatedAt: clock.now() }).where(eq(users.id, userId))
}

/**
 * Ends every way into an account that existed before its address was proved: sessions, tokens of programs, private addresses, password,
 * and each factor there will ever be. Anybody can open an account for another person's address; what they prepared must not outlive this moment.
 */
export async function endEarlierAccess(
  held: Holding,
  services: Pick<Infrastructure, 'jobs' | 'limits' | 'clock'> & Pick<IdentityPorts, 'furtherAccess' | 'planned'>,
  userId: string,
): Promise<void> {
  await dropFactors(held, userId)
  await endWaysAround(held, services, userId)
  await held.delete(accounts).where(eq(accounts.userId, userId))
}

/**
 * Ends everything that leads into an account around its password and its second step, and calls off what somebody could have set going in it.
 */
export async function endWaysAround(
  held: Holding,
  services: Pick<Infrastructure, 'jobs' | 'limits' | 'clock'> & Pick<IdentityPorts, 'furtherAccess' | 'planned'>,
  userId: string,
): Promise<void> {
  await endSessions(held, userId)
  await dropRemoval(held, userId)
  await held.delete(addressChanges).where(eq(addressChanges.userId, userId))
  await held.delete(passkeys).where(eq(passkeys.userId, userId))
  await endAccessTokens(held, userId)
  await endFurtherAccess(held, services, userId)
  await voidLinks(held, services, userId)
  for (const { callOff } of services.planned) await callOff(held, services, userId)
}
