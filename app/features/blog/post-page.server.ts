import { and, arrayOverlaps, eq, ne, or, sql, type SQL } from 'drizzle-orm'

import { shortened } from '#base/shortened.ts'
import { listNames } from '#features/identity/people/names.server.ts'
import { readingMinutes } from '#features/writing/count-words.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { coverOf } from './core/cover.ts'
import { pillarOf, type ListedPost } from './core/post-list.ts'
import { canBeSlug } from './core/post.ts'
import { posts, postSlugs } from './core/tables.server.ts'
import { listedColumns, newest, plainlyListed } from './listed-post.server.ts'
import type { Neighbour, PostPageView, Surroundings } from './post-page.ts'

type Row = typeof posts.$inferSelect
type Db = Pick<Infrastructure, 'db'>

/** Whether only published posts are there for whoever asks. */
export type Readers = 'everybody' | 'admins'

/** The post at an address, and its id. Null where there is none for these readers. */
export async function findPost({ db }: Db, slug: string, readers: Readers): Promise<{ id: string; post: PostPageView } | null> {
  if (!canBeSlug(slug)) return null
  const [row] = await db.select().from(posts).where(eq(posts.slug, slug))
  if (!row || (readers === 'everybody' && !row.published)) return null
  const names = await listNames(db, [row.reviewedBy])
  return { id: row.id, post: postPageView(row, names.get(row.reviewedBy ?? '')?.displayName ?? null) }
}

/** Where a post is that once had this address, or has it in small letters. */
export async function findPresentSlug({ db }: Db, slug: string, readers: Readers): Promise<string | null> {
  if (!canBeSlug(slug)) return null
  const [found] = await db
    .select({ slug: posts.slug })
    .from(posts)
    .leftJoin(postSlugs, eq(postSlugs.postId, posts.id))
    .where(
      and(
        or(eq(postSlugs.slug, slug.toLowerCase()), eq(posts.slug, slug.toLowerCase())),
        readers === 'everybody' ? eq(posts.published, true) : undefined,
      ),
    )
    .limit(1)
  return found && found.slug !== slug ? found.slug : null
}

/** What a reader might read next. Nothing, for a post that has not appeared. */
export async function findSurroundings(services: Db, id: string, post: PostPageView): Promise<Surroundings> {
  if (!post.isPublished) return { related: [], previous: null, next: null }
  const related = await findRelated(services, id, post)
  const previous = await findNeighbour(services, id, '<')
  const next = await findNeighbour(services, id, '>')
  return { related, previous, next }
}

const MAX_RELATED = 3
/** So many of the newest that share a tag are compared. */
const COMPARED = 60

/** Those with the most tags in common, then those of the same pillar, then the newest. */
async function findRelated({ db }: Db, id: string, { tags, pillar }: PostPageView): Promise<ListedPost[]> {
  const among = (condition: SQL, most: number) =>
    db
      .select(listedColumns)
      .from(posts)
      .where(and(eq(posts.published, true), ne(posts.id, id), condition))
      .orderBy(...newest)
      .limit(most)
  const alike = tags.length > 0 ? await among(arrayOverlaps(posts.tags, [...tags]), COMPARED) : []
  const likeness = (row: (typeof alike)[number]) =>
    row.tags.filter((tag) => tags.includes(tag)).length + (pillarOf(row) === pillar ? 0.5 : 0)
  const near = alike.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, MAX_RELATED)
  if (near.length < MAX_RELATED) near.push(...(await among(eq(posts.pillar, pillar), MAX_RELATED * 2)))
  if (near.length < MAX_RELATED) near.push(...(await among(sql`true`, MAX_RELATED * 2)))
  const each = new Map(near.map((row) => [row.id, row]))
  return [...each.values()].slice(0, MAX_RELATED).map(plainlyListed)
}

/** The one before or after it in the order of the list. */
async function findNeighbour({ db }: Db, id: string, side: '<' | '>'): Promise<Neighbour | null> {
  const order = side === '<' ? newest : [posts.date, posts.createdAt, posts.id].map((column) => sql`${column} asc nulls last`)
  const here = sql`(select date, created_at, id from posts here where here.id = ${id})`
  const [row] = await db
    .select({ slug: posts.slug, title: posts.title })
    .from(posts)
    .where(and(eq(posts.published, true), sql`(${posts.date}, ${posts.createdAt}, ${posts.id}) ${sql.raw(side)} ${here}`))
    .orderBy(...order)
    .limit(1)
  return row ?? null
}

function postPageView(row: Row, reviewer: string | null): PostPageView {
  const { slug, title, author, tags, html, headings, origin, model, reviewedAt, published } = row
  return {
    slug,
    title,
    author,
    tags,
    html,
    headings,
    summary: row.metaDescription,
    description: row.metaDescription || shortened(row.plain, LONGEST_DESCRIPTION),
    date: ((published ? row.date : null) ?? row.updatedAt).toISOString(),
    changedAt: row.updatedAt.toISOString(),
    isPublished: published,
    minutes: readingMinutes(row.words),
    pillar: pillarOf(row),
    cover: coverOf(row),
    making: { origin, model, reviewed: reviewedAt && { by: reviewer, at: reviewedAt.toISOString() } },
  }
}

const LONGEST_DESCRIPTION = 155
