import { and, eq } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { posts } from './core/tables.server.ts'
import { newest } from './listed-post.server.ts'
import { listPosts } from './post-list.server.ts'
import type { Neighbour } from './post-page.ts'

/** Published posts about something: those that have its words, then the newest of a pillar. */
export async function listPostsAbout(
  services: Pick<Infrastructure, 'db'>,
  { words, pillar }: { words: string; pillar: string },
  most = 3,
): Promise<Neighbour[]> {
  const { posts: found, corrected } = await listPosts(services, { query: words, tag: '', page: 1 })
  const near =
    corrected === null
      ? found.slice(0, most).map(({ slug, title }) => ({ slug, title: title.map(({ text }) => text).join('') }))
      : []
  if (near.length === most) return near
  const ofPillar = await services.db
    .select({ slug: posts.slug, title: posts.title })
    .from(posts)
    .where(and(eq(posts.published, true), eq(posts.pillar, pillar)))
    .orderBy(...newest)
    .limit(most + near.length)
  return [...near, ...ofPillar.filter(({ slug }) => near.every((each) => each.slug !== slug))].slice(0, most)
}
