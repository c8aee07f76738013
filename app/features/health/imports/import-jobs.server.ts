import { and, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'

import { healthImports, importSeries } from '#features/health/core/imports/import-tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { dropFileOf, dropImportFile, removeParts } from './drop-files.server.ts'
import { FILE_RETENTION_DAYS } from './file.ts'
import { readImportFile } from './read-import.server.ts'
import { readImport } from './read-job.server.ts'
import { sweepStoredFiles } from './stored-files.server.ts'
import { takeImportedNumbers } from './take-import.server.ts'
import { takeImport } from './take-job.server.ts'

const HOUR_MS = 60 * 60 * 1000
const sweep = defineJob({ name: 'health.sweep-imports', payload: z.unknown(), cron: '23 * * * *' })

/**
 * Lets go of files that were not sent whole, answered for or looked over in a week, of those whose reading has failed for the last time, and of those that were
 * kept for other columns. What could not be taken although it was accepted waits to be accepted again.
 */
export async function sweepImports(services: Pick<Infrastructure, 'db' | 'jobs' | 'jobRecords' | 'clock'>): Promise<void> {
  const { db, clock, jobRecords } = services
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  const { createdAt, state } = healthImports
  const stale = await db
    .select()
    .from(healthImports)
    .where(and(inArray(state, ['sending', 'asking', 'ready']), lt(createdAt, before(FILE_RETENTION_DAYS * 24 * HOUR_MS))))
  for (const imported of stale)
    await letGo(services, imported, `It was not finished within ${FILE_RETENTION_DAYS} days, and was deleted.`)
  const working = await db
    .select()
    .from(healthImports)
    .where(and(inArray(state, ['waiting', 'reading', 'taking']), lt(createdAt, before(HOUR_MS))))
  for (const imported of working) {
    if (await jobRecords.isUnderWay(db, imported.id)) continue
    if (imported.state === 'taking') await db.update(healthImports).set({ state: 'ready' }).where(isStill(imported))
    else await letGo(services, imported, 'This file could not be read just now. Please import it again.')
  }
  await sweepStoredFiles(services)
}

type ImportRow = typeof healthImports.$inferSelect

const isStill = ({ id, state }: ImportRow) => and(eq(healthImports.id, id), eq(healthImports.state, state))

async function letGo(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>,
  imported: ImportRow,
  failure: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const ended = await tx
      .update(healthImports)
      .set({ state: 'failed', failure, parts: [], leftOut: null, finishedAt: services.clock.now() })
      .where(isStill(imported))
      .returning({ id: healthImports.id })
    if (ended.length === 0) return
    await tx.delete(importSeries).where(eq(importSeries.importId, imported.id))
    await dropFileOf(services, tx, imported)
  })
}

export const importJobs = [
  handleJob(readImport, readImportFile),
  handleJob(takeImport, takeImportedNumbers),
  handleJob(dropImportFile, removeParts),
  handleJob(sweep, sweepImports),
]
