import { sql } from 'drizzle-orm'

import { editDistance } from '#base/edit-distance.ts'
import { chatPassages, chatTexts, chatWords } from '#features/chat/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'

import type { FoundPassage, Weighed } from './choose-passages.ts'
import { askedWords, asQuery, isNearlyEmpty, questionTerms, type Term } from './question-terms.ts'
import { slipsIn } from './tokens.ts'

/** So many passages that have most of a question are looked at more closely. */
const MOST = 60
/** What a word in the title or the heading adds to one anywhere. */
const IN_HEAD = 0.5

type Row = Omit<FoundPassage, 'ranks'> & { readonly ranks: readonly number[] }

/** A light word says this much of what another one that is as rare says. */
const LIGHT_WEIGHT = 0.25

/** A page by its address and its title, as an answer names it. */
export interface Page {
  readonly path: string
  readonly title: string
}

/**
 * The passages of public pages that have most of what a question asks for, and how rare each of its words is. With `pages`, all of theirs, whatever
 * they have of it.
 */
export async function findPassages(
  db: Database,
  question: string,
  pages: readonly Page[] | null = null,
): Promise<{ terms: Weighed[]; passages: FoundPassage[] }> {
  const asked = await corrected(db, questionTerms(question))
  if (asked.length === 0) return { terms: [], passages: [] }
  const queries = asked.map((term, at) => sql`(${at}::int, ${queryOf(term)})`)
  // The queries stand in a table of their own, so that each is answered by the index alone, however common its words are.
  const { rows } = await db.execute<{ weights: WeightRow[]; passages: Row[] | null }>(sql`
    with terms (at, query) as materialized (values ${sql.join(queries, sql`, `)}),
      hits as materialized (
        select at, found.id from terms, lateral (select id from ${chatPassages} where search @@ terms.query) found
      ),
      heads as (
        select at, found.id from terms, lateral (select id from ${chatPassages} where search_head @@ terms.query) found
      ),
      weights as materialized (
        select at, count(hits.id) as passages, numnode(query) = 0 as "isEmpty",
          ln(1 + greatest(0, (select sum(passages) from ${chatTexts}) - count(hits.id) + 0.5) / (count(hits.id) + 0.5))::float8 as weight
        from terms left join hits using (at) group by at, query
      ),
      best as (${
        pages
          ? ofPages(pages)
          : sql`
        select id from (select at, id, 1 as part from hits union all select at, id, ${IN_HEAD}::float8 from heads) found
        join weights using (at) group by id order by sum(weight * part) desc, id limit ${MOST}`
      }
      )
    select
      (select json_agg(weights order by at) from weights) as weights,
      (select json_agg(passage) from (
        select p.id, t.path, t.title, t.kind, p.heading, p.text, array[${sql.join(asked.map(rankOf), sql`, `)}]::float8[] as ranks
        from best join ${chatPassages} p using (id) join ${chatTexts} t on t.id = p.text_id order by p.id
      ) passage) as passages`)
  const { weights, passages } = rows[0]!
  const kept = weights.filter(({ isEmpty }) => !isEmpty)
  return {
    terms: kept.map(({ at, passages, weight }) => ({
      ...asked[at]!,
      passages,
      weight: asked[at]!.isLight ? weight * LIGHT_WEIGHT : weight,
    })),
    passages: passages?.map(({ ranks, ...passage }) => ({ ...passage, ranks: kept.map(({ at }) => ranks[at]!) })) ?? [],
  }
}

function ofPages(pages: readonly Page[]) {
  const each = pages.map(({ path, title }) => sql`(${path}, ${title})`)
  return sql`
        select p.id from ${chatPassages} p join ${chatTexts} t on t.id = p.text_id
        where (t.path, translate(t.title, '[]', '')) in (${sql.join(each, sql`, `)}) order by p.id limit ${MOST}`
}

/** A word that stands in few passages says more about what is asked than one that stands in most. */
interface WeightRow {
  readonly at: number
  readonly passages: number
  /** PostgreSQL has no word of it. */
  readonly isEmpty: boolean
  readonly weight: number
}

/** Words count little, the heading over them most: it says what they are about. */
const WEIGHTS = sql.raw("'{0.25, 0.4, 0.9, 0.6}'")
/** Another word for what was asked counts less than the word itself. */
const OTHER_WORD = 0.75

/** Way by way: PostgreSQL ranks the ways of one query by how many of them are there. */
function rankOf(term: Term) {
  // What is only asked so is not looked for so: “how much is” says nothing about a passage with “much”.
  const word = term.ways.includes(term.word) ? term.word : term.ways[0]!
  const rankBy = (way: string) => sql`ts_rank(${WEIGHTS}, p.search, ${queryOf({ word, ways: [way] })})`
  const others = sql.join(term.ways.map(rankBy), sql`, `)
  return term.ways.length === 1
    ? rankBy(term.ways[0]!)
    : sql`greatest(${rankBy(word)}, ${OTHER_WORD}::float8 * greatest(${others}))`
}

const queryOf = (term: Term) => sql`to_tsquery('english', ${asQuery(term)})`

/** Words that stand nowhere, as they may have been meant: the nearest word of the index, a slip or two away. */
async function corrected(db: Database, terms: readonly Term[]): Promise<Term[]> {
  // A word of the house is meant as it is, and not as another that it looks like (“forum”, “form”).
  const single = terms.filter(({ ways, word, isSiteWord }) => !isSiteWord && ways.length === 1 && /^\p{L}{4,}$/u.test(word))
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
    const word = nearest(term.word, [...askedWords, ...near])
    if (word) return questionTerms(word)
    return isNearlyEmpty(term.word) ? [] : [term]
  })
}

function nearest(word: string, near: readonly string[]): string | null {
  const most = slipsIn(word)
  const [best] = near
    .map((other) => ({ other, slips: editDistance(word, other, most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips || Number(b.other[0] === word[0]) - Number(a.other[0] === word[0]))
  return best?.other ?? null
}
