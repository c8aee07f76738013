import { eq, sql } from 'drizzle-orm'

import type { ChatPorts } from '#features/chat/core/ports.server.ts'
import { chatTokens } from '#features/chat/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Whether the day’s tokens are not used up. When they are, answers are found without a model. */
export async function mayUseModel({
  db,
  clock,
  aiTokensPerDay,
}: Pick<Infrastructure, 'db' | 'clock'> & Pick<ChatPorts, 'aiTokensPerDay'>): Promise<boolean> {
  const [today] = await db
    .select({ tokens: chatTokens.tokens })
    .from(chatTokens)
    .where(eq(chatTokens.day, dayOf(clock.now())))
  return (today?.tokens ?? 0) < aiTokensPerDay
}

/** Counts what a call has cost, also one whose answer is of no use. */
export async function noteTokens({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, tokens: number): Promise<void> {
  await db
    .insert(chatTokens)
    .values({ day: dayOf(clock.now()), tokens })
    .onConflictDoUpdate({ target: chatTokens.day, set: { tokens: sql`${chatTokens.tokens} + ${tokens}` } })
}

/** UTC. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
