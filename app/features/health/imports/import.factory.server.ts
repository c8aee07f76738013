import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { ColumnMapping } from '#features/health/core/import.ts'
import { healthImports } from '#features/health/core/imports/import-tables.server.ts'
import type { HealthPorts } from '#features/health/core/ports.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { PART_BYTES, partCount } from '#platform/file-parts.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'

import { partKey } from './file.ts'
import { importJobs } from './import-jobs.server.ts'
import { readImportFile } from './read-import.server.ts'
import { acceptImport, takeImportedNumbers } from './take-import.server.ts'
import { importWhole } from './upload.server.ts'

interface Given {
  readonly name?: string
  readonly mapping?: ColumnMapping
}

/** A file of a member’s that is stored and waits to be read, for tests; its id. */
export async function aWaitingImport(
  { db, clock, files }: Pick<Infrastructure, 'db' | 'clock' | 'files'>,
  { userId }: Pick<Viewer, 'userId'>,
  content: string | Uint8Array,
  { name = 'file.csv', mapping }: Given = {},
): Promise<string> {
  const body = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const id = randomUUID()
  const now = clock.now()
  const count = partCount(body.length, PART_BYTES)
  await db.insert(healthImports).values({
    id,
    userId,
    kind: 'csv',
    fileName: name,
    bytes: body.length,
    fileChangedAt: now,
    partBytes: PART_BYTES,
    parts: Array.from({ length: count }, (_, number) => number),
    state: 'waiting',
    ...(mapping && { mapping }),
    createdAt: now,
  })
  for (let number = 0; number < count; number++) {
    const part = body.subarray(number * PART_BYTES, (number + 1) * PART_BYTES)
    await files.put(partKey(id, number), part, 'application/octet-stream')
  }
  return id
}

/** The same, read and accepted, as far as it gets; its row. */
export async function aReadImport(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'files' | 'clock' | 'log'>,
  member: Pick<Viewer, 'userId'>,
  content: string | Uint8Array,
  given: Given = {},
) {
  const id = await aWaitingImport(services, member, content, given)
  await readImportFile(services, { importId: id })
  await acceptImport(services, member, id)
  await takeImportedNumbers(services, { importId: id })
  const [row] = await services.db.select().from(healthImports).where(eq(healthImports.id, id))
  return row!
}

/** Does what was sent, and what that sends. */
export async function doImportJobs(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'jobRecords' | 'files' | 'clock' | 'log'>,
  sent: SentJob[],
): Promise<void> {
  for (let next = sent.shift(); next; next = sent.shift()) {
    const { name, payload } = next
    await importJobs.find(({ job }) => job.name === name)?.run(services, payload)
  }
}

/** A file that a member sends, as far as it gets without them; its row. */
export async function aSentImport(
  services: Infrastructure & HealthPorts,
  sent: SentJob[],
  member: Pick<Viewer, 'userId' | 'emailVerified'>,
  text: string,
  name = 'oura.csv',
) {
  const imported = await importWhole(services, member, { name, body: new TextEncoder().encode(text) })
  if (!imported.ok) throw new Error(imported.problem)
  await doImportJobs(services, sent)
  const [row] = await services.db.select().from(healthImports).where(eq(healthImports.id, imported.id))
  return row!
}

const SIX_NUMBERS = [
  ['weightKg', 'Weight', 'kg'],
  ['sleepHours', 'Sleep', 'h'],
  ['steps', 'Steps', 'count'],
  ['waterLiters', 'Water', 'L'],
  ['hrvMs', 'HRV', 'ms'],
  ['restingHr', 'Pulse', 'bpm'],
] as const

/** A CSV file with six numbers of each of these days. */
export function sixNumbersOn(days: readonly string[]): string {
  const columns = SIX_NUMBERS.map(([, column]) => column)
  return `Date,${columns.join(',')}\n${days.map((day) => `${day},64.2,7.2,8000,2,41,52\n`).join('')}`
}

/** What its columns mean. */
export function sixNumbersOf(source: string): ColumnMapping {
  const numbers = SIX_NUMBERS.map(([metric, column, unit]) => ({ metric, column, unit }))
  return { source, day: 'Date', dateOrder: null, numbers }
}
