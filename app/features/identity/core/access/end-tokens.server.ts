import { eq } from 'drizzle-orm'

import type { Holding } from '#features/identity/core/grants.server.ts'
import { accessTokens } from '#features/identity/core/tokens/token-tables.server.ts'

/** Ends all tokens of a person, and with them the JWTs that stand for them. */
export async function endAccessTokens(held: Holding, userId: string): Promise<void> {
  await held.delete(accessTokens).where(eq(accessTokens.userId, userId))
}
