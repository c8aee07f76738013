import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

import type { Services } from '#platform/services.server.ts'

/** How many questions the work asks the database. */
export async function countQueries(
  { services, pool }: { services: Services; pool: pg.Pool },
  work: (counted: Services) => Promise<unknown>,
): Promise<number> {
  let count = 0
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  const counting = {
    query: (...given: unknown[]) => {
      count += 1
      return query(...given)
    },
  } as unknown as pg.Pool
  await work({ ...services, db: drizzle({ client: counting, casing: 'snake_case' }) })
  return count
}
