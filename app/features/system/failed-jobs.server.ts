import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { giveUpFailed, retryFailed, type FailedUntil } from '#platform/job-queues.server.ts'

export type FailedJobAct = 'retry' | 'give-up'

/**
 * Has failed jobs of a kind run again, or gives them up for good.
 * @returns how many there were: none where somebody else was quicker
 */
export function settleFailedJobs(
  { db, audit }: Pick<Infrastructure, 'db' | 'audit'>,
  { userId }: Pick<Viewer, 'userId'>,
  act: FailedJobAct,
  which: FailedUntil,
): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await (act === 'retry' ? retryFailed : giveUpFailed)(tx, which)
    const action = act === 'retry' ? 'jobs.retried' : 'jobs.given-up'
    if (count > 0) await audit.record(tx, { actor: { userId }, action, details: { job: which.name, count } })
    return count
  })
}
