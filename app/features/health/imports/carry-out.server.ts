import { and, eq, inArray, max } from 'drizzle-orm'

import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import { tryRefreshProgress } from '#features/health/progress/progress.server.ts'
import { lockEntries, lockSources } from '#features/health/sources/lock-entries.server.ts'
import { resolveDays } from '#features/health/sources/resolve.server.ts'
import { findTimeZone } from '#features/identity/profile.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import { openParts, type PartedFile } from '#platform/parted-file.server.ts'
import type { Services } from '#platform/services.server.ts'

import { dropFileOf } from './drop-files.server.ts'
import { partKey } from './file.ts'
import { lastDayAnywhere } from './last-day-anywhere.ts'
import { readFile } from './reading/read-file.server.ts'
import { recognise } from './reading/recognise.server.ts'
import { Unreadable } from './reading/unreadable.ts'
import { healthImports } from './tables.server.ts'
import { takeValues } from './take-values.server.ts'

type Brought = typeof healthImports.$inferSelect

const TELL_EVERY_MS = 1_000

/** Thrown where the member cancelled the import meanwhile. */
class Cancelled extends Error {}

/** Reads the file of an import and takes all of its numbers, or none. */
export async function carryOutImport(services: Services, { importId }: { importId: string }): Promise<void> {
  const [brought] = await services.db
    .update(healthImports)
    .set({ state: 'reading', bytesRead: 0 })
    .where(and(eq(healthImports.id, importId), inArray(healthImports.state, ['waiting', 'reading'])))
    .returning()
  if (!brought) return
  try {
    await readAndTake(services, brought)
  } catch (error) {
    // The file of a cancelled import goes while it is read.
    if (error instanceof Cancelled || !(await isRead(services.db, importId))) return
    if (!(error instanceof Unreadable)) throw error
    await services.db.transaction((tx) => end(services, tx, brought, { state: 'failed', failure: error.message }))
  }
}

async function isRead(db: Database, id: string): Promise<boolean> {
  return (await db.$count(healthImports, and(eq(healthImports.id, id), eq(healthImports.state, 'reading')))) > 0
}

async function readAndTake(services: Services, brought: Brought): Promise<void> {
  const { db, clock } = services
  const { id, userId, bytes, partBytes, fileName, mapping } = brought
  const parts = openParts(services, { bytes, partBytes, keyOf: (part) => partKey(id, part) })
  const found = await recognise(told(services, brought, parts), fileName)
  const read = await readFile(found, { latest: lastDayAnywhere(clock.now()), mapping })
  if (!read.ok) {
    await db
      .update(healthImports)
      .set({ state: 'asking', ...(read.ask && { mapping: read.ask }) })
      .where(and(eq(healthImports.id, id), eq(healthImports.state, 'reading')))
    return
  }
  const values = read.days.values()
  const { refused, problems } = read.days.told()
  if (values.length === 0) {
    const failure =
      refused > 0 ? 'Not one number of this file could be taken.' : 'There is nothing in this file that is kept here.'
    await db.transaction((tx) => end(services, tx, brought, { state: 'failed', failure, problems }))
    return
  }
  const zone = (await findTimeZone(services, userId)) ?? 'UTC'
  await db.transaction(async (tx) => {
    await lockSources(tx, userId)
    await hold(tx, id)
    const at = await nextInstant(tx, services, userId)
    const { changed, counts } = await takeValues(tx, { importId: id, userId, kind: found.kind, at }, values)
    await lockEntries(tx, userId)
    await resolveDays(tx, { userId, zone, now: at }, changed)
    const done = {
      state: 'done',
      kind: found.kind,
      counts: { ...counts, refused },
      problems,
      bytesRead: bytes,
      finishedAt: at,
    } as const
    await end(services, tx, brought, done)
    await noteHealthAccess({ db: tx, clock }, { userId, by: { kind: 'job' }, action: 'changed', what: 'imports' })
  })
  await tryRefreshProgress(services, userId, zone)
}

/** Keeps the member from cancelling an import while its numbers are taken. */
async function hold(tx: Transaction, id: string): Promise<void> {
  const still = and(eq(healthImports.id, id), eq(healthImports.state, 'reading'))
  const [held] = await tx.select({ id: healthImports.id }).from(healthImports).where(still).for('update')
  if (!held) throw new Cancelled()
}

/** Notes how an import ended, while it is still read; its file goes. Throws `Cancelled` where it is gone. */
async function end(services: Services, tx: Transaction, brought: Brought, how: Partial<Brought>): Promise<void> {
  const ended = await tx
    .update(healthImports)
    .set({ finishedAt: services.clock.now(), parts: [], ...how })
    .where(and(eq(healthImports.id, brought.id), eq(healthImports.state, 'reading')))
    .returning({ id: healthImports.id })
  if (ended.length === 0) throw new Cancelled()
  await dropFileOf(services, tx, brought)
}

/** Imports of a member follow each other: of two numbers the later one counts. */
async function nextInstant(tx: Transaction, { clock }: Pick<Services, 'clock'>, userId: string): Promise<Date> {
  const [last] = await tx
    .select({ at: max(healthImports.finishedAt) })
    .from(healthImports)
    .where(eq(healthImports.userId, userId))
  return new Date(Math.max(clock.now().getTime(), (last?.at?.getTime() ?? 0) + 1))
}

/** The same file; how far it is read is told once a second, and where the import is gone the reading ends. */
function told({ db }: Pick<Services, 'db'>, { id }: Brought, file: PartedFile): PartedFile {
  let bytesRead = 0
  let last = Date.now()
  async function tell() {
    last = Date.now()
    const still = await db
      .update(healthImports)
      .set({ bytesRead: Math.min(bytesRead, file.bytes) })
      .where(and(eq(healthImports.id, id), eq(healthImports.state, 'reading')))
      .returning({ id: healthImports.id })
    if (still.length === 0) throw new Cancelled()
  }
  return {
    bytes: file.bytes,
    async *read(from, to) {
      for await (const slice of file.read(from, to)) {
        bytesRead += slice.length
        if (Date.now() - last > TELL_EVERY_MS) await tell()
        yield slice
      }
    },
  }
}
