import { and, eq, inArray } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { posts } from './core/tables.server.ts'
import { passagesOfHtml } from './passages-of-html.ts'

/** Where a text comes from is no part of what it says. */
const SOURCES = /^(?:sources?|references|further reading)$/i

/** How many posts are published. */
export async function countPublishedPosts({ db }: Pick<Infrastructure, 'db'>): Promise<number> {
  return db.$count(posts, eq(posts.published, true))
}

/** The subjects that published posts name as their own. */
export async function listPostSubjects({ db }: Pick<Infrastructure, 'db'>): Promise<readonly string[]> {
  const rows = await db.selectDistinct({ pillar: posts.pillar }).from(posts).where(eq(posts.published, true))
  return rows.flatMap(({ pillar }) => pillar ?? [])
}

/** Published posts. A draft, and one that waits for its day, is none of them. */
export const blogPublishedTexts = {
  name: 'blog',
  async list({ db }: Pick<Infrastructure, 'db'>) {
    const rows = await db
      .select({ id: posts.id, slug: posts.slug, version: posts.version })
      .from(posts)
      .where(eq(posts.published, true))
    return rows.map(({ id, slug, version }) => ({ key: id, mark: `${slug} ${version}` }))
  },
  async read({ db }: Pick<Infrastructure, 'db'>, keys: ReadonlyArray<string>) {
    const rows = await db
      .select({ id: posts.id, slug: posts.slug, title: posts.title, summary: posts.metaDescription, html: posts.html })
      .from(posts)
      .where(and(inArray(posts.id, [...keys]), eq(posts.published, true)))
    return new Map(
      rows.map(({ id, slug, title, summary, html }) => {
        const body = passagesOfHtml(html).filter(({ heading }) => !SOURCES.test(heading))
        const passages = summary ? [{ heading: '', text: summary }, ...body] : body
        return [id, { path: `/blog/${slug}`, title, kind: 'post' as const, passages }]
      }),
    )
  },
}
