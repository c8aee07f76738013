import { openDatabase, type DatabasePool } from '#platform/db.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'

/** Does something in the database of a product that runs, beside it. */
export async function inDatabaseOf<T>(dataDir: string, act: (database: DatabasePool) => Promise<T>): Promise<T> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'guest', report: () => {} })
  const database = openDatabase(postgres.config, { connections: 2 })
  try {
    return await act(database)
  } finally {
    await database.close()
    await postgres.close()
  }
}
