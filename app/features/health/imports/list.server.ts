import { and, desc, eq, max, min, sql } from 'drizzle-orm'

import type { Day } from '#base/dates/calendar-day.ts'
import { isId } from '#base/ids.ts'
import type { ColumnMapping } from '#features/health/core/import.ts'
import { healthImports, healthSources, healthValues } from '#features/health/core/imports/import-tables.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { openParts } from '#platform/parted-file.server.ts'

import { partKey } from './file.ts'
import { guessMapping } from './reading/guess.ts'
import { nameOfSource } from './reading/name-of-source.ts'
import { recognise, type CsvFile } from './reading/recognise.server.ts'

type ImportRow = typeof healthImports.$inferSelect

const LISTED = 50
const PREVIEW_ROWS = 5

/** What a member imported, the newest first. */
export async function listImports({ db }: Pick<Infrastructure, 'db'>, userId: string) {
  const { id, kind, fileName, bytes, state, counts, createdAt } = healthImports
  return db
    .select({ id, kind, fileName, bytes, state, counts, createdAt })
    .from(healthImports)
    .where(eq(healthImports.userId, userId))
    .orderBy(desc(createdAt), id)
    .limit(LISTED)
}

/** One of the member’s own imports; null where there is none of this id. */
export async function findImport({ db }: Pick<Infrastructure, 'db'>, userId: string, id: string): Promise<ImportRow | null> {
  if (!isId(id)) return null
  const [imported] = await db
    .select()
    .from(healthImports)
    .where(and(eq(healthImports.id, id), eq(healthImports.userId, userId)))
  return imported ?? null
}

/** The first and the last day that an import gave a number, also where another one gave the same before; null where none is left. */
export async function findImportedDays(
  { db }: Pick<Infrastructure, 'db'>,
  { id, userId }: Pick<ImportRow, 'id' | 'userId'>,
): Promise<{ first: Day; last: Day } | null> {
  const { day, importId, alsoIn } = healthValues
  const [found] = await db
    .select({ first: min(day), last: max(day) })
    .from(healthValues)
    .where(and(eq(healthValues.userId, userId), sql`(${importId} = ${id} or ${alsoIn} @> array[${id}::uuid])`))
  return found?.first && found.last ? { first: found.first, last: found.last } : null
}

/** What the member is asked of a file: its columns with its first rows, or only the order in which its dates are written. */
export interface Asked {
  readonly headings: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /** As they named it before, or as it seems to be. */
  readonly mapping: ColumnMapping
  readonly onlyOrder: boolean
  /** Its dates turned out to be readable in two ways. */
  readonly isOrderUnclear: boolean
  /** What the member called the sources of such files before. */
  readonly sources: ReadonlyArray<string>
}

/** Looks at the beginning of a file that waits for its columns to be named. */
export async function askAbout(
  services: Pick<Infrastructure, 'db' | 'files'>,
  { userId, units }: Pick<Viewer, 'userId' | 'units'>,
  imported: ImportRow,
): Promise<Asked> {
  const { mapping } = imported
  const { name, head, known } = await inspectFile(services, imported)
  return {
    headings: head.headings,
    rows: head.sample.slice(0, PREVIEW_ROWS).map((cells) => head.headings.map((_, column) => (cells[column] ?? '').slice(0, 60))),
    mapping: mapping ?? known?.mapping ?? guessMapping(head, { source: nameOfSource(name), units }),
    onlyOrder: known !== null,
    isOrderUnclear: imported.isOrderUnclear,
    sources: known ? [] : await sourceNames(services, userId),
  }
}

/** The table that an import asks about. */
export async function inspectFile(
  services: Pick<Infrastructure, 'files'>,
  { id, bytes, partBytes, fileName }: ImportRow,
): Promise<CsvFile> {
  const found = await recognise(openParts(services, { bytes, partBytes, keyOf: (part) => partKey(id, part) }), fileName)
  if (found.format !== 'csv') throw new Error('Only a CSV file has columns to ask about.')
  return found.files[0]!
}

/** What the member called the sources of such files before. */
async function sourceNames({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<string[]> {
  const { name, createdAt } = healthSources
  const found = await db
    .select({ name })
    .from(healthSources)
    .where(and(eq(healthSources.userId, userId), eq(healthSources.kind, 'csv')))
    .orderBy(desc(createdAt), name)
  return found.map((source) => source.name)
}
