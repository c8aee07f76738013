import { and, asc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'

import { posts, publications } from '#features/blog/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

const PAGE = 30
/** So long a post may wait for the next round of the scheduler before something is wrong. */
const ROUND_MS = 2 * 60 * 1000

/** A draft or a scheduled post in the list of them. */
export interface ScheduledPost {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly author: string
  readonly status: 'draft' | 'scheduled' | 'published'
  readonly scheduledFor: Date | null
  readonly createdAt: Date
  readonly tags: readonly string[]
  readonly metaDescription: string
  /** Its time has passed: what is wrong, or that it appears within a minute. Null while there is time. */
  readonly overdue: string | null
}

/** One page of the drafts and scheduled posts: by their times, those without one last, the newest first. */
export async function listScheduled(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  page: number,
): Promise<{ posts: ScheduledPost[]; hasMore: boolean }> {
  const rows = await db
    .select({
      id: posts.id,
      title: posts.title,
      slug: posts.slug,
      author: posts.author,
      status: posts.status,
      scheduledFor: posts.scheduledFor,
      createdAt: posts.createdAt,
      updatedAt: posts.updatedAt,
      tags: posts.tags,
      metaDescription: posts.metaDescription,
      error: publications.error,
    })
    .from(posts)
    .leftJoin(
      publications,
      and(eq(publications.postId, posts.id), eq(publications.dueAt, posts.scheduledFor), isNull(publications.doneAt)),
    )
    .where(ne(posts.status, 'published'))
    .orderBy(sql`${posts.scheduledFor} asc nulls last`, sql`${posts.createdAt} desc`, posts.id)
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
  const now = clock.now()
  const list = rows
    .slice(0, PAGE)
    .map(({ error, updatedAt, ...post }) => ({ ...post, overdue: overdueWords(post.scheduledFor, updatedAt, error, now) }))
  return { posts: list, hasMore: rows.length > PAGE }
}

/** A time that had passed when it was chosen is due from then on. */
function overdueWords(planned: Date | null, changed: Date, error: string | null, now: Date): string | null {
  if (!planned || planned > now) return null
  if (error) return error
  const due = Math.max(planned.getTime(), changed.getTime())
  if (now.getTime() - due <= ROUND_MS) return 'It is published within a minute.'
  return 'No worker has looked for due posts since then. Is the product running with its jobs (ROLE=worker)?'
}

/** A post on the calendar of what is planned and published. */
export interface CalendarPost {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly status: 'draft' | 'scheduled' | 'published'
  readonly at: Date
}

/** What is planned and published between two instants, in that order, the latter excluded. */
export async function listBetween({ db }: Pick<Infrastructure, 'db'>, from: Date, to: Date): Promise<CalendarPost[]> {
  const planned = and(eq(posts.status, 'scheduled'), gte(posts.scheduledFor, from), lt(posts.scheduledFor, to))
  const published = and(eq(posts.status, 'published'), gte(posts.date, from), lt(posts.date, to))
  const at = sql<Date>`case when ${posts.status} = 'scheduled' then ${posts.scheduledFor} else ${posts.date} end`
  const rows = await db
    .select({ id: posts.id, title: posts.title, slug: posts.slug, status: posts.status, at: at.mapWith(posts.date) })
    .from(posts)
    .where(or(planned, published))
    .orderBy(asc(at), posts.id)
    .limit(1_000)
  return rows
}
