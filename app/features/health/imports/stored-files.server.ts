import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'

import { healthImports } from '#features/health/core/imports/import-tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { dropFileOf } from './drop-files.server.ts'
import { FILE_RETENTION_DAYS, MAX_STORED_BYTES, MAX_STORED_FILES } from './file.ts'

type ImportRow = typeof healthImports.$inferSelect

const DAY_MS = 24 * 60 * 60 * 1000
const isStored = and(eq(healthImports.state, 'done'), gt(sql`cardinality(${healthImports.parts})`, 0))

/**
 * Of an import that is taken just now: a file whose columns the member named stays for a while, so that they can name them otherwise. It goes where it is large,
 * and the oldest goes where there would be too many.
 */
export async function keepForColumns(
  services: Pick<Infrastructure, 'jobs'>,
  tx: Transaction,
  imported: ImportRow,
): Promise<void> {
  const { id, userId, bytes, parts } = imported
  if (parts.length === 0) return
  if (bytes > MAX_STORED_BYTES) return dropStoredFile(services, tx, imported)
  const others = await tx
    .select()
    .from(healthImports)
    .where(and(eq(healthImports.userId, userId), isStored, ne(healthImports.id, id)))
    .orderBy(desc(healthImports.finishedAt))
    .offset(MAX_STORED_FILES - 1)
  for (const other of others) await dropStoredFile(services, tx, other)
}

/** Until when the file of an import is kept, so that its columns can be named otherwise; null where it is gone. */
export function storedUntil({ state, parts, finishedAt }: Pick<ImportRow, 'state' | 'parts' | 'finishedAt'>): Date | null {
  if (state !== 'done' || parts.length === 0 || !finishedAt) return null
  return new Date(finishedAt.getTime() + FILE_RETENTION_DAYS * DAY_MS)
}

/** Lets go of files that were kept for long enough. */
export async function sweepStoredFiles(services: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const before = new Date(services.clock.now().getTime() - FILE_RETENTION_DAYS * DAY_MS)
  await services.db.transaction(async (tx) => {
    const old = await tx
      .select()
      .from(healthImports)
      .where(and(isStored, lt(healthImports.finishedAt, before)))
      .for('update')
    for (const one of old) await dropStoredFile(services, tx, one)
  })
}

async function dropStoredFile(services: Pick<Infrastructure, 'jobs'>, tx: Transaction, imported: ImportRow): Promise<void> {
  await tx.update(healthImports).set({ parts: [] }).where(eq(healthImports.id, imported.id))
  await dropFileOf(services, tx, imported)
}
