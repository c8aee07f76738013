import { and, eq, isNotNull, isNull } from 'drizzle-orm'

import type { AutomationPorts } from '#features/automation/core/ports.server.ts'
import { isOver } from '#features/automation/core/run.ts'
import { generationItems, generationRuns } from '#features/automation/core/tables.server.ts'
import { kindOf } from '#features/automation/kinds/run-kinds.ts'
import { budgetRefusal, noteUsage } from '#features/automation/money/budget.server.ts'
import { writeArticle, WritingError } from '#features/automation/writing/write-article.server.ts'
import { isDatabaseUnavailable } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { isAlive, LEASE_MS, type Watch, watchWork } from '#platform/work-watch.server.ts'

import { performRun, sendRun } from './request-run.server.ts'
import {
  endRun,
  findNextItem,
  listGivenTopics,
  listRecentSubjects,
  lockRun,
  RUNS,
  tellProgress,
  type ItemRow,
  type RunRow,
} from './run-rows.server.ts'
import { saveRun } from './save-run.server.ts'

/**
 * Writes one article of a run, keeps it with the run, and has the next one written; after the last it saves them all. May be run again
 * at any point: what is written is not written twice, and saved once.
 */
export async function carryOn(
  services: Infrastructure & AutomationPorts,
  { runId }: { runId: string },
  write: typeof writeArticle = writeArticle,
): Promise<void> {
  const run = await claimRun(services, runId)
  if (run === null) return
  if (run === 'held') {
    // Another worker is at it, or was until a moment ago.
    const startAfter = new Date(services.clock.now().getTime() + LEASE_MS)
    return services.db.transaction((tx) => services.jobs.send(tx, performRun, { runId }, { key: `${runId} later`, startAfter }))
  }
  const watch = watchRun(services, runId)
  let item: ItemRow | null = null
  try {
    item = await findNextItem(services, runId)
    if (item) {
      await writeItem(services, run, item, watch.signal, write)
      item = null
      if (await findNextItem(services, runId)) return await handOn(services, runId)
    }
    if (watch.signal.aborted && !watch.isStopping) return await end(services, runId, 'cancelled')
    await saveRun(services, runId)
  } catch (error) {
    // The job is tried again, elsewhere or later.
    if (isDatabaseUnavailable(error)) throw error
    if (watch.isStopping) {
      await letGo(services, runId)
      throw error
    }
    if (watch.signal.aborted) return await end(services, runId, 'cancelled')
    await fail(services, run, item, sentenceOf(services, error))
  } finally {
    watch.end()
  }
}

/** Takes a run up, unless it is over (null) or somebody is at it. */
async function claimRun(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>,
  id: string,
): Promise<RunRow | 'held' | null> {
  const { db, clock } = services
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    const now = clock.now()
    if (!run || isOver(run.status)) return null
    if (isAlive(run, now)) return 'held'
    if (run.isCancelAsked) {
      await endRun(services, tx, id, { status: 'cancelled' })
      return null
    }
    const claim = { status: 'running', aliveAt: now, startedAt: run.startedAt ?? now } as const
    await tx.update(generationRuns).set(claim).where(eq(generationRuns.id, id))
    return run
  })
}

async function writeItem(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'ai' | 'clock' | 'site'> & AutomationPorts,
  run: RunRow,
  item: ItemRow,
  signal: AbortSignal,
  write: typeof writeArticle,
): Promise<void> {
  const { input, id: runId } = run
  const { position } = item
  const kind = kindOf(input)
  const refusal = await budgetRefusal(services)
  if (refusal !== null) throw new WritingError(refusal)
  const say = (words: string) => tellProgress(services, runId, { step: kind.step(words, item) })
  await say('Writing')
  const article = await write(services, kind.brief(input, item), {
    signal,
    seed: `${runId} ${position}`,
    onStep: say,
    onUsage: (usage) => noteUsage(services, { runId, position, ...usage }),
    given: await listGivenTopics(services, runId),
    ...(await kind.subject(item, () => listRecentSubjects(services))),
  })
  await services.db.transaction(async (tx) => {
    await tx
      .update(generationItems)
      .set({ article, error: null })
      .where(and(eq(generationItems.runId, runId), eq(generationItems.position, position), isNull(generationItems.article)))
    await tx
      .update(generationRuns)
      .set({ done: position + 1 })
      .where(eq(generationRuns.id, runId))
  })
}

/** The next article is a job of its own. */
async function handOn(services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast'>, runId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await letGo({ db: tx }, runId)
    await sendRun(services, tx, runId)
  })
}

/** Whoever comes next need not wait for a sign of life. */
async function letGo({ db }: Pick<Infrastructure, 'db'>, runId: string): Promise<void> {
  await db.update(generationRuns).set({ aliveAt: null }).where(eq(generationRuns.id, runId))
}

async function end(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>,
  runId: string,
  status: 'cancelled',
): Promise<void> {
  await services.db.transaction((tx) => endRun(services, tx, runId, { status }))
}

/** Nothing of the run is saved; what was written stays with it. */
async function fail(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>,
  { id, input }: RunRow,
  item: ItemRow | null,
  sentence: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    if (item)
      await tx
        .update(generationItems)
        .set({ error: sentence })
        .where(and(eq(generationItems.runId, id), eq(generationItems.position, item.position)))
    const error = kindOf(input).failure(sentence, item?.title ?? null)
    await endRun(services, tx, id, { status: 'failed', error })
  })
}

function sentenceOf({ log }: Pick<Infrastructure, 'log'>, error: unknown): string {
  if (error instanceof WritingError) return error.message
  log.error({ err: error }, 'An article could not be written.')
  return 'Something went wrong on our side. Please try again.'
}

/** Gives signs of life for a run while it is worked at. */
function watchRun(services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock' | 'log' | 'stopping'>, runId: string): Watch {
  const { db, clock } = services
  return watchWork(services, {
    topic: RUNS,
    id: runId,
    beat: async () => {
      const [run] = await db
        .update(generationRuns)
        .set({ aliveAt: clock.now() })
        .where(and(eq(generationRuns.id, runId), eq(generationRuns.status, 'running'), isNotNull(generationRuns.aliveAt)))
        .returning({ isCancelAsked: generationRuns.isCancelAsked })
      return run?.isCancelAsked ?? false
    },
  })
}
