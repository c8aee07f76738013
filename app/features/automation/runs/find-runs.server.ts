import { and, asc, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { isOfKinds, isOver, type RunInput, type RunKind, type RunProgress } from '#features/automation/core/run.ts'
import { generationRuns } from '#features/automation/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { progressColumns } from './run-rows.server.ts'

const VISIBLE_FOR_MS = 24 * 60 * 60 * 1000
const MAX_OTHERS = 20

export interface RunView<Name extends RunKind = RunKind> {
  readonly run: RunProgress
  readonly postId: string | null
  /** Whether the address names it. */
  readonly isNamed: boolean
  /** What was asked of it. */
  readonly input: Extract<RunInput, { kind: Name }>
}

/**
 * The run that a page of these kinds shows: the one that the address names, else the newest of the last day. `onlyGoingOn` leaves out one
 * that is over.
 */
export async function findRunView<Name extends RunKind>(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  kinds: readonly Name[],
  named: string | null,
  { onlyGoingOn = false } = {},
): Promise<RunView<Name> | null> {
  const isNamed = named !== null && isId(named)
  const since = new Date(clock.now().getTime() - VISIBLE_FOR_MS)
  const [row] = await db
    .select({ ...progressColumns, postId: generationRuns.postId, input: generationRuns.input })
    .from(generationRuns)
    .where(
      and(
        inArray(generationRuns.kind, [...kinds]),
        isNamed ? eq(generationRuns.id, named) : gte(generationRuns.createdAt, since),
      ),
    )
    .orderBy(desc(sql`${generationRuns.status} in ('queued', 'running')`), desc(generationRuns.createdAt))
    .limit(1)
  if (!row) return isNamed ? findRunView({ db, clock }, kinds, null, { onlyGoingOn }) : null
  const { postId, input, ...run } = row
  if ((onlyGoingOn && !isNamed && isOver(run.status)) || !isOfKinds(input, kinds)) return null
  return { run, postId, isNamed, input }
}

/** The runs of these kinds that are going on beside the one that a page shows, the oldest first. */
export function findOtherRuns(
  { db }: Pick<Infrastructure, 'db'>,
  kinds: readonly RunKind[],
  shown: Pick<RunView, 'run'> | null,
): Promise<RunProgress[]> {
  const { id, kind, status, createdAt } = generationRuns
  const isGoingOn = and(inArray(kind, [...kinds]), inArray(status, ['queued', 'running']))
  return db
    .select(progressColumns)
    .from(generationRuns)
    .where(shown ? and(isGoingOn, ne(id, shown.run.id)) : isGoingOn)
    .orderBy(asc(createdAt))
    .limit(MAX_OTHERS)
}

/** The post that a run became, the first of several; null while there is none. */
export async function findRunPost({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<string | null> {
  const [run] = await db.select({ postId: generationRuns.postId }).from(generationRuns).where(eq(generationRuns.id, id))
  return run?.postId ?? null
}
