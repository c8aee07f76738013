import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import { users } from './core/tables.server.ts'

/** When the account of a person was opened, as a value of somebody else’s statement. */
export function joinedAt(userId: SQLWrapper): SQL<string> {
  return sql`(select ${users.createdAt} from ${users} where ${users.id} = ${userId})`
}
