import { and, asc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import type { RunProgress, RunStatus } from '#features/automation/core/run.ts'
import { generationItems, generationRuns } from '#features/automation/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { followed } from '#platform/topic-hub.server.ts'

/** Who watches runs listens for this; the payload is a run’s id. */
export const RUNS = 'automation.runs'

export const progressColumns = {
  id: generationRuns.id,
  kind: generationRuns.kind,
  status: generationRuns.status,
  step: generationRuns.step,
  done: generationRuns.done,
  total: generationRuns.total,
  error: generationRuns.error,
}

export type RunRow = typeof generationRuns.$inferSelect
export type ItemRow = typeof generationItems.$inferSelect

/** How far a run is; null when there is none of this id. */
export async function findProgress({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<RunProgress | null> {
  if (!isId(id)) return null
  const [run] = await db.select(progressColumns).from(generationRuns).where(eq(generationRuns.id, id))
  return run ?? null
}

export const followedRuns = followed<RunProgress, Pick<Infrastructure, 'db'>>({ topic: RUNS, find: findProgress })

/** A run’s row, which nobody else changes until the transaction ends. */
export async function lockRun(tx: Transaction, id: string): Promise<RunRow | null> {
  if (!isId(id)) return null
  const [run] = await tx.select().from(generationRuns).where(eq(generationRuns.id, id)).for('update')
  return run ?? null
}

/** The articles of a run, in their order. */
export function listItems({ db }: Pick<Infrastructure, 'db'>, runId: string): Promise<ItemRow[]> {
  return db.select().from(generationItems).where(eq(generationItems.runId, runId)).orderBy(asc(generationItems.position))
}

/** The first article of a run that is not written yet. */
export async function findNextItem({ db }: Pick<Infrastructure, 'db'>, runId: string): Promise<ItemRow | null> {
  const [item] = await db
    .select()
    .from(generationItems)
    .where(and(eq(generationItems.runId, runId), isNull(generationItems.article)))
    .orderBy(asc(generationItems.position))
    .limit(1)
  return item ?? null
}

/** Changes what is shown of a run, and tells those who watch it. */
export async function tellProgress(
  { db, broadcast }: Pick<Infrastructure, 'db' | 'broadcast'>,
  id: string,
  change: { step: string; done?: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(generationRuns).set(change).where(eq(generationRuns.id, id))
    await broadcast.publish(tx, RUNS, id)
  })
}

/** Ends a run that has not ended yet. */
export async function endRun(
  { clock, broadcast }: Pick<Infrastructure, 'broadcast' | 'clock'>,
  tx: Transaction,
  id: string,
  { status, error = null, step }: { status: RunStatus; error?: string | null; step?: string | undefined },
): Promise<void> {
  const words = { done: 'Done', failed: 'It stopped', cancelled: 'Cancelled' } as const
  await tx
    .update(generationRuns)
    .set({
      status,
      error,
      step: step ?? words[status as keyof typeof words],
      endedAt: clock.now(),
      aliveAt: null,
      isCancelAsked: false,
    })
    .where(and(eq(generationRuns.id, id), sql`${generationRuns.status} in ('queued', 'running')`))
  await broadcast.publish(tx, RUNS, id)
}

const AVOIDED_FOR_MS = 60 * 24 * 60 * 60 * 1000

/** What was written about in the last sixty days, the oldest first: topics as the library names them, else titles. */
export async function listRecentSubjects({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<ReadonlySet<string>> {
  const { article, postId, position } = generationItems
  const since = new Date(clock.now().getTime() - AVOIDED_FOR_MS)
  const rows = await db
    .select({ subject: sql<string>`coalesce(${article} ->> 'libraryTopic', ${article} ->> 'title')` })
    .from(generationItems)
    .innerJoin(generationRuns, eq(generationRuns.id, generationItems.runId))
    .where(and(gte(generationRuns.createdAt, since), isNotNull(postId)))
    .orderBy(asc(generationRuns.createdAt), asc(position))
  const subjects = rows.map(({ subject }) => subject)
  // One that came twice stands where it came last.
  return new Set(subjects.filter((subject, at) => subjects.lastIndexOf(subject) === at))
}

/**
 * The topics whose text the library gave to an article of the last sixty days, or to one of this run, each with its title; the oldest first. An article that
 * is not about its title does not count: its text waits for whoever asks for it.
 */
export async function listGivenTopics(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  runId: string,
): Promise<ReadonlyMap<string, string>> {
  const { article, postId, position, title } = generationItems
  const since = new Date(clock.now().getTime() - AVOIDED_FOR_MS)
  const rows = await db
    .select({
      topic: sql<string>`${article} ->> 'libraryTopic'`,
      title: sql<string>`coalesce(nullif(${title}, ''), ${article} ->> 'title')`,
    })
    .from(generationItems)
    .innerJoin(generationRuns, eq(generationRuns.id, generationItems.runId))
    .where(
      and(
        gte(generationRuns.createdAt, since),
        or(isNotNull(postId), eq(generationItems.runId, runId)),
        sql`${article} ->> 'origin' = 'library' and ${article} ->> 'libraryTopic' is not null and ${article} ->> 'reservation' is null`,
      ),
    )
    .orderBy(asc(generationRuns.createdAt), asc(position))
  return new Map(rows.map(({ topic, title }) => [topic, title]))
}
