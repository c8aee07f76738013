import { sql } from 'drizzle-orm'

import { chatPassages, chatTexts, chatWords } from '#features/chat/tables.server.ts'
import type { Database } from '#platform/db.server.ts'

import type { FoundPassage, Weighed } from './choose-passages.ts'
import { asQuery, isNearlyEmpty, questionTerms, type Term } from './question-terms.ts'
import { distanceOf, slipsIn } from './tokens.ts'

/** Of the passages that have words of a question, so many are looked at more closely. */
const MOST = 40
/** More passages with a word than this make it no rarer. */
const MOST_COUNTED = 4_000

/** The passages of public pages that have most of what a question asks for, and how rare each of its words is. */
export async function findPassages(db: Database, question: string): Promise<{ terms: Weighed[]; passages: FoundPassage[] }> {
  const asked = questionTerms(question)
  if (asked.length === 0) return { terms: [], passages: [] }
  const terms = await weigh(db, await corrected(db, asked))
  const there = terms.flatMap((term, at) => (term.passages > 0 ? [{ ...term, at }] : []))
  if (there.length === 0) return { terms, passages: [] }
  const any = there.map((term) => `(${asQuery(term)})`).join(' | ')
  const weights = there.map((term) => sql`${term.weight}::float8 * (p.search @@ ${queryOf(term)})::int`)
  const ranks = terms.map((term) => (term.passages > 0 ? rankOf(term) : sql`0`))
  const { rows } = await db.execute<{
    id: number
    path: string
    title: string
    kind: FoundPassage['kind']
    heading: string
    text: string
    ranks: number[]
  }>(sql`
    with best as (
      select p.id, ${sql.join(weights, sql` + `)} as weight, ts_rank(${WEIGHTS}, p.search, to_tsquery('english', ${any})) as rank
      from ${chatPassages} p where p.search @@ to_tsquery('english', ${any})
      order by weight desc, rank desc, p.id limit ${MOST}
    )
    select p.id, t.path, t.title, t.kind, p.heading, p.text, array[${sql.join(ranks, sql`, `)}]::float8[] as ranks
    from best join ${chatPassages} p using (id) join ${chatTexts} t on t.id = p.text_id`)
  return { terms, passages: rows }
}

/** Words count little, the heading over them most: it says what they are about. */
const WEIGHTS = sql.raw("'{0.25, 0.4, 0.9, 0.6}'")
/** Another word for what was asked counts less than the word itself. */
const OTHER_WORD = 0.75

/** Way by way: PostgreSQL ranks the ways of one query by how many of them are there. */
function rankOf(term: Term) {
  const { word } = term
  const rankBy = (way: string) => sql`ts_rank(${WEIGHTS}, p.search, ${queryOf({ word, ways: [way] })})`
  const others = sql.join(term.ways.map(rankBy), sql`, `)
  return term.ways.length === 1
    ? rankBy(term.ways[0]!)
    : sql`greatest(${rankBy(word)}, ${OTHER_WORD}::float8 * greatest(${others}))`
}

const queryOf = (term: Term) => sql`to_tsquery('english', ${asQuery(term)})`

/** A word that stands in few passages says more about what is asked than one that stands in most. */
async function weigh(db: Database, terms: readonly Term[]): Promise<Weighed[]> {
  const counts = terms.map(
    (term) =>
      sql`(select count(*) from (select from ${chatPassages} where search @@ ${queryOf(term)} limit ${MOST_COUNTED}) found)`,
  )
  const empties = terms.map((term) => sql`numnode(${queryOf(term)}) = 0`)
  const { rows } = await db.execute<{ total: string; counts: string[]; empties: boolean[] }>(sql`
    select (select count(*) from ${chatPassages}) as total, array[${sql.join(counts, sql`, `)}] as counts, array[${sql.join(empties, sql`, `)}] as empties`)
  const { total, counts: found, empties: isEmpty } = rows[0]!
  return terms.flatMap((term, at) => {
    if (isEmpty[at]) return []
    const passages = Number(found[at])
    return [
      { ...term, passages, weight: Math.log(1 + (Number(total) - Math.min(passages, Number(total)) + 0.5) / (passages + 0.5)) },
    ]
  })
}

/** Words that stand nowhere, as they may have been meant: the nearest word of the index, a slip or two away. */
async function corrected(db: Database, terms: readonly Term[]): Promise<Term[]> {
  const single = terms.filter(({ ways, word }) => ways.length === 1 && /^\p{L}{4,}$/u.test(word))
  if (single.length === 0) return [...terms]
  const words = sql.param(single.map(({ word }) => word))
  const { rows } = await db.execute<{ word: string; near: string[] | null }>(sql`
    select asked.word, (
      select array_agg(near.word) from (
        select w.word from ${chatWords} w where w.word % asked.word order by similarity(w.word, asked.word) desc, w.word limit 5
      ) near
    ) as near
    from unnest(${words}::text[]) asked (word)
    where not exists (select from ${chatPassages} p where p.search @@ plainto_tsquery('english', asked.word))`)
  const unknown = new Map(rows.map(({ word, near }) => [word, near ?? []]))
  return terms.flatMap((term) => {
    const near = unknown.get(term.word)
    if (!near) return [term]
    const word = nearest(term.word, near)
    if (word) return [{ word, ways: questionTerms(word)[0]?.ways ?? [word] }]
    return isNearlyEmpty(term.word) ? [] : [term]
  })
}

function nearest(word: string, near: readonly string[]): string | null {
  const most = slipsIn(word)
  const [best] = near
    .map((other) => ({ other, slips: distanceOf(word, other, most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips)
  return best?.other ?? null
}
