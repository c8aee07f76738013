import { and, desc, eq } from 'drizzle-orm'

import { openParts } from '#platform/parted-file.server.ts'
import type { Services } from '#platform/services.server.ts'

import { partKey } from './file.ts'
import { isId } from './import-id.ts'
import type { ColumnMapping } from './import.ts'
import { guessMapping } from './reading/guess.ts'
import { recognise } from './reading/recognise.server.ts'
import { healthImports } from './tables.server.ts'

type Brought = typeof healthImports.$inferSelect

const LISTED = 50
const SHOWN_ROWS = 5

/** What a member brought, the newest first. */
export async function listImports({ db }: Pick<Services, 'db'>, userId: string) {
  const { id, kind, fileName, bytes, state, counts, createdAt } = healthImports
  return db
    .select({ id, kind, fileName, bytes, state, counts, createdAt })
    .from(healthImports)
    .where(eq(healthImports.userId, userId))
    .orderBy(desc(createdAt), id)
    .limit(LISTED)
}

/** One of the member’s own imports; null where there is none of this id. */
export async function findImport({ db }: Pick<Services, 'db'>, userId: string, id: string): Promise<Brought | null> {
  if (!isId(id)) return null
  const [brought] = await db
    .select()
    .from(healthImports)
    .where(and(eq(healthImports.id, id), eq(healthImports.userId, userId)))
  return brought ?? null
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
}

/** Looks at the beginning of a file that waits for its columns to be named. */
export async function askAbout(services: Pick<Services, 'db' | 'files'>, brought: Brought): Promise<Asked> {
  const { id, userId, bytes, partBytes, fileName, mapping } = brought
  const found = await recognise(openParts(services, { bytes, partBytes, keyOf: (part) => partKey(id, part) }), fileName)
  if (found.format !== 'csv') throw new Error('Only a CSV file has columns to ask about.')
  const [file] = found.files
  const { head, known } = file!
  const source = (await lastSourceName(services, userId)) ?? 'My file'
  return {
    headings: head.headings,
    rows: head.sample.slice(0, SHOWN_ROWS).map((cells) => head.headings.map((_, column) => (cells[column] ?? '').slice(0, 60))),
    mapping: mapping ?? known?.mapping ?? guessMapping(head, source),
    onlyOrder: known !== null,
    isOrderUnclear: mapping !== null,
  }
}

/** What the member called the source of the last file whose columns they named: it is likely the same. */
async function lastSourceName({ db }: Pick<Services, 'db'>, userId: string): Promise<string | null> {
  const [last] = await db
    .select({ mapping: healthImports.mapping })
    .from(healthImports)
    .where(and(eq(healthImports.userId, userId), eq(healthImports.kind, 'csv'), eq(healthImports.state, 'done')))
    .orderBy(desc(healthImports.createdAt))
    .limit(1)
  return last?.mapping?.source ?? null
}
