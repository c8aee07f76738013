import { and, eq } from 'drizzle-orm'

import { findDailySettings } from '#features/automation/core/daily-settings.server.ts'
import { generationItems, generationRuns } from '#features/automation/core/tables.server.ts'
import { afterSaving } from '#features/automation/kinds/after-saving.server.ts'
import { kindOf } from '#features/automation/kinds/run-kinds.ts'
import { tieUsage } from '#features/automation/money/budget.server.ts'
import type { Plan } from '#features/blog/core/post.ts'
import { createPost } from '#features/blog/core/posts.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { endRun, listItems, lockRun, type ItemRow } from './run-rows.server.ts'

/** Makes posts of all that a run has written, in one transaction and once. Does nothing for a run that is over. */
export async function saveRun(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock' | 'site'>,
  runId: string,
): Promise<void> {
  const { db, clock } = services
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run?.status !== 'running') return
    if (run.isCancelAsked) return endRun(services, tx, runId, { status: 'cancelled' })
    const { input, requestedBy } = run
    const kind = kindOf(input)
    const items = await listItems({ db: tx }, runId)
    const mode = (await findDailySettings({ db: tx }))?.mode ?? null
    const editor = requestedBy === null ? null : { userId: requestedBy }
    const postIds = new Map<number, string>()
    let published = 0
    const heldBack: string[] = []
    for (const item of items) {
      const { position, title, article } = item
      const held = reasonToHold(item)
      if (held) heldBack.push(held)
      const plan: Plan = held ? { status: 'draft' } : kind.plan(input, item, { now: clock.now(), mode })
      const { id } = await createPost(services, tx, editor, kind.post(input, title, article!, clock.now()), plan)
      await tx
        .update(generationItems)
        .set({ postId: id })
        .where(and(eq(generationItems.runId, runId), eq(generationItems.position, position)))
      postIds.set(position, id)
      if (plan.status === 'published') published += 1
    }
    await tieUsage(tx, runId, postIds)
    const articles = items.map(({ article }) => article!)
    const postId = postIds.get(0) ?? null
    const topic = articles[0]?.libraryTopic ?? null
    await tx.update(generationRuns).set({ postId, topic, done: items.length }).where(eq(generationRuns.id, runId))
    await endRun(services, tx, runId, {
      status: 'done',
      error: kind.remark(heldBack, articles),
      step: kind.lastStep(input, mode),
    })
    await afterSaving[input.kind](services, tx, { ...run, postId, published })
    await services.audit.record(tx, {
      actor: editor ?? 'system',
      action: 'writing.saved',
      details: { kind: input.kind, articles: items.length, published },
    })
  })
}

/**
 * Why an article stays a draft, whatever was planned: a model did not write what was asked for, and it could not be mended. What the library has is
 * what was asked for, or the next topic for a day; its note stands with the post.
 */
function reasonToHold({ article }: ItemRow): string | null {
  const { origin, reservation = null, note } = article!
  // What was written before reservations were kept.
  return origin === 'model' ? (reservation ?? note) : null
}
