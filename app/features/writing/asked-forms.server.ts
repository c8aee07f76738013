import { sql } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'

import type { AskedForms } from './search-excerpts.ts'

/** The words that a query looks for, from what `querytree` says of it: none of those that it leaves out. */
export function lexemesIn(tree: string): string[] {
  const quoted = tree.matchAll(/'((?:[^'\\]|''|\\\\)*)'/g)
  return [...new Set([...quoted].map(([, lexeme]) => lexeme!.replaceAll("''", "'").replaceAll('\\\\', '\\')))]
}

/** Only the database knows which endings a word may have. */
export async function findAsked(db: Database, forms: readonly string[], lexemes: readonly string[]): Promise<AskedForms> {
  const { rows } = await db.execute<{ form: string; found: string[] }>(sql`
    select form, found from unnest(${sql.param(forms)}::text[]) form, tsvector_to_array(to_tsvector('english', form)) found
    where found && ${sql.param(lexemes)}::text[]`)
  return new Map(rows.map(({ form, found }) => [form, found.filter((lexeme) => lexemes.includes(lexeme))]))
}
