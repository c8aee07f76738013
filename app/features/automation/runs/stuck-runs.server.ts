import { inArray, sql } from 'drizzle-orm'

import { generationRuns } from '#features/automation/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { endRun } from './run-rows.server.ts'

/** A run that was taken up so recently is not looked at. */
const GIVEN_UP_AFTER_MS = 2 * 60 * 60 * 1000

/**
 * Ends the runs that nobody takes up any more, so that they can be retried: without a sign of life for long, and without a job. One that has
 * a job waits for its turn, however long others take.
 */
export async function giveUpStuckRuns(
  services: Pick<Infrastructure, 'db' | 'jobRecords' | 'broadcast' | 'clock'>,
): Promise<void> {
  const { db, clock, jobRecords } = services
  const before = new Date(clock.now().getTime() - GIVEN_UP_AFTER_MS).toISOString()
  await db.transaction(async (tx) => {
    const last = sql`greatest(${generationRuns.createdAt}, ${generationRuns.startedAt}, ${generationRuns.aliveAt})`
    const stuck = await tx
      .select({ id: generationRuns.id })
      .from(generationRuns)
      .where(sql`${inArray(generationRuns.status, ['queued', 'running'])} and ${last} < ${before}`)
      .for('update', { skipLocked: true })
    for (const { id } of stuck) {
      if (await jobRecords.isUnderWay(tx, id)) continue
      await endRun(services, tx, id, { status: 'failed', error: 'It was interrupted and did not resume.' })
    }
  })
}
