import { eq } from 'drizzle-orm'

import type { Transaction } from '#platform/db.server.ts'

import { accessTokens } from './tables.server.ts'

/** Ends all tokens of a person, and with them the JWTs that stand for them. */
export async function endAccessTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(accessTokens).where(eq(accessTokens.userId, userId))
}
