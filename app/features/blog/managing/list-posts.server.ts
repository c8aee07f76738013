import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'

import { anywhere } from '#base/like-pattern.ts'
import { posts } from '#features/blog/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { StoredPicture } from '#platform/picture.ts'

import type { PostFilter, PostListView } from './managed-posts.ts'

const PAGE = 20

/** A post as the owner sees it in a list. */
export interface ManagedPost {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly author: string
  readonly status: 'draft' | 'scheduled' | 'published'
  readonly scheduledFor: Date | null
  readonly date: Date | null
  readonly createdAt: Date
  readonly metaDescription: string
  readonly tags: readonly string[]
  readonly coverImage: string
  readonly cover: StoredPicture | null
  readonly pillar: string | null
  readonly note: string | null
}

/** What a list shows of a post, and no more: texts are long. */
export const managedColumns = {
  id: posts.id,
  title: posts.title,
  slug: posts.slug,
  author: posts.author,
  status: posts.status,
  scheduledFor: posts.scheduledFor,
  date: posts.date,
  createdAt: posts.createdAt,
  metaDescription: posts.metaDescription,
  tags: posts.tags,
  coverImage: posts.coverImage,
  cover: posts.cover,
  pillar: posts.pillar,
  note: posts.note,
}

export interface ManagedPosts {
  readonly posts: readonly ManagedPost[]
  readonly hasMore: boolean
}

/** One page of all posts, the newest first: those of the filter whose title, author or tag holds what was looked for. */
export async function listPosts(
  { db }: Pick<Infrastructure, 'db'>,
  { search, filter, page }: PostListView,
  size: number = PAGE,
): Promise<ManagedPosts> {
  const rows = await db
    .select(managedColumns)
    .from(posts)
    .where(and(ofFilter(filter), holding(search)))
    .orderBy(desc(posts.createdAt), posts.id)
    .limit(size + 1)
    .offset((page - 1) * size)
  return { posts: rows.slice(0, size), hasMore: rows.length > size }
}

/** Posts of every state whose title, author or tag holds what was looked for, the newest first. */
export async function findPostsNamed(
  { db }: Pick<Infrastructure, 'db'>,
  search: string,
  most: number,
): Promise<Array<Pick<ManagedPost, 'id' | 'title' | 'status'>>> {
  return db
    .select({ id: posts.id, title: posts.title, status: posts.status })
    .from(posts)
    .where(holding(search))
    .orderBy(desc(posts.createdAt), posts.id)
    .limit(most)
}

/** What is shown when the list cannot be read: the newest published posts alone. */
export async function listPublishedOnly({ db }: Pick<Infrastructure, 'db'>): Promise<ManagedPosts> {
  const rows = await db
    .select(managedColumns)
    .from(posts)
    .where(eq(posts.published, true))
    .orderBy(desc(posts.date), desc(posts.createdAt))
    .limit(PAGE)
  return { posts: rows, hasMore: false }
}

/** How many posts each filter shows. Drafts are those that are not published, scheduled ones included. */
export async function countPosts({ db }: Pick<Infrastructure, 'db'>): Promise<Readonly<Record<PostFilter, number>>> {
  const rows = await db.select({ published: posts.published, posts: count() }).from(posts).groupBy(posts.published)
  const published = rows.find((row) => row.published)?.posts ?? 0
  const drafts = rows.find((row) => !row.published)?.posts ?? 0
  return { all: published + drafts, published, drafts }
}

function ofFilter(filter: PostFilter): SQL | undefined {
  return filter === 'all' ? undefined : eq(posts.published, filter === 'published')
}

/** Titles and tags stand in the gist too, whose index finds the few posts that are then looked at closely. */
function holding(search: string): SQL | undefined {
  if (search === '') return undefined
  const pattern = anywhere(search)
  return sql`(${posts.author} ilike ${pattern} or (${posts.gist} like ${pattern.toLowerCase()} and (${posts.title} ilike ${pattern}
    or exists (select from unnest(${posts.tags}) as tag where tag ilike ${pattern}))))`
}
