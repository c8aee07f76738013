import { eq, sql } from 'drizzle-orm'

import { chatTokens } from '#features/chat/core/tables.server.ts'
import type { Services } from '#services.server.ts'

/** Whether the day’s tokens are not used up. When they are, answers are found without a model. */
export async function mayUseModel({ db, clock, aiTokensPerDay }: Services): Promise<boolean> {
  const [today] = await db
    .select({ tokens: chatTokens.tokens })
    .from(chatTokens)
    .where(eq(chatTokens.day, dayOf(clock.now())))
  return (today?.tokens ?? 0) < aiTokensPerDay
}

/** Counts what a call has cost, also one whose answer is of no use. */
export async function noteTokens({ db, clock }: Services, tokens: number): Promise<void> {
  await db
    .insert(chatTokens)
    .values({ day: dayOf(clock.now()), tokens })
    .onConflictDoUpdate({ target: chatTokens.day, set: { tokens: sql`${chatTokens.tokens} + ${tokens}` } })
}

/** UTC. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
