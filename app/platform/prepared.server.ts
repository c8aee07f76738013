import type { Database } from './db.server.ts'

/**
 * A statement that is built once for each database: building it costs more than reading its row. Each connection prepares it under its name
 * the first time, and is sent only its values from then on.
 *
 *   const statement = preparedOnce((db) => db.select(…).where(eq(t.userId, sql.placeholder('userId'))).prepare('health_version'))
 *   const rows = await statement(db).execute({ userId })
 */
export function preparedOnce<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known !== undefined) return known
    const statement = prepare(db)
    statements.set(db, statement)
    return statement
  }
}
