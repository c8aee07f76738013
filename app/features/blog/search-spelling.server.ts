import { sql } from 'drizzle-orm'

import type { Database, Transaction } from '#platform/db.server.ts'

import { posts, postWords } from './tables.server.ts'

const MOST_KEPT = 3_000
const MOST_ASKED = 6
/** How alike two words must be (1 is the same): two letters in the wrong order leave them as much alike as this. */
const LIKENESS = 0.3
/** So many that are alike are looked at; a word may stand in drafts alone. */
const LOOKED_AT = 5

/** Remembers the words of a post. Who saves a post calls it, in the same transaction. */
export async function keepWords(tx: Transaction, { gist, plain }: { gist: string; plain: string }): Promise<void> {
  const words = `${gist} ${plain}`.toLowerCase().match(/\p{L}{4,30}/gu) ?? []
  // In one order everywhere, so that two who save at the same time never wait for each other.
  const rows = [...new Set(words)].slice(0, MOST_KEPT).toSorted()
  if (rows.length > 0)
    await tx.execute(sql`insert into ${postWords} select unnest(${sql.param(rows)}::text[]) on conflict do nothing`)
}

/**
 * What was probably meant: each word that stands in no post gives way to the one most like it that stands in one. Null where no word
 * has such a neighbour.
 */
export async function correctQuery(db: Database, query: string): Promise<string | null> {
  const words = query.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_ASKED) ?? []
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
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${postWords.word} from ${postWords} where ${postWords.word} % ${word} and similarity(${postWords.word}, ${word}) >= ${LIKENESS}
    order by similarity(${postWords.word}, ${word}) desc, abs(length(${postWords.word}) - ${word.length}), ${postWords.word} limit ${LOOKED_AT}`)
  for (const near of rows) if (await isKnown(db, near.word)) return near.word
  return null
}
