import { sql } from 'drizzle-orm'

import { healthVersions } from '#features/health/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'
import { preparedOnce } from '#platform/prepared.server.ts'

/** The version, and whether this transaction has written nothing so far: an id is given to those that have. */
const statement = preparedOnce((db) =>
  db
    .select({
      version: sql<string | null>`(select ${healthVersions.version} from ${healthVersions}
        where ${healthVersions.userId} = ${sql.placeholder('userId')})`,
      isCommitted: sql<boolean>`pg_current_xact_id_if_assigned() is null`,
    })
    .from(sql`(select 1) as one`)
    .prepare('health_find_version'),
)

/**
 * The version of a member’s record now; empty before the first change, and null inside a transaction that has written: it may
 * roll back, so nothing worked out from it is kept. Ask before reading the record, so that what was read is as new as the version
 * or newer.
 */
export async function findHealthVersion(db: Database, userId: string): Promise<string | null> {
  const [row] = await statement(db).execute({ userId })
  return row!.isCommitted ? (row!.version ?? '') : null
}
