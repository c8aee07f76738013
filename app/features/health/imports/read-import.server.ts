import { and, eq, inArray } from 'drizzle-orm'

import { healthImports } from '#features/health/core/imports/import-tables.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { openParts } from '#platform/parted-file.server.ts'

import { dropFileOf } from './drop-files.server.ts'
import { partKey } from './file.ts'
import { lastDayAnywhere } from './last-day-anywhere.ts'
import { Cancelled, noteProgress } from './note-progress.server.ts'
import { readFile } from './reading/read-file.server.ts'
import { recognise } from './reading/recognise.server.ts'
import { Unreadable } from './reading/unreadable.ts'
import { keepSeries } from './series.server.ts'

type ImportRow = typeof healthImports.$inferSelect

/** Reads the file of an import, and keeps what is in it until the member has looked it over. Nothing of it counts before that. */
export async function readImportFile(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'files' | 'clock'>,
  { importId }: { importId: string },
): Promise<void> {
  const [imported] = await services.db
    .update(healthImports)
    .set({ state: 'reading', bytesRead: 0 })
    .where(and(eq(healthImports.id, importId), inArray(healthImports.state, ['waiting', 'reading'])))
    .returning()
  if (!imported) return
  try {
    await readAndKeep(services, imported)
  } catch (error) {
    // The file of a cancelled import goes while it is read.
    if (error instanceof Cancelled || !(await isRead(services.db, importId))) return
    if (!(error instanceof Unreadable)) throw error
    await services.db.transaction((tx) => fail(services, tx, imported, { failure: error.message }))
  }
}

async function isRead(db: Database, id: string): Promise<boolean> {
  return (await db.$count(healthImports, and(eq(healthImports.id, id), eq(healthImports.state, 'reading')))) > 0
}

async function readAndKeep(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'files' | 'clock'>,
  imported: ImportRow,
): Promise<void> {
  const { db, clock } = services
  const { id, bytes, partBytes, fileName, mapping } = imported
  const parts = openParts(services, { bytes, partBytes, keyOf: (part) => partKey(id, part) })
  const found = await recognise(noteProgress(services, imported, parts), fileName)
  const read = await readFile(found, { latest: lastDayAnywhere(clock.now()), mapping })
  if (!read.ok) {
    await db.transaction((tx) => leave(tx, id, { state: 'asking', ...(read.ask && { mapping: read.ask, isOrderUnclear: true }) }))
    return
  }
  const values = read.days.values()
  const { refused, problems } = read.days.told()
  if (values.length === 0) {
    const failure =
      refused > 0 ? 'No number in this file could be imported.' : 'There is nothing in this file that can be imported.'
    await db.transaction((tx) => fail(services, tx, imported, { failure, problems }))
    return
  }
  await db.transaction(async (tx) => {
    const leftOut = { refused, naps: read.days.naps() }
    // What the member was asked can be answered otherwise once they see what comes of it.
    const isAsked = mapping !== null
    await leave(tx, id, { state: 'ready', kind: found.kind, leftOut, problems, bytesRead: bytes, ...(!isAsked && { parts: [] }) })
    await keepSeries(tx, { ...imported, kind: found.kind }, values, read.days.hardwareOf)
    if (!isAsked) await dropFileOf(services, tx, imported)
  })
}

/** Notes how the reading of an import ended without a number; its file goes. */
async function fail(
  services: Pick<Infrastructure, 'jobs' | 'clock'>,
  tx: Transaction,
  imported: ImportRow,
  how: Partial<ImportRow>,
): Promise<void> {
  await leave(tx, imported.id, { state: 'failed', finishedAt: services.clock.now(), parts: [], ...how })
  await dropFileOf(services, tx, imported)
}

/** Leaves the state of reading. Throws `Cancelled` where the import is gone. */
async function leave(tx: Transaction, id: string, how: Partial<ImportRow>): Promise<void> {
  const left = await tx
    .update(healthImports)
    .set(how)
    .where(and(eq(healthImports.id, id), eq(healthImports.state, 'reading')))
    .returning({ id: healthImports.id })
  if (left.length === 0) throw new Cancelled()
}
