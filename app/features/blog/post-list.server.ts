import { inArray, sql, type SQL } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { noPosts, PAGE_SIZE, type ListQuestion, type PostPage } from './core/post-list.ts'
import { posts } from './core/tables.server.ts'
import { listedColumns, MAX_COUNTED, newest, pageWithin, plainlyListed, publishedWith } from './listed-post.server.ts'
import { searchPosts } from './search.server.ts'

/** One page of the published posts that answer a question: newest first, or best first where something is searched for. */
export async function listPosts({ db }: Pick<Infrastructure, 'db'>, question: ListQuestion): Promise<PostPage> {
  if (question.query) return searchPosts(db, question)
  const where = publishedWith(question.tag)
  const counted = await countPosts(db, where, question.tag ? MAX_COUNTED : null)
  const at = pageWithin(question.page, counted.total)
  if (counted.total === 0) return noPosts
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(where)
    .orderBy(...newest)
    .limit(PAGE_SIZE)
    .offset((at.page - 1) * PAGE_SIZE)
  const found = await findListed(
    db,
    rows.map(({ id }) => id),
  )
  return { ...noPosts, ...counted, ...at, posts: found.map(plainlyListed) }
}

async function countPosts(db: Database, where: SQL, most: number | null): Promise<{ total: number; isMore: boolean }> {
  if (most === null) return { total: await db.$count(posts, where), isMore: false }
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from ${posts} where ${where} limit ${most + 1}) found`,
  )
  return { total: Math.min(rows[0]!.total, most), isMore: rows[0]!.total > most }
}

/** What lists say about some posts, in the order of the ids. */
async function findListed(db: Database, ids: readonly string[]) {
  const rows = await db
    .select(listedColumns)
    .from(posts)
    .where(inArray(posts.id, [...ids]))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** The tags that the newest posts carry, the most used first. */
export async function listTags({ db }: Pick<Infrastructure, 'db'>, most = 14): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select tag from (select tags from ${posts} where published order by date desc, created_at desc, id desc limit 300) lately,
      unnest(tags) tag group by tag order by count(*) desc, tag limit ${most}`)
  return rows.map(({ tag }) => tag)
}
