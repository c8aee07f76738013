import { and, eq, inArray, isNotNull } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { posts } from './core/tables.server.ts'

const written = {
  id: posts.id,
  title: posts.title,
  slug: posts.slug,
  author: posts.author,
  metaDescription: posts.metaDescription,
  tags: posts.tags,
  coverImage: posts.coverImage,
  body: posts.body,
  note: posts.note,
  origin: posts.origin,
  model: posts.model,
  reviewedAt: posts.reviewedAt,
  createdAt: posts.createdAt,
  published: posts.published,
}

/** A post as whoever had it written reads it. */
export type WrittenPost = { [Name in keyof typeof written]: (typeof posts.$inferSelect)[Name] }

/** A post, published or not; null when there is none of this id. */
export async function findWrittenPost({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<WrittenPost | null> {
  if (!isId(id)) return null
  const [post] = await db.select(written).from(posts).where(eq(posts.id, id))
  return post ?? null
}

/** Those of these posts that a person of the house has read and stands by. */
export async function findReviewed({ db }: Pick<Infrastructure, 'db'>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), isNotNull(posts.reviewedAt)))
  return new Set(rows.map(({ id }) => id))
}
