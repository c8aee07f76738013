import { and, eq } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { pillarOf } from './core/post-list.ts'
import { posts } from './core/tables.server.ts'
import { newest } from './listed-post.server.ts'

/** One sitemap names no more. */
const MOST = 45_000
const ADDRESS = /^\/blog\/([^/]+)$/

const columns = {
  slug: posts.slug,
  title: posts.title,
  tags: posts.tags,
  pillar: posts.pillar,
  changedAt: posts.updatedAt,
}

/** Every published post, newest first. */
export const blogPages = {
  async list({ db }: Pick<Infrastructure, 'db'>) {
    const rows = await db
      .select(columns)
      .from(posts)
      .where(eq(posts.published, true))
      .orderBy(...newest)
      .limit(MOST)
    return rows.map(pageOf)
  },
  async find({ db, log }: Pick<Infrastructure, 'db' | 'log'>, path: string) {
    const slug = ADDRESS.exec(path)?.[1]
    if (!slug) return null
    const rows = await db
      .select(columns)
      .from(posts)
      .where(and(eq(posts.slug, slug), eq(posts.published, true)))
      .catch((error: unknown) => {
        // The page itself says that it could not be read; its frame still stands.
        log.error({ err: error }, 'A post could not be looked up.')
        return []
      })
    return rows[0] ? pageOf(rows[0]) : null
  },
}

function pageOf(row: { slug: string; title: string; tags: readonly string[]; pillar: string | null; changedAt: Date }) {
  const { slug, title, changedAt } = row
  return {
    path: `/blog/${slug}`,
    title,
    changedAt: changedAt.toISOString(),
    picture: { subject: pillarOf(row), seed: slug },
  }
}
