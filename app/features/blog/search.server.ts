import { and, not, sql, type SQL } from 'drizzle-orm'

import { lexemesIn } from '#features/writing/asked-forms.server.ts'
import { correctQuery, type Vocabulary } from '#features/writing/spelling.server.ts'
import type { Database } from '#platform/db.server.ts'
import { webSearch } from '#platform/web-search.server.ts'

import { noPosts, PAGE_SIZE, type ListQuestion, type PostPage } from './core/post-list.ts'
import { posts, postWords } from './core/tables.server.ts'
import { MAX_COUNTED, newest, pageWithin, publishedWith } from './listed-post.server.ts'
import { findHighlighted } from './search-highlights.server.ts'

/** A word that stands in drafts alone is never suggested. */
const vocabulary: Vocabulary = {
  words: postWords,
  finds: (query) => sql`exists (select from ${posts} where published and ${posts.search} @@ ${query})`,
}

/**
 * Searches titles, tags, summaries and bodies as search engines are asked: words, "a phrase", or, -without. What stands in the title
 * counts most. Where nothing is found, the words nearest to those that were typed are searched for instead.
 */
export async function searchPosts(db: Database, question: ListQuestion): Promise<PostPage> {
  const found = await findMatches(db, question)
  if (found.total > 0 || found.leavesOutOnly) return found
  const corrected = await correctQuery(db, vocabulary, question.query)
  if (corrected === null) return found
  const instead = await findMatches(db, { ...question, query: corrected })
  return instead.total > 0 ? { ...instead, corrected } : found
}

async function findMatches(db: Database, { query, tag, page }: ListQuestion): Promise<PostPage> {
  const where = publishedWith(tag)
  const { total, tree, isExcluding } = await countMatches(db, query, where)
  if (total === 0) return { ...noPosts, leavesOutOnly: tree === EVERYTHING }
  const counted = Math.min(total, MAX_COUNTED)
  const at = pageWithin(page, counted)
  const slice = { offset: (at.page - 1) * PAGE_SIZE, isCommon: total > MAX_COUNTED, isExcluding }
  const ids = await findIds(db, query, where, slice)
  return {
    ...noPosts,
    ...at,
    total: counted,
    isMore: total > MAX_COUNTED,
    posts: await findHighlighted(db, query, ids, lexemesIn(tree)),
  }
}

/** What `querytree` says of a query to which no index has an answer: it only leaves out. An empty one has no words that count. */
const EVERYTHING = 'T'

/** The query stands in a table of its own, so that the index is used however common its words are. */
async function countMatches(db: Database, query: string, where: SQL) {
  const { rows } = await db.execute<{ total: number; tree: string; isExcluding: boolean }>(sql`
    with asked as materialized (select ${webSearch(query)} as query)
    select querytree(query) as tree, query::text like '%!%' as "isExcluding",
      case when querytree(query) in ('', ${EVERYTHING}) then 0 else (
        select count(*)::int from (
          select from ${posts}, asked where ${where} and ${posts.search} @@ asked.query limit ${MAX_COUNTED + 1}
        ) found
      ) end as total from asked`)
  return rows[0]!
}

interface Slice {
  readonly offset: number
  /** The words stand in so many posts that some of the newest surely have them. */
  readonly isCommon: boolean
  readonly isExcluding: boolean
}

/** Posts that have the words in their head come first, by weight; then those that only have them in the text, newest first. */
async function findIds(db: Database, query: string, where: SQL, { offset, isCommon, isExcluding }: Slice): Promise<string[]> {
  const notInBody = isExcluding ? sql`and ${posts.search} @@ asked.query` : sql``
  const { rows: heads } = await db.execute<{ id: string | null; total: number }>(sql`
    with asked as materialized (select ${webSearch(query)} as query),
      heads as materialized (
        select ${posts.id}, ${posts.date}, ts_rank(${posts.searchHead}, asked.query) as rank
        from ${posts}, asked where ${where} and ${posts.searchHead} @@ asked.query ${notInBody}
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
    .where(and(where, sql`${posts.search} @@ ${webSearch(query)}`, not(sql`${posts.searchHead} @@ ${webSearch(query)}`)))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** With the query in a table of its own, the index finds them all, and only their dates are read. */
const gatherAll: FindRest = async (db, query, where, offset, limit) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with asked as materialized (select ${webSearch(query)} as query)
    select ${posts.id} from ${posts}, asked
    where ${where} and ${posts.search} @@ asked.query and not ${posts.searchHead} @@ asked.query
    order by ${sql.join(newest, sql`, `)} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}
