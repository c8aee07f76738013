import { and, eq, sql } from 'drizzle-orm'

import { chatModelFailures } from '#features/chat/core/tables.server.ts'
import type { TextModel } from '#platform/ai.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** After so many failures in a row a model is left alone. */
export const FAILURES_IN_A_ROW = 3
export const LEFT_ALONE_MS = 60_000

/** Of a model that answers, and cannot be used all the same. */
export const OTHER_FORM = 'Its answer had not the form that was asked for, and when asked again neither.'

/** One that is reached in another way, with another key say, begins anew. */
type Known = Pick<TextModel, 'fingerprint'>

/** What the owner is told of a model that fails. */
export interface ModelTrouble {
  readonly inARow: number
  readonly askedAt: Date
  readonly sentence: string
}

/** Whether a message may wait for the model. After a minute of being left alone one message tries it: the others do not wait for that. */
export async function mayTryModel(services: Pick<Infrastructure, 'db' | 'clock'>, model: Known): Promise<boolean> {
  const trouble = await findTrouble(services, model)
  if (!trouble || trouble.inARow < FAILURES_IN_A_ROW) return true
  const now = services.clock.now()
  if (now.getTime() - trouble.askedAt.getTime() < LEFT_ALONE_MS) return false
  const claimed = await services.db
    .update(chatModelFailures)
    .set({ askedAt: now })
    .where(and(eq(chatModelFailures.model, model.fingerprint), eq(chatModelFailures.askedAt, trouble.askedAt)))
    .returning({ model: chatModelFailures.model })
  return claimed.length > 0
}

/** Counts one failure. `sentence` is for the owner, and holds nothing of what was asked or answered. */
export async function noteFailure(
  { db, clock, log }: Pick<Infrastructure, 'db' | 'clock' | 'log'>,
  { fingerprint: model }: Known,
  sentence: string,
): Promise<void> {
  const askedAt = clock.now()
  const [noted] = await db
    .insert(chatModelFailures)
    .values({ model, inARow: 1, askedAt, sentence })
    .onConflictDoUpdate({
      target: chatModelFailures.model,
      set: { inARow: sql`${chatModelFailures.inARow} + 1`, askedAt, sentence },
    })
    .returning({ inARow: chatModelFailures.inARow })
  const { inARow } = noted!
  if (inARow < FAILURES_IN_A_ROW) log.warn({ inARow, why: sentence }, 'The model gave no answer to a visitor.')
  else log.error({ inARow, why: sentence }, 'The model gave no answer to a visitor, and is left alone for a minute.')
}

/** It has answered: what went before counts no more. */
export async function noteAnswer({ db }: Pick<Infrastructure, 'db'>, { fingerprint }: Known): Promise<void> {
  await db.delete(chatModelFailures).where(eq(chatModelFailures.model, fingerprint))
}

/** What is wrong with the model in use; null where it answers, or nobody set one. */
export async function findModelTrouble(services: Pick<Infrastructure, 'db' | 'ai'>): Promise<ModelTrouble | null> {
  return services.ai && findTrouble(services, services.ai)
}

async function findTrouble({ db }: Pick<Infrastructure, 'db'>, { fingerprint }: Known): Promise<ModelTrouble | null> {
  const { inARow, askedAt, sentence } = chatModelFailures
  const [trouble] = await db
    .select({ inARow, askedAt, sentence })
    .from(chatModelFailures)
    .where(eq(chatModelFailures.model, fingerprint))
  return trouble ?? null
}
