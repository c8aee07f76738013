import { eq, gte, sum } from 'drizzle-orm'

import { blogAutomationSettings, modelUsage } from '#features/automation/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { costMicros } from './cost-of-call.ts'
import { formatCost, monthOf } from './cost.ts'

/** What the model has cost since the month began (UTC), and what it may cost; null without a limit. In millionths of a US dollar. */
export async function findBudget({
  db,
  clock,
}: Pick<Infrastructure, 'db' | 'clock'>): Promise<{ spent: number; limit: number | null }> {
  const [[settings], [usage]] = await Promise.all([
    db.select({ cents: blogAutomationSettings.monthlyBudgetCents }).from(blogAutomationSettings),
    db
      .select({ spent: sum(modelUsage.costMicros) })
      .from(modelUsage)
      .where(gte(modelUsage.usedAt, monthOf(clock.now()))),
  ])
  const cents = settings?.cents ?? null
  return { spent: Number(usage?.spent ?? 0), limit: cents === null ? null : cents * 10_000 }
}

/** Why nothing may be written by a model now, in a sentence; null when it may. The library composer costs nothing. */
export async function budgetRefusal(services: Pick<Infrastructure, 'db' | 'ai' | 'clock'>): Promise<string | null> {
  if (services.ai === null) return null
  const { spent, limit } = await findBudget(services)
  if (limit === null || spent < limit) return null
  return `This month’s budget for the model is used up (${formatCost(spent)} of ${formatCost(limit)}). Raise it under Daily Auto, or wait for the next month.`
}

interface Usage {
  readonly runId: string
  readonly position: number
  readonly model: string
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Notes what a model used for an article of a run, at the prices of now. */
export async function noteUsage(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  { runId, position, model, ...tokens }: Usage,
): Promise<void> {
  const [prices] = await db.select().from(blogAutomationSettings)
  const cost = prices ? costMicros(tokens, prices) : null
  await db.insert(modelUsage).values({ runId, position, model, ...tokens, costMicros: cost, usedAt: clock.now() })
}

/** From now on the usage of a run’s article stands with the post that it became. */
export async function tieUsage(tx: Transaction, runId: string, postIds: ReadonlyMap<number, string>): Promise<void> {
  const rows = await tx
    .select({ id: modelUsage.id, position: modelUsage.position })
    .from(modelUsage)
    .where(eq(modelUsage.runId, runId))
  for (const { id, position } of rows) {
    const postId = postIds.get(position)
    if (postId) await tx.update(modelUsage).set({ postId }).where(eq(modelUsage.id, id))
  }
}
