import { and, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'

import { defineJob, handleJob, type JobHandler } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'

import { carryOutImport } from './carry-out.server.ts'
import { dropFileOf, dropImportFile, removeParts } from './drop-files.server.ts'
import { KEPT_DAYS } from './file.ts'
import { readImport } from './read-job.server.ts'
import { healthImports } from './tables.server.ts'

const HOUR_MS = 60 * 60 * 1000
const sweep = defineJob({ name: 'health.sweep-imports', payload: z.unknown(), cron: '23 * * * *' })

/** Lets go of files that were not sent whole or not answered for in a week, and of those whose reading has failed for the last time. */
export async function sweepImports(services: Services): Promise<void> {
  const { db, clock, jobRecords } = services
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  const { id, bytes, partBytes, createdAt, state } = healthImports
  const stale = await db
    .select({ id, bytes, partBytes, state })
    .from(healthImports)
    .where(and(inArray(state, ['sending', 'asking']), lt(createdAt, before(KEPT_DAYS * 24 * HOUR_MS))))
  const reading = await db
    .select({ id, bytes, partBytes, state })
    .from(healthImports)
    .where(and(inArray(state, ['waiting', 'reading']), lt(createdAt, before(HOUR_MS))))
  for (const brought of [...stale, ...reading]) {
    const isRead = brought.state === 'waiting' || brought.state === 'reading'
    if (isRead && (await jobRecords.isUnderWay(db, brought.id))) continue
    const failure = isRead
      ? 'This file could not be read just now. Please bring it again.'
      : `It was not finished within ${KEPT_DAYS} days, and was let go.`
    await db.transaction(async (tx) => {
      const still = and(inArray(id, [brought.id]), inArray(state, [brought.state]))
      const ended = await tx
        .update(healthImports)
        .set({ state: 'failed', failure, parts: [], finishedAt: clock.now() })
        .where(still)
        .returning({ id })
      if (ended.length > 0) await dropFileOf(services, tx, brought)
    })
  }
}

export const importJobs: ReadonlyArray<JobHandler> = [
  handleJob(readImport, carryOutImport),
  handleJob(dropImportFile, removeParts),
  handleJob(sweep, sweepImports),
]
