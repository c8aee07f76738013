import { eq } from 'drizzle-orm'
import { z } from 'zod'

import { isOver, type RunInput } from '#features/automation/core/run.ts'
import { generationItems, generationRuns } from '#features/automation/core/tables.server.ts'
import { canBeRetried, kindOf } from '#features/automation/kinds/run-kinds.ts'
import { budgetRefusal } from '#features/automation/money/budget.server.ts'
import type { Editor } from '#features/blog/core/post.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { isAlive } from '#platform/work-watch.server.ts'

import { endRun, lockRun, RUNS } from './run-rows.server.ts'

/** Writes the next article of a run, and saves them all after the last. A run’s articles are jobs of their own: each is short. */
export const performRun = defineJob({
  name: 'automation.run',
  payload: z.object({ runId: z.uuid() }),
  timeoutSeconds: 1800,
  atOnce: 2,
})

export type Requested = { ok: true; runId: string } | { ok: false; sentence: string }

/** Has articles written; refused with a sentence while the budget for the model is used up. */
export async function requestRun(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'ai' | 'clock'>,
  editor: Editor,
  input: RunInput,
): Promise<Requested> {
  const sentence = await budgetRefusal(services)
  if (sentence !== null) return { ok: false, sentence }
  const runId = await services.db.transaction((tx) => requestRunWithin(services, tx, editor, input))
  return { ok: true, runId }
}

/** The same in a transaction of the caller’s, whatever the budget says: the run itself then ends with the sentence. */
export async function requestRunWithin(
  services: Pick<Infrastructure, 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  tx: Transaction,
  editor: Editor | null,
  input: RunInput,
  localDate: string | null = null,
): Promise<string> {
  const { kind } = input
  const items = kindOf(input).items(input)
  const [run] = await tx
    .insert(generationRuns)
    .values({
      kind,
      input,
      localDate,
      requestedBy: editor?.userId ?? null,
      step: 'Waiting for its turn',
      total: items.length,
      createdAt: services.clock.now(),
    })
    .returning({ id: generationRuns.id })
  const runId = run!.id
  await tx.insert(generationItems).values(
    items.map(({ title, prompt, scheduledFor }, position) => {
      return { runId, position, title, prompt, scheduledFor: scheduledFor === null ? null : new Date(scheduledFor) }
    }),
  )
  if (editor) await record(services, tx, editor, 'requested', { kind, articles: items.length })
  await sendRun(services, tx, runId)
  return runId
}

/** Sends the job that goes on with a run. */
export async function sendRun(
  { jobs, broadcast }: Pick<Infrastructure, 'jobs' | 'broadcast'>,
  tx: Transaction,
  runId: string,
): Promise<void> {
  await jobs.send(tx, performRun, { runId }, { key: runId })
  await broadcast.publish(tx, RUNS, runId)
}

/**
 * Stops a run; what it has written stays with it. A worker that is at it is told, and ends it. Null when there is none of this id, or
 * it is over.
 */
export async function cancelRun(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  editor: Editor,
  id: string,
): Promise<true | null> {
  const { db, clock, broadcast } = services
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (!run || isOver(run.status)) return null
    if (isAlive(run, clock.now())) {
      const asked = { isCancelAsked: true, step: 'Stopping' }
      await tx.update(generationRuns).set(asked).where(eq(generationRuns.id, id))
      await broadcast.publish(tx, RUNS, id)
    } else await endRun(services, tx, id, { status: 'cancelled' })
    await record(services, tx, editor, 'cancelled', { kind: run.kind })
    return true
  })
}

/** Has a run that failed or was stopped go on: what is written already is not written again. Null when there is no such run. */
export async function retryRun(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'ai' | 'clock'>,
  editor: Editor,
  id: string,
): Promise<Requested | null> {
  const sentence = await budgetRefusal(services)
  return services.db.transaction(async (tx): Promise<Requested | null> => {
    const run = await lockRun(tx, id)
    if (!run || !canBeRetried(run)) return null
    if (sentence !== null) return { ok: false, sentence }
    const afresh = { status: 'queued', error: null, endedAt: null, step: 'Waiting for its turn' } as const
    await tx.update(generationRuns).set(afresh).where(eq(generationRuns.id, id))
    await tx.update(generationItems).set({ error: null }).where(eq(generationItems.runId, id))
    await record(services, tx, editor, 'retried', { kind: run.kind })
    await sendRun(services, tx, id)
    return { ok: true, runId: id }
  })
}

function record(
  { audit }: Pick<Infrastructure, 'audit'>,
  tx: Transaction,
  { userId }: Editor,
  intent: 'requested' | 'cancelled' | 'retried',
  details: Record<string, string | number>,
) {
  return audit.record(tx, { actor: { userId }, action: `writing.${intent}`, details })
}
