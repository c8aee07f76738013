import { and, inArray, not, sql, type SQL } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'

import { coverOf } from './cover.ts'
import { listedColumns, MOST_COUNTED, newest, pageWithin, publishedWith, type ListedRow } from './listed-post.server.ts'
import {
  CLOSING,
  listedPost,
  noPosts,
  OPENING,
  PAGE_SIZE,
  partsOf,
  type ListedPost,
  type ListQuestion,
  type PostPage,
} from './post-list.ts'
import { correctQuery } from './search-spelling.server.ts'
import { posts } from './tables.server.ts'

const asQuery = (query: string) => sql`websearch_to_tsquery('english', ${query})`

/**
 * Searches titles, tags, summaries and bodies as search engines are asked: words, "a phrase", or, -without. What stands in the title
 * counts most. Where nothing is found, the words nearest to those that were typed are searched for instead.
 */
export async function searchPosts(db: Database, question: ListQuestion): Promise<PostPage> {
  const found = await findMatches(db, question)
  if (found.total > 0) return found
  const corrected = await correctQuery(db, question.query)
  if (corrected === null) return found
  const instead = await findMatches(db, { ...question, query: corrected })
  return instead.total > 0 ? { ...instead, corrected } : found
}

async function findMatches(db: Database, { query, tag, page }: ListQuestion): Promise<PostPage> {
  const where = publishedWith(tag)
  const { total, lexemes } = await countMatches(db, query, where)
  if (total === 0) return noPosts
  const counted = Math.min(total, MOST_COUNTED)
  const at = pageWithin(page, counted)
  const ids = await findIds(db, query, where, { offset: (at.page - 1) * PAGE_SIZE, isCommon: total > MOST_COUNTED })
  return {
    ...at,
    total: counted,
    isMore: total > MOST_COUNTED,
    posts: await findHighlighted(db, query, ids, lexemes),
    corrected: null,
  }
}

/** The query stands in a table of its own, so that the index is used however common its words are. */
async function countMatches(db: Database, query: string, where: SQL) {
  const { rows } = await db.execute<{ total: number; lexemes: string[] }>(sql`
    with asked as materialized (select ${asQuery(query)} as query)
    select tsvector_to_array(to_tsvector('english', ${query})) as lexemes, (
      select count(*)::int from (
        select from ${posts}, asked where ${where} and ${posts.search} @@ asked.query limit ${MOST_COUNTED + 1}
      ) found
    ) as total`)
  return rows[0]!
}

interface Slice {
  readonly offset: number
  /** The words stand in so many posts that some of the newest surely have them. */
  readonly isCommon: boolean
}

/** Posts that have the words in their head come first, by weight; then those that only have them in the text, newest first. */
async function findIds(db: Database, query: string, where: SQL, { offset, isCommon }: Slice): Promise<string[]> {
  const { rows: heads } = await db.execute<{ id: string | null; total: number }>(sql`
    with asked as materialized (select ${asQuery(query)} as query),
      heads as materialized (
        select ${posts.id}, ${posts.date}, ts_rank(${posts.searchHead}, asked.query) as rank
        from ${posts}, asked where ${where} and ${posts.searchHead} @@ asked.query
      ),
      shown as (select id from heads order by rank desc, date desc, id limit ${PAGE_SIZE} offset ${offset})
    select id, (select count(*)::int from heads) as total from (values (1)) one left join shown on true`)
  const ids = heads.flatMap(({ id }) => id ?? [])
  if (ids.length === PAGE_SIZE) return ids
  const before = Math.max(0, offset - heads[0]!.total)
  const rest = isCommon && before < WALKED ? walkNewest : gatherAll
  return [...ids, ...(await rest(db, query, where, before, PAGE_SIZE - ids.length))]
}

/** How far back the newest posts are looked through one by one; each costs the reading of its whole vector. */
const WALKED = 30

type FindRest = (db: Database, query: string, where: SQL, offset: number, limit: number) => Promise<string[]>

const walkNewest: FindRest = async (db, query, where, offset, limit) => {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(where, sql`${posts.search} @@ ${asQuery(query)}`, not(sql`${posts.searchHead} @@ ${asQuery(query)}`)))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** With the query in a table of its own, the index finds them all, and only their dates are read. */
const gatherAll: FindRest = async (db, query, where, offset, limit) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with asked as materialized (select ${asQuery(query)} as query)
    select ${posts.id} from ${posts}, asked
    where ${where} and ${posts.search} @@ asked.query and not ${posts.searchHead} @@ asked.query
    order by ${sql.join(newest, sql`, `)} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** Bodies are long, so only the neighbourhood of the first word is looked at. */
const PASSAGE = { before: 160, length: 460 }

async function findHighlighted(db: Database, query: string, ids: readonly string[], lexemes: readonly string[]) {
  const headline = (text: SQL, options: string) =>
    sql<string>`ts_headline('english', ${text}, ${asQuery(query)}, ${`StartSel=${OPENING}, StopSel=${CLOSING}, ${options}`})`
  const at = sql`regexp_instr(${posts.plain}, ${beginningsOf(lexemes)}, 1, 1, 0, 'i')`
  const passage = sql`substring(${posts.plain} from greatest(1, ${at} - ${PASSAGE.before}) for ${PASSAGE.length})`
  const rows = await db
    .select({
      ...listedColumns,
      markedTitle: headline(sql`${posts.title}`, 'HighlightAll=true'),
      markedSummary: headline(sql`${posts.metaDescription}`, 'HighlightAll=true'),
      markedPassage: headline(passage, 'MaxWords=34, MinWords=22'),
    })
    .from(posts)
    .where(inArray(posts.id, [...ids]))
  return ids.flatMap((id): ListedPost[] => rows.filter((row) => row.id === id).map(highlighted))
}

type HighlightedRow = ListedRow & { markedTitle: string; markedSummary: string; markedPassage: string }

function highlighted({ markedTitle, markedSummary, markedPassage, cover, coverImage, ...row }: HighlightedRow): ListedPost {
  const isPlain = [markedTitle, markedSummary].every((text) => !text.includes(OPENING))
  return listedPost({
    ...row,
    title: partsOf(markedTitle),
    summary: partsOf(markedSummary),
    passage: isPlain && markedPassage.includes(OPENING) ? partsOf(markedPassage) : null,
    cover: coverOf({ cover, coverImage }),
  })
}

/** Words that begin like a lexeme, which is a word without its ending ("stori" of "stories"). */
function beginningsOf(lexemes: readonly string[]): string {
  const beginnings = lexemes.map((lexeme) => lexeme.replace(/(?<=..)i$/, '').replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`))
  return String.raw`\m(?:${beginnings.join('|') || 'x'})`
}
