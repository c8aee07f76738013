import { desc, eq, inArray, notInArray } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import type { By } from '#features/shop/managing/edit-product.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { readersIn, whyNotRead } from '#platform/reading-threads.server.ts'

import { productImports } from './csv-tables.server.ts'
import { planImport } from './plan-import.server.ts'
import { countRows, type PlanCounts, type PlannedRow } from './planned-row.ts'
import { FILE_TOO_LARGE, MAX_BYTES } from './read-rows.server.ts'
import type * as ReadRows from './read-rows.server.ts'

const readRows = readersIn<typeof ReadRows>('#features/shop/managing/csv/read-rows.server.ts')('readRows')

/** More changes than this at once would keep everybody else waiting. */
export const MAX_CHANGES = 1_000
/** Files that are kept, with what they said and what was there before. */
const MAX_IMPORTS = 20

export type ProductImport = typeof productImports.$inferSelect
type Reviewed = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: string }

/** Reads a file and keeps what would become of each row, for somebody to look over. No product is changed. */
export async function reviewImport(
  services: Pick<Infrastructure, 'db' | 'audit' | 'readers' | 'clock'>,
  by: By,
  file: { readonly name: string; readonly bytes: Uint8Array },
): Promise<Reviewed> {
  if (file.bytes.length > MAX_BYTES) return { ok: false, reason: FILE_TOO_LARGE }
  const outcome = await services.readers.read(readRows, [file.bytes], { person: by.userId })
  if (!outcome.ok) return { ok: false, reason: whyNotRead(outcome.problem, 'file') }
  const read = outcome.value
  if (!read.ok) return read
  const rows = await planImport(services.db, read.rows)
  const counts = countRows(rows)
  if (counts.new + counts.changed > MAX_CHANGES)
    return { ok: false, reason: `This file changes more than ${MAX_CHANGES.toLocaleString('en')} products. Please split it.` }
  return services.db.transaction(async (tx): Promise<Reviewed> => {
    const made = {
      fileName: file.name.slice(-120) || 'products.csv',
      ignored: [...read.ignored],
      rows,
      createdBy: by.userId,
      createdAt: services.clock.now(),
    }
    const [row] = await tx.insert(productImports).values(made).returning({ id: productImports.id })
    const kept = tx
      .select({ id: productImports.id })
      .from(productImports)
      .orderBy(desc(productImports.createdAt))
      .limit(MAX_IMPORTS)
    const old = await tx.select({ id: productImports.id }).from(productImports).where(notInArray(productImports.id, kept))
    const ids = old.map(({ id }) => id).filter((id) => id !== row!.id)
    if (ids.length > 0) await tx.delete(productImports).where(inArray(productImports.id, ids))
    await services.audit.record(tx, { actor: by, action: 'import.read', details: { import: row!.id, rows: rows.length } })
    return { ok: true, id: row!.id }
  })
}

/** The import of an id; null when there is none. */
export async function findImport({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<ProductImport | null> {
  if (!isId(id)) return null
  const [found] = await db.select().from(productImports).where(eq(productImports.id, id))
  return found ?? null
}

export interface ListedImport extends Pick<ProductImport, 'id' | 'status' | 'fileName' | 'createdAt'> {
  readonly counts: PlanCounts
}

/** The latest imports, the newest first. */
export async function listImports({ db }: Pick<Infrastructure, 'db'>): Promise<ListedImport[]> {
  const { id, status, fileName, createdAt, rows } = productImports
  const found = await db
    .select({ id, status, fileName, createdAt, rows })
    .from(productImports)
    .orderBy(desc(createdAt))
    .limit(MAX_IMPORTS)
  return found.map(({ rows: planned, ...each }) => ({ ...each, counts: countRows(planned) }))
}

/** Whether the rows could be saved: there is something to do, and nothing that was refused. */
export function canBeSaved(rows: ReadonlyArray<PlannedRow>): boolean {
  const { new: added, changed, refused } = countRows(rows)
  return refused === 0 && added + changed > 0
}
