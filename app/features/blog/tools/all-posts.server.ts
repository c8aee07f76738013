import { asc, gt } from 'drizzle-orm'

import { posts } from '#features/blog/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'

const BATCH = 50

const columns = {
  id: posts.id,
  title: posts.title,
  slug: posts.slug,
  author: posts.author,
  body: posts.body,
  metaDescription: posts.metaDescription,
  coverImage: posts.coverImage,
  tags: posts.tags,
  pillar: posts.pillar,
  published: posts.published,
  status: posts.status,
  scheduledFor: posts.scheduledFor,
  date: posts.date,
  origin: posts.origin,
  model: posts.model,
  version: posts.version,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
}

/** Every post, whole, in the order of ids: a few at a time, so that any number of them fits into memory. */
export async function* allPosts(db: Database) {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const batch = await db.select(columns).from(posts).where(gt(posts.id, last)).orderBy(asc(posts.id)).limit(BATCH)
    yield* batch
    if (batch.length < BATCH) return
    last = batch.at(-1)!.id
  }
}
