import { inArray, sql } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'

import { coverOf } from './cover.ts'
import { candidatesFor, formsIn, hitsIn, partsWith, passageOf, type AskedForms, type Hit } from './highlight.ts'
import { listedColumns, type ListedRow } from './listed-post.server.ts'
import { listedPost, type ListedPost } from './post-list.ts'
import { posts } from './tables.server.ts'

/** The words that a query looks for, from what `querytree` says of it: none of those that it leaves out. */
export function lexemesIn(tree: string): string[] {
  const quoted = tree.matchAll(/'((?:[^'\\]|''|\\\\)*)'/g)
  return [...new Set([...quoted].map(([, lexeme]) => lexeme!.replaceAll("''", "'").replaceAll('\\\\', '\\')))]
}

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
      isInHead: sql<boolean>`${posts.searchHead} @@ websearch_to_tsquery('english', ${query})`,
    })
    .from(posts)
    .where(inArray(posts.id, [...ids]))
  const candidates = candidatesFor(lexemes)
  const texts = rows.flatMap(({ title, summary, tags, plain }) => [title, summary, ...tags, plain])
  const asked = candidates ? await findAsked(db, formsIn(texts, candidates), lexemes) : new Map<string, string[]>()
  const find = (text: string) => (candidates ? hitsIn(text, candidates, asked) : [])
  return ids.flatMap((id): ListedPost[] => rows.filter((row) => row.id === id).map((row) => highlighted(row, lexemes, find)))
}

/** Only the database knows which endings a word may have. */
async function findAsked(db: Database, forms: readonly string[], lexemes: readonly string[]): Promise<AskedForms> {
  const { rows } = await db.execute<{ form: string; found: string[] }>(sql`
    select form, found from unnest(${sql.param(forms)}::text[]) form, tsvector_to_array(to_tsvector('english', form)) found
    where found && ${sql.param(lexemes)}::text[]`)
  return new Map(rows.map(({ form, found }) => [form, found.filter((lexeme) => lexemes.includes(lexeme))]))
}

type HighlightedRow = ListedRow & { plain: string; isInHead: boolean }

function highlighted(row: HighlightedRow, lexemes: readonly string[], find: (text: string) => Hit[]): ListedPost {
  const { plain, isInHead, cover, coverImage, ...listed } = row
  const [title, summary, body] = [find(listed.title), find(listed.summary), find(plain)]
  const tagHits = listed.tags.filter((tag) => find(tag).length > 0)
  const said = new Set([...title, ...summary, ...tagHits.flatMap(find)].flatMap((hit) => hit.lexemes))
  const isTold = isInHead && title.length + summary.length > 0
  return listedPost({
    ...listed,
    title: partsWith(listed.title, title),
    summary: partsWith(listed.summary, summary),
    tagHits,
    passage: isTold ? null : passageOf(plain, body, new Set(lexemes.filter((lexeme) => !said.has(lexeme)))),
    cover: coverOf({ cover, coverImage }),
  })
}
