import { and, desc, eq, gt, ne, or } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { posts } from './core/tables.server.ts'

/** Published posts as they were typed, those that were changed last first; one that came with the product, once somebody has edited it. */
export async function listTypedPosts({ db }: Pick<Infrastructure, 'db'>, most: number) {
  const { title, metaDescription, body, origin, version, published, updatedAt } = posts
  return db
    .select({ title, metaDescription, body })
    .from(posts)
    .where(and(eq(published, true), or(ne(origin, 'starter'), gt(version, 1))))
    .orderBy(desc(updatedAt))
    .limit(most)
}
