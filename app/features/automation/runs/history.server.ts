import { asc, desc, inArray, sql } from 'drizzle-orm'

import type { RunKind, RunStatus } from '#features/automation/core/run.ts'
import { generationItems, generationRuns, modelUsage } from '#features/automation/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

const PAGE = 20

interface WrittenItem {
  readonly title: string
  readonly prompt: string
  /** Null while it is not written. */
  readonly words: number | null
  readonly postId: string | null
  readonly error: string | null
  /** Why it is kept back until somebody has read it. */
  readonly reservation: string | null
}

/** A run as the history shows it. */
export interface PastRun {
  readonly id: string
  readonly kind: RunKind
  readonly status: RunStatus
  readonly createdAt: Date
  /** Of a daily run: the date in its zone. */
  readonly localDate: string | null
  readonly error: string | null
  readonly items: readonly WrittenItem[]
  /** Null where the library composer wrote. */
  readonly model: string | null
  readonly tokens: number
  /** Millionths of a US dollar; null where a price was not known. */
  readonly costMicros: number | null
}

/** One page of all runs, the newest first. Pages count from 1. */
export async function listPastRuns(
  { db }: Pick<Infrastructure, 'db'>,
  page: number,
): Promise<{ runs: PastRun[]; hasMore: boolean }> {
  const rows = await db
    .select({
      id: generationRuns.id,
      kind: generationRuns.kind,
      status: generationRuns.status,
      createdAt: generationRuns.createdAt,
      localDate: generationRuns.localDate,
      error: generationRuns.error,
    })
    .from(generationRuns)
    .orderBy(desc(generationRuns.createdAt), generationRuns.id)
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
  const shown = rows.slice(0, PAGE)
  const ids = shown.map(({ id }) => id)
  const [items, usage] = ids.length === 0 ? [[], []] : await Promise.all([listWritten(db, ids), sumUsage(db, ids)])
  const runs = shown.map((run) => {
    const used = usage.find(({ runId }) => runId === run.id)
    const written = items.filter(({ runId }) => runId === run.id)
    const model = written.find(({ model }) => model !== null)?.model ?? used?.model ?? null
    const costMicros = used ? (used.isKnown ? Number(used.cost) : null) : 0
    return { ...run, items: written, model, tokens: Number(used?.tokens ?? 0), costMicros }
  })
  return { runs, hasMore: rows.length > PAGE }
}

/** The articles of one run, in their order. */
export function listRunItems({ db }: Pick<Infrastructure, 'db'>, runId: string): Promise<WrittenItem[]> {
  return listWritten(db, [runId])
}

/** Without the texts. */
function listWritten(db: Infrastructure['db'], runIds: string[]) {
  const { article } = generationItems
  return db
    .select({
      runId: generationItems.runId,
      title: sql<string>`coalesce(nullif(${generationItems.title}, ''), ${article} ->> 'title', '')`,
      prompt: generationItems.prompt,
      words: sql<number | null>`(${article} ->> 'words')::int`,
      model: sql<string | null>`${article} ->> 'model'`,
      postId: generationItems.postId,
      error: generationItems.error,
      reservation: sql<string | null>`${article} ->> 'reservation'`,
    })
    .from(generationItems)
    .where(inArray(generationItems.runId, runIds))
    .orderBy(asc(generationItems.position))
}

function sumUsage(db: Infrastructure['db'], runIds: string[]) {
  return db
    .select({
      runId: modelUsage.runId,
      model: sql<string>`max(${modelUsage.model})`,
      tokens: sql<string>`sum(${modelUsage.inputTokens} + ${modelUsage.outputTokens})`,
      cost: sql<string | null>`sum(${modelUsage.costMicros})`,
      isKnown: sql<boolean>`bool_and(${modelUsage.costMicros} is not null)`,
    })
    .from(modelUsage)
    .where(inArray(modelUsage.runId, runIds))
    .groupBy(modelUsage.runId)
}
