import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

import type { Services } from '#services.server.ts'

/** How many questions the work asks the database. */
export async function countQueries(
  { services, pool }: { services: Services; pool: pg.Pool },
  work: (counted: Services) => Promise<unknown>,
): Promise<number> {
  let count = 0
  const logger = { logQuery: () => void (count += 1) }
  await work({ ...services, db: drizzle({ client: pool, casing: 'snake_case', logger }) })
  return count
}
