import { and, eq, inArray } from 'drizzle-orm'

import type { StarterPost } from '#content/posts/starter-post.ts'
import { starterPosts } from '#content/posts/starter-posts.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'
import type { StarterItem } from '#platform/starter-items.ts'

import type { Editor } from './core/post.ts'
import { createPost } from './core/posts.server.ts'
import { posts, postSlugs } from './core/tables.server.ts'
import { deletePostAs } from './managing/post-actions.server.ts'

const DAYS_APART = 4
const DAY_MS = 86_400_000

/** Whoever runs the site, under the name that it has now. */
const AUTHOR = '{name} Team'

type Writing = Pick<Infrastructure, 'broadcast' | 'clock' | 'jobs' | 'site'>

/** The articles that come with the product, as if they had appeared every few days before the first start, the last one the day before. */
export const starterPostRows: StarterContent = {
  name: 'posts',
  load: (tx, _now, services) => insertStarterPosts(services, tx, starterPosts),
}

/** Authors of starter posts that were given away before they followed the name of the site. */
export const starterAuthorRows: StarterContent = {
  name: 'authors of starter posts, 2026',
  load: async (tx, _now, services) => {
    const before = [`${await services.site.name()} Team`, 'Wellward Team']
    await tx
      .update(posts)
      .set({ author: AUTHOR })
      .where(and(eq(posts.origin, 'starter'), inArray(posts.author, before)))
  },
}

async function insertStarterPosts(services: Writing, tx: Transaction, some: readonly StarterPost[]): Promise<void> {
  const now = services.clock.now()
  for (const post of some) {
    const daysAgo = 1 + (starterPosts.length - 1 - starterPosts.indexOf(post)) * DAYS_APART
    const then = { ...services, clock: { now: () => new Date(now.getTime() - daysAgo * DAY_MS) } }
    await createPost(then, tx, null, { ...post, author: AUTHOR, coverImage: '', origin: 'starter' }, { status: 'published' })
  }
}

/** The posts that ship, and what became of each; one whose address was changed is known by the former one. */
export async function listStarterPosts(services: Pick<Infrastructure, 'db'>): Promise<StarterItem[]> {
  const found = await findStarterPosts(services)
  return starterPosts.map((starter) => {
    const row = found.get(starter.slug)
    if (!row) return { key: starter.slug, title: starter.title, state: 'gone', note: '', to: null }
    return {
      key: starter.slug,
      title: row.title,
      state: isUnchanged(starter, row) ? 'unchanged' : 'changed',
      note: row.published ? '' : 'It is not published.',
      to: `/blog-automation/manage/${row.id}`,
    }
  })
}

/** Deletes posts that ship. Returns how many there were. */
export async function removeStarterPosts(
  services: Parameters<typeof deletePostAs>[0],
  editor: Editor,
  keys: readonly string[],
): Promise<number> {
  const found = await findStarterPosts(services)
  let removed = 0
  for (const key of keys) {
    const row = found.get(key)
    if (row && (await deletePostAs(services, editor, row.id))) removed += 1
  }
  return removed
}

/** Brings posts back that ship and are gone. Returns how many. */
export async function restoreStarterPosts(
  services: Writing & Pick<Infrastructure, 'db'>,
  keys: readonly string[],
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const found = await findStarterPosts({ db: tx })
    const missing = starterPosts.filter(({ slug }) => keys.includes(slug) && !found.has(slug))
    await insertStarterPosts(services, tx, missing)
    return missing.length
  })
}

/** By its address, a former one, or, where that one was taken when it came back, its title. */
async function findStarterPosts({ db }: Pick<Infrastructure, 'db'>) {
  const rows = await db
    .select({ post: posts, former: postSlugs.slug })
    .from(posts)
    .leftJoin(postSlugs, eq(postSlugs.postId, posts.id))
    .where(eq(posts.origin, 'starter'))
  const found = starterPosts.flatMap(({ slug, title }) => {
    const row =
      rows.find(({ post, former }) => post.slug === slug || former === slug) ?? rows.find(({ post }) => post.title === title)
    return row ? [[slug, row.post] as const] : []
  })
  return new Map(found)
}

function isUnchanged(starter: StarterPost, row: typeof posts.$inferSelect): boolean {
  const isSame =
    row.title === starter.title &&
    row.body === starter.body &&
    row.metaDescription === starter.metaDescription &&
    row.tags.join('\n') === starter.tags.join('\n')
  // An earlier release gave it in other words: nobody has changed it since.
  return (
    row.published && row.slug === starter.slug && row.coverImage === '' && row.cover === null && (isSame || row.version === 1)
  )
}
