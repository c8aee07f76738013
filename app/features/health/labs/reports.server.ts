import { and, desc, eq, inArray, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { preparedOnce } from '#platform/prepared.server.ts'

import { healthLabs, labResults } from './lab-tables.server.ts'
import { MAX_REPORTS } from './reading/draft.ts'

/** More reports than anybody has, and few enough to be shown. */
const MAX_LISTED = 500

export type StoredResult = typeof labResults.$inferSelect
export type StoredReport = typeof healthLabs.$inferSelect & { readonly results: ReadonlyArray<StoredResult> }

const reportsOf = preparedOnce((db) =>
  db
    .select()
    .from(healthLabs)
    .where(eq(healthLabs.userId, sql.placeholder('userId')))
    .orderBy(desc(healthLabs.collectedOn), desc(healthLabs.recordedAt), healthLabs.id)
    .limit(MAX_LISTED)
    .prepare('health_read_reports'),
)
const resultsOf = preparedOnce((db) =>
  db
    .select()
    .from(labResults)
    .where(sql`${labResults.labId} = any(${sql.placeholder('reports')}::uuid[])`)
    .orderBy(labResults.position)
    .prepare('health_read_results'),
)

/** All reports of a person with their results, the newest first. */
export async function readReports({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<StoredReport[]> {
  const reports = await reportsOf(db).execute({ userId })
  return withResults({ db }, reports)
}

/** One report of a person; null where the person has no such report. */
export async function findReport({ db }: Pick<Infrastructure, 'db'>, userId: string, id: string): Promise<StoredReport | null> {
  if (!isId(id)) return null
  const reports = await db
    .select()
    .from(healthLabs)
    .where(and(eq(healthLabs.userId, userId), eq(healthLabs.id, id)))
  return (await withResults({ db }, reports))[0] ?? null
}

/** The reports that were added together with one, itself among them; the newest sample first. */
export async function findTogether(
  { db }: Pick<Infrastructure, 'db'>,
  { userId, recordedAt, origin }: Pick<StoredReport, 'userId' | 'recordedAt' | 'origin'>,
): Promise<string[]> {
  const together = and(eq(healthLabs.userId, userId), eq(healthLabs.recordedAt, recordedAt), eq(healthLabs.origin, origin))
  const rows = await db
    .select({ id: healthLabs.id })
    .from(healthLabs)
    .where(together)
    .orderBy(desc(healthLabs.collectedOn), healthLabs.id)
    .limit(MAX_REPORTS)
  return rows.map(({ id }) => id)
}

/** Which of these fingerprints the person has, and the reports that have them. */
export async function findKnown(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
  fingerprints: ReadonlyArray<string>,
): Promise<Map<string, string>> {
  if (fingerprints.length === 0) return new Map()
  const rows = await db
    .select({ id: healthLabs.id, fingerprint: healthLabs.fingerprint })
    .from(healthLabs)
    .where(and(eq(healthLabs.userId, userId), inArray(healthLabs.fingerprint, [...fingerprints])))
  return new Map(rows.map(({ id, fingerprint }) => [fingerprint ?? '', id]))
}

async function withResults(
  { db }: Pick<Infrastructure, 'db'>,
  reports: ReadonlyArray<typeof healthLabs.$inferSelect>,
): Promise<StoredReport[]> {
  if (reports.length === 0) return []
  const ids = reports.map(({ id }) => id)
  const rows = await resultsOf(db).execute({ reports: ids })
  const byReport = Map.groupBy(rows, ({ labId }) => labId)
  return reports.map((report) => ({ ...report, results: byReport.get(report.id) ?? [] }))
}
