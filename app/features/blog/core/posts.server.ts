import { eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { slugOf } from '#features/site/slug.ts'
import { freeSlug, isSlugTaken, takeSlug, type SlugPlaces } from '#features/site/slugs.server.ts'
import { withoutBlocks } from '#features/writing/blocks/split-blocks.ts'
import { keepWords } from '#features/writing/spelling.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { askForPictures } from './picture-copies.server.ts'
import type { Editor, NewPost, Plan, PostContent, PostOrigin } from './post.ts'
import { renderPost, wordsOf } from './rendering.server.ts'
import { posts, postSlugs, postVersions, postWords } from './tables.server.ts'

/** Whoever keeps something of public pages listens for this. */
const PAGES = 'pages'

const places: SlugPlaces = {
  kind: 'post',
  id: posts.id,
  slug: posts.slug,
  formerSlug: postSlugs.slug,
  formerOf: postSlugs.postId,
}

/** Whose texts hold no blocks: from the first moment on, so that each one that stands there later was typed by a person. */
const machines: ReadonlySet<PostOrigin> = new Set(['model', 'library'])

/** Keeps a new post; the caller’s transaction decides whether it comes to be. Returns its id and its address’s last part. */
export async function createPost(
  services: Pick<Infrastructure, 'broadcast' | 'clock' | 'jobs' | 'site'>,
  tx: Transaction,
  editor: Editor | null,
  post: NewPost,
  plan: Plan = { status: 'draft' },
): Promise<{ id: string; slug: string }> {
  const now = services.clock.now()
  const { title, author, metaDescription, coverImage, tags, origin } = post
  const body = machines.has(origin) ? withoutBlocks(post.body) : post.body
  const slug = await freeSlug(tx, places, slugOf(post.slug || title) || 'post')
  const { rendered } = renderPost(services, { ...post, body })
  const [row] = await tx
    .insert(posts)
    .values({
      title,
      slug,
      author,
      body,
      metaDescription,
      coverImage,
      origin,
      tags: [...tags],
      pillar: post.pillar ?? null,
      model: post.model ?? null,
      note: post.note ?? null,
      ...statusOf(plan, now),
      ...rendered,
      createdBy: editor?.userId ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: posts.id, slug: posts.slug })
  await keepWords(tx, postWords, wordsOf(rendered))
  await askForPictures(services, tx, row!.id, { body, coverImage })
  if (plan.status === 'published') await services.broadcast.publish(tx, PAGES)
  return row!
}

export type SavedPost =
  | { ok: true; version: number; slug: string }
  | { ok: false; reason: 'gone' }
  | { ok: false; reason: 'slug taken' }
  /** Somebody else saved in the meantime. */
  | { ok: false; reason: 'changed'; version: number }

/**
 * Saves what a person typed over the version that they had before them; the former one stays among the versions, and the former
 * address leads on. `over` is that version; null saves over whatever there is.
 */
export async function savePost(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock' | 'site'>,
  editor: Editor,
  id: string,
  content: PostContent,
  over: number | null,
): Promise<SavedPost> {
  return services.db.transaction((tx) => savePostWithin(services, tx, editor, id, content, over))
}

/** The same within a transaction of the caller’s. */
export async function savePostWithin(
  services: Pick<Infrastructure, 'jobs' | 'broadcast' | 'clock' | 'site'>,
  tx: Transaction,
  editor: Editor,
  id: string,
  content: PostContent,
  over: number | null,
): Promise<SavedPost> {
  const post = await lockPost(tx, id)
  if (!post) return { ok: false, reason: 'gone' }
  if (over !== null && over !== post.version) return { ok: false, reason: 'changed', version: post.version }
  const slug = slugOf(content.slug) || post.slug
  if (slug !== post.slug) {
    if (!(await takeSlug(tx, places, slug, id))) return { ok: false, reason: 'slug taken' }
    await tx.insert(postSlugs).values({ slug: post.slug, postId: id })
  }
  const now = services.clock.now()
  const { title, author, body, metaDescription, coverImage, tags } = content
  await tx
    .insert(postVersions)
    .values({ postId: id, kind: 'saved', content: contentOf(post), savedBy: editor.userId, savedAt: now })
  const { rendered } = renderPost(services, content, post.pictures)
  await tx
    .update(posts)
    .set({
      title,
      slug,
      author,
      body,
      metaDescription,
      coverImage,
      tags: [...tags],
      ...rendered,
      ...(coverImage !== post.coverImage && { cover: null }),
      // Whoever has read it has not read this.
      ...((title !== post.title || body !== post.body) && { reviewedBy: null, reviewedAt: null }),
      version: post.version + 1,
      updatedAt: now,
    })
    .where(eq(posts.id, id))
  await keepWords(tx, postWords, wordsOf(rendered))
  await askForPictures(services, tx, id, content)
  if (post.published) await services.broadcast.publish(tx, PAGES)
  return { ok: true, version: post.version + 1, slug }
}

/**
 * Makes a post a draft, schedules it, or publishes it. Publishing keeps the day on which it first appeared; a published post is not
 * rescheduled. Null when there is none of this id.
 */
export async function planPost(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>,
  id: string,
  plan: Plan,
): Promise<true | 'published already' | null> {
  return services.db.transaction((tx) => planPostWithin(services, tx, id, plan))
}

/** The same within a transaction of the caller’s. */
export async function planPostWithin(
  services: Pick<Infrastructure, 'broadcast' | 'clock'>,
  tx: Transaction,
  id: string,
  plan: Plan,
): Promise<true | 'published already' | null> {
  const post = await lockPost(tx, id)
  if (!post) return null
  if (plan.status === 'scheduled' && post.published) return 'published already'
  const now = services.clock.now()
  const { date, ...status } = statusOf(plan, now)
  await tx
    .update(posts)
    .set({ ...status, ...(plan.status === 'published' && { date: post.date ?? date }), updatedAt: now })
    .where(eq(posts.id, id))
  if (post.published || plan.status === 'published') await services.broadcast.publish(tx, PAGES)
  return true
}

export function contentOf({ title, slug, author, body, metaDescription, coverImage, tags }: PostContent): PostContent {
  return { title, slug, author, body, metaDescription, coverImage, tags }
}

async function lockPost(tx: Transaction, id: string) {
  if (!isId(id)) return null
  const [post] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
  return post ?? null
}

function statusOf(plan: Plan, now: Date) {
  const { status } = plan
  return {
    status,
    published: status === 'published',
    scheduledFor: plan.status === 'scheduled' ? plan.at : null,
    date: status === 'published' ? now : null,
  }
}

/** Whether another post than `but` has or had this address. */
export function isTaken(db: Database | Transaction, slug: string, but: string): Promise<boolean> {
  return isSlugTaken(db, places, slug, but)
}
