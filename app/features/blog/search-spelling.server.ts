import { sql } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'

import { posts } from './tables.server.ts'

const MOST_WORDS = 6
/** How near a word must come to be looked at (1 is the same): two letters in the wrong order come as near as this. */
const NEARNESS = 0.45
const LEAST_LIKENESS = 0.25

/**
 * What was probably meant: each word that stands in no post gives way to the one nearest to it that stands in a title, a tag or a
 * summary. Null where no word has such a neighbour.
 */
export async function correctQuery(db: Database, query: string): Promise<string | null> {
  const words = query.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_WORDS) ?? []
  const corrected: string[] = []
  for (const word of words) corrected.push((await isKnown(db, word)) ? word : ((await nearestTo(db, word.toLowerCase())) ?? word))
  return corrected.every((word, at) => word === words[at]) ? null : corrected.join(' ')
}

/** Words like "the" stand everywhere and are no lexemes. */
async function isKnown(db: Database, word: string): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    with asked as materialized (select plainto_tsquery('english', ${word}) as query)
    select numnode(query) = 0 or exists (select from ${posts} where published and ${posts.search} @@ query) as known from asked`)
  return rows[0]!.known
}

async function nearestTo(db: Database, word: string): Promise<string | null> {
  if (word.length < 3) return null
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(NEARNESS)}, true)`)
    const { rows } = await tx.execute<{ word: string; likeness: number }>(sql`
      select word, similarity(word, ${word}) as likeness
      from (select ${posts.gist} from ${posts} where published and ${word} <% ${posts.gist} limit 150) near,
        regexp_split_to_table(near.gist, '[^[:alnum:]]+') word
      where length(word) > 2 group by word order by likeness desc, count(*) desc limit 1`)
    return rows[0] && rows[0].likeness >= LEAST_LIKENESS ? rows[0].word : null
  })
}
