import { and, eq } from 'drizzle-orm'

import { batchDescription, batchSlug } from '#features/automation/batch/batch-lines.ts'
import type { Article } from '#features/automation/core/article.ts'
import { batchCover, coverOf, pillarOf } from '#features/automation/core/covers.ts'
import { findDailySettings, noteDailyDate } from '#features/automation/core/daily-settings.server.ts'
import { WAITS_FOR_REVIEW, type RunInput } from '#features/automation/core/run.ts'
import { generationItems, generationRuns } from '#features/automation/core/tables.server.ts'
import { tieUsage } from '#features/automation/money/budget.server.ts'
import { announceDraft } from '#features/automation/runs/review-mail.server.ts'
import { postLimits, type NewPost, type Plan } from '#features/blog/core/post.ts'
import { createPost } from '#features/blog/core/posts.server.ts'
import { beginningOf } from '#features/writing/text.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Services } from '#platform/services.server.ts'

import { endRun, listItems, lockRun, type ItemRow, type RunRow } from './run-rows.server.ts'

/** Makes posts of all that a run has written, in one transaction and once. Does nothing for a run that is over. */
export async function saveRun(services: Services, runId: string): Promise<void> {
  const { db } = services
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run?.status !== 'running') return
    if (run.isCancelAsked) return endRun(services, tx, runId, { status: 'cancelled' })
    const items = await listItems({ db: tx }, runId)
    const isForReview = await isToBeReviewed(tx, run.input)
    const postIds = new Map<number, string>()
    let published = 0
    const heldBack: string[] = []
    for (const item of items) {
      const held = reasonToHold(item)
      const plan: Plan = held ? { status: 'draft' } : planOf(run.input, item, services.clock.now(), isForReview)
      if (held && run.kind !== 'article') heldBack.push(held)
      const editor = run.requestedBy === null ? null : { userId: run.requestedBy }
      const { id } = await createPost(services, tx, editor, postOf(run.input, item, services.clock.now()), plan)
      await tx
        .update(generationItems)
        .set({ postId: id })
        .where(and(eq(generationItems.runId, runId), eq(generationItems.position, item.position)))
      postIds.set(item.position, id)
      if (plan.status === 'published') published += 1
    }
    await tieUsage(tx, runId, postIds)
    await finish(services, tx, run, items, {
      postId: postIds.get(0) ?? null,
      published,
      remark: remarkOn(heldBack) ?? remarkOnDay(run, items),
      isForReview,
    })
  })
}

interface Saved {
  readonly postId: string | null
  readonly published: number
  readonly remark: string | null
  readonly isForReview: boolean
}

async function finish(
  services: Services,
  tx: Transaction,
  run: RunRow,
  items: readonly ItemRow[],
  { postId, published, remark, isForReview }: Saved,
): Promise<void> {
  const { id, kind, requestedBy } = run
  const topic = items[0]?.article?.libraryTopic ?? null
  await tx.update(generationRuns).set({ postId, topic, done: items.length }).where(eq(generationRuns.id, id))
  const step = kind === 'today' && isForReview ? WAITS_FOR_REVIEW : undefined
  await endRun(services, tx, id, { status: 'done', error: remark, step })
  if (kind === 'daily') {
    await noteDailyDate(tx, run)
    if (published === 0 && postId) await services.jobs.send(tx, announceDraft, { postId })
  }
  await services.audit.record(tx, {
    actor: requestedBy === null ? 'system' : { userId: requestedBy },
    action: 'writing.saved',
    details: { kind, articles: items.length, published },
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

function remarkOn([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null
  return others.length === 0
    ? `One article is kept as a draft. ${first}`
    : `${others.length + 1} articles are kept as drafts. ${first}`
}

/** In the history, of an article for the day that is not as it was asked for, and appears all the same. */
function remarkOnDay({ kind }: RunRow, [item]: readonly ItemRow[]): string | null {
  return kind === 'daily' ? (item?.article?.reservation ?? null) : null
}

/** Whether an article for a day becomes a draft: it was asked for as one, or the owner has chosen to prepare for review by now. */
async function isToBeReviewed(tx: Transaction, input: RunInput): Promise<boolean> {
  if (input.kind === 'article' || input.kind === 'batch') return false
  return input.asDraft || (await findDailySettings({ db: tx }))?.mode === 'review'
}

/** When an article shall appear. */
function planOf(input: RunInput, { scheduledFor }: ItemRow, now: Date, isForReview: boolean): Plan {
  if (input.kind === 'article') return { status: 'draft' }
  if (input.kind !== 'batch') return { status: isForReview ? 'draft' : 'published' }
  if (scheduledFor === null) return { status: 'draft' }
  return scheduledFor > now ? { status: 'scheduled', at: scheduledFor } : { status: 'published' }
}

function postOf(input: RunInput, { title, article }: ItemRow, now: Date): NewPost {
  const { body, origin, model, note } = article!
  const making = { body, origin, model, note, author: input.author, pillar: pillarOf(article!) }
  if (input.kind === 'batch')
    return {
      ...making,
      title,
      slug: batchSlug(title, now),
      metaDescription: batchDescription(title),
      coverImage: batchCover,
      tags: tagsFor([], article!),
    }
  return {
    ...making,
    title: beginningOf(article!.title, postLimits.title),
    metaDescription: beginningOf(article!.metaDescription, postLimits.metaDescription),
    coverImage: input.includeImage ? coverOf(article!) : '',
    tags: tagsFor(input.brief.tags, article!),
  }
}

/** The tags that were asked for, else those of whoever wrote. */
function tagsFor(asked: readonly string[], { tags }: Article): readonly string[] {
  const chosen = asked.length > 0 ? asked : tags
  return chosen.slice(0, postLimits.tags).map((tag) => beginningOf(tag, postLimits.tag))
}
