import { inArray, sql } from 'drizzle-orm'

import { findAsked } from '#features/writing/asked-forms.server.ts'
import { candidatesFor, formsIn, hitsIn, partsWith, passageOf, type Hit } from '#features/writing/search-excerpts.ts'
import type { Database } from '#platform/db.server.ts'
import { webSearch } from '#platform/web-search.server.ts'

import { coverOf } from './core/cover.ts'
import { listedPost, type ListedPost } from './core/post-list.ts'
import { posts } from './core/tables.server.ts'
import { listedColumns, type ListedRow } from './listed-post.server.ts'

/** What the list says about some posts, in the order of the ids, and in each why it is there. */
export async function findHighlighted(
  db: Database,
  query: string,
  ids: readonly string[],
  lexemes: readonly string[],
): Promise<ListedPost[]> {
  const rows = await db
    .select({
      ...listedColumns,
      plain: posts.plain,
      isInHead: sql<boolean>`${posts.searchHead} @@ ${webSearch(query)}`,
    })
    .from(posts)
    .where(inArray(posts.id, [...ids]))
  const candidates = candidatesFor(lexemes)
  const texts = rows.flatMap(({ title, summary, tags, plain }) => [title, summary, ...tags, plain])
  const asked = candidates ? await findAsked(db, formsIn(texts, candidates), lexemes) : new Map<string, string[]>()
  const find = (text: string) => (candidates ? hitsIn(text, candidates, asked) : [])
  return ids.flatMap((id): ListedPost[] => rows.filter((row) => row.id === id).map((row) => highlighted(row, lexemes, find)))
}

type HighlightedRow = ListedRow & { plain: string; isInHead: boolean }

function highlighted(row: HighlightedRow, lexemes: readonly string[], find: (text: string) => Hit[]): ListedPost {
  const { plain, isInHead, cover, coverImage, ...listed } = row
  const [title, summary, body] = [find(listed.title), find(listed.summary), find(plain)]
  const tagHits = listed.tags.filter((tag) => find(tag).length > 0)
  const found = new Set([...title, ...summary, ...tagHits.flatMap(find)].flatMap((hit) => hit.lexemes))
  const isInHeading = isInHead && title.length + summary.length > 0
  return listedPost({
    ...listed,
    title: partsWith(listed.title, title),
    summary: partsWith(listed.summary, summary),
    tagHits,
    passage: isInHeading ? null : passageOf(plain, body, new Set(lexemes.filter((lexeme) => !found.has(lexeme)))),
    cover: coverOf({ cover, coverImage }),
  })
}
