import { sql, type SQL } from 'drizzle-orm'

import { storableText } from '#base/storable-text.ts'

/** Signs that `websearch_to_tsquery` passes over, wherever they stand outside of quotes. */
const PASSED_OVER = /[!&|()<>]+/g
/** A hyphen leaves out what follows it; one after the other would be “not not not …”, for which PostgreSQL has little room. */
const HYPHENS = /-(?:\s*-)+/g

/**
 * What somebody typed into a search, as PostgreSQL’s `websearch_to_tsquery` can always read it: words, "a phrase", or, -without. It means
 * the same as before; only characters that mean nothing are gone.
 */
function asWebSearch(typed: string): string {
  return storableText(typed).replaceAll(PASSED_OVER, ' ').replaceAll(HYPHENS, ' ')
}

/** The query of PostgreSQL’s text search that somebody typed. Whatever they typed, there is one. */
export function webSearch(typed: string): SQL {
  return sql`websearch_to_tsquery('english', ${asWebSearch(typed)})`
}
