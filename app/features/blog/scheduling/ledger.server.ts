import { desc } from 'drizzle-orm'

import { publications } from '#features/blog/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

const PAGE = 30

/** A line of the scheduler’s ledger. */
export interface Publication {
  readonly id: string
  readonly postId: string | null
  readonly title: string
  readonly dueAt: Date
  readonly claimedAt: Date
  readonly doneAt: Date | null
  readonly error: string | null
}

/** What the scheduler did, the latest due first. */
export async function listPublications(
  { db }: Pick<Infrastructure, 'db'>,
  page: number,
): Promise<{ lines: Publication[]; hasMore: boolean }> {
  const rows = await db
    .select()
    .from(publications)
    .orderBy(desc(publications.dueAt), publications.id)
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
  return { lines: rows.slice(0, PAGE), hasMore: rows.length > PAGE }
}
