import { sql, type SQL } from 'drizzle-orm'

import { asWebSearch } from './web-search.ts'

/** The query of PostgreSQL’s text search that somebody typed. Whatever they typed, there is one. */
export function webSearch(typed: string): SQL {
  return sql`websearch_to_tsquery('english', ${asWebSearch(typed)})`
}
