import { and, eq, gt, notInArray, or, sql } from 'drizzle-orm'

import { exportSection, type ExportSection } from '#base/export-section.ts'
import {
  healthImports,
  healthSources,
  healthValues,
  importSeries,
  sourceRanks,
} from '#features/health/core/imports/import-tables.server.ts'
import { ACCOUNT_NUMBER } from '#features/identity/core/account-number.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { keysOf } from './drop-files.server.ts'

const sources = {
  name: 'health-sources',
  about: 'Devices and apps whose numbers you imported.',
  columns: {
    id: healthSources.id,
    kind: healthSources.kind,
    name: healthSources.name,
    device: healthSources.device,
    created_at: healthSources.createdAt,
  },
}
const ranks = {
  name: 'health-source-order',
  about: 'Which source counts first for a number, as you ordered them.',
  columns: { metric: sourceRanks.metric, source_id: sourceRanks.sourceId, place: sourceRanks.place },
}
const imports = {
  name: 'health-imports',
  about: 'Files that you imported, and what happened to them. The files themselves are deleted soon after.',
  columns: {
    id: healthImports.id,
    kind: healthImports.kind,
    file_name: healthImports.fileName,
    bytes: healthImports.bytes,
    file_changed_at: healthImports.fileChangedAt,
    state: healthImports.state,
    mapping: healthImports.mapping,
    is_order_unclear: healthImports.isOrderUnclear,
    replaces: healthImports.replaces,
    left_out: healthImports.leftOut,
    bytes_read: healthImports.bytesRead,
    counts: healthImports.counts,
    problems: healthImports.problems,
    failure: healthImports.failure,
    created_at: healthImports.createdAt,
    finished_at: healthImports.finishedAt,
    undone_at: healthImports.undoneAt,
  },
}
const series = {
  name: 'health-import-previews',
  about: 'Numbers of files that you imported and have not reviewed yet, by source.',
  columns: {
    import_id: importSeries.importId,
    source: importSeries.source,
    device: importSeries.device,
    metric: importSeries.metric,
    method: importSeries.method,
    numbers: importSeries.numbers,
  },
}
const values = {
  name: 'health-source-values',
  about: 'The numbers of days as your sources gave them.',
  columns: {
    metric: healthValues.metric,
    day: healthValues.day,
    source_id: healthValues.sourceId,
    import_id: healthValues.importId,
    method: healthValues.method,
    value: healthValues.value,
    imported_at: healthValues.importedAt,
    also_in: healthValues.alsoIn,
  },
}

const HOW_SENT = 'It is how the file was sent, and says nothing about you.'
const SENT = { part_bytes: HOW_SENT, parts: HOW_SENT }

const what = 'What came from your devices and apps'

export const importTables = [
  { table: 'health_sources', section: sources.name, whose: [] },
  { table: 'health_source_ranks', section: ranks.name, whose: ['source_id'] },
  { table: 'health_imports', section: imports.name, whose: [], rows: ['file', 'files'] as const },
  { table: 'health_import_series', section: series.name, whose: ['import_id'] },
  { table: 'health_values', section: values.name, whose: ['source_id', 'import_id'], rows: ['number', 'numbers'] as const },
].map(
  ({ table, section, whose, rows }) =>
    ({
      table,
      ...(rows && { rows }),
      whose: ['user_id', ...whose],
      what,
      exported: { section, without: { user_id: ACCOUNT_NUMBER, ...(table === 'health_imports' && SENT) } },
      erased: { how: 'cascade' },
    }) as const,
)

export async function importSections(
  { db }: Pick<Infrastructure, 'db'>,
  { userId }: { userId: string },
): Promise<ExportSection[]> {
  const rows = await db
    .select(imports.columns)
    .from(healthImports)
    .where(eq(healthImports.userId, userId))
    .orderBy(healthImports.createdAt)
  return [
    exportSection(sources, await db.select(sources.columns).from(healthSources).where(eq(healthSources.userId, userId))),
    exportSection(ranks, await db.select(ranks.columns).from(sourceRanks).where(eq(sourceRanks.userId, userId))),
    exportSection(
      imports,
      rows.map((row) => ({
        ...row,
        mapping: row.mapping && JSON.stringify(row.mapping),
        counts: row.counts && JSON.stringify(row.counts),
        left_out: row.left_out && JSON.stringify(row.left_out),
        problems: JSON.stringify(row.problems),
      })),
    ),
    exportSection(
      series,
      (await db.select(series.columns).from(importSeries).where(eq(importSeries.userId, userId))).map((row) => ({
        ...row,
        numbers: JSON.stringify(row.numbers),
      })),
    ),
    exportSection(
      values,
      await db.select(values.columns).from(healthValues).where(eq(healthValues.userId, userId)).orderBy(healthValues.day),
    ),
  ]
}

/** The keys of what is stored of files that are under way or kept. */
export async function importFiles(tx: Transaction, { userId }: { userId: string }): Promise<string[]> {
  const { id, bytes, partBytes, state, parts } = healthImports
  const isStored = or(notInArray(state, ['done', 'failed', 'undone']), gt(sql`cardinality(${parts})`, 0))
  const kept = await tx
    .select({ id, bytes, partBytes })
    .from(healthImports)
    .where(and(eq(healthImports.userId, userId), isStored))
  return kept.flatMap(keysOf)
}
