import { eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { type Editor, type Plan, type PostContent } from '#features/blog/core/post.ts'
import { contentOf, isTaken, savePostWithin, type SavedPost } from '#features/blog/core/posts.server.ts'
import { renderPost } from '#features/blog/core/rendering.server.ts'
import { posts } from '#features/blog/core/tables.server.ts'
import { planPostAsWithin, UNTITLED } from '#features/blog/managing/post-actions.server.ts'
import { namesOf } from '#features/identity/people.server.ts'
import { slugOf } from '#features/site/slug.ts'
import type { BlockProblem } from '#features/writing/blocks/split-blocks.ts'
import { readingMinutes } from '#features/writing/count-words.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findUpload } from './pictures.server.ts'
import { forgetOwnDrafts, keepDraft, prune } from './versions.server.ts'

/** A post as it is opened for editing. */
export interface EditedPost {
  readonly id: string
  readonly content: PostContent
  readonly version: number
  readonly status: 'draft' | 'scheduled' | 'published'
  readonly scheduledFor: Date | null
  readonly updatedAt: Date
  readonly note: string | null
  readonly origin: string
  readonly model: string | null
  readonly wasPublished: boolean
  readonly review: { readonly by: string | null; readonly at: Date } | null
}

/** The post of this id as it is saved; null when there is none. */
export async function findEditedPost({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<EditedPost | null> {
  if (!isId(id)) return null
  const [post] = await db
    .select({
      title: posts.title,
      slug: posts.slug,
      author: posts.author,
      body: posts.body,
      metaDescription: posts.metaDescription,
      coverImage: posts.coverImage,
      tags: posts.tags,
      version: posts.version,
      status: posts.status,
      scheduledFor: posts.scheduledFor,
      updatedAt: posts.updatedAt,
      note: posts.note,
      origin: posts.origin,
      model: posts.model,
      date: posts.date,
      reviewedBy: posts.reviewedBy,
      reviewedAt: posts.reviewedAt,
    })
    .from(posts)
    .where(eq(posts.id, id))
  if (!post) return null
  const { version, status, scheduledFor, updatedAt, note, origin, model, date, reviewedBy, reviewedAt } = post
  const name = reviewedBy && ((await namesOf(db, [reviewedBy])).get(reviewedBy) ?? null)
  return {
    id,
    content: contentOf(post),
    version,
    status,
    scheduledFor,
    updatedAt,
    note,
    origin,
    model,
    wasPublished: date !== null,
    review: reviewedAt && { by: name, at: reviewedAt },
  }
}

export interface Saving {
  readonly content: PostContent
  /** The version that they had before them. */
  readonly over: number
  /** They stand by it. */
  readonly isReviewed: boolean
  /** What becomes of it with the same button. */
  readonly plan?: Plan
}

/** A published post is not scheduled; what was typed is saved all the same. */
export type SavedAs = SavedPost & { readonly isPublishedAlready?: boolean }

/**
 * Saves what a person typed over the version they had before them, and publishes, schedules or unpublishes the post with it: both
 * happen, or neither. When somebody else was quicker, what was typed is kept among the versions all the same.
 */
export async function savePostAs(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock' | 'site'>,
  editor: Editor,
  id: string,
  { content, over, isReviewed, plan }: Saving,
): Promise<SavedAs> {
  const saved = await services.db.transaction(async (tx): Promise<SavedAs> => {
    const saved = await savePostWithin(services, tx, editor, id, withSlug(content), over)
    if (!saved.ok) return saved
    const cover = await findUpload({ db: tx }, id, content.coverImage)
    const review = { reviewedBy: editor.userId, reviewedAt: services.clock.now() }
    if (cover || isReviewed)
      await tx
        .update(posts)
        .set({ ...(cover && { cover }), ...(isReviewed && review) })
        .where(eq(posts.id, id))
    await forgetOwnDrafts(tx, editor, id)
    await prune(tx, id, 'saved')
    const record = (action: string) => services.audit.record(tx, { actor: editor, action, details: { post: id } })
    await record('post.edited')
    if (isReviewed) await record('post.reviewed')
    const planned = plan && (await planPostAsWithin(services, tx, editor, id, plan))
    return { ...saved, ...(planned === 'published already' && { isPublishedAlready: true }) }
  })
  if (!saved.ok && saved.reason !== 'gone') await keepDraft(services, editor, id, content)
  return saved
}

/** A post that nobody gave an address of its own is named by its title. */
function withSlug(content: PostContent): PostContent {
  const isUnnamed = content.slug === '' || new RegExp(`^${slugOf(UNTITLED)}(-\\d+)?$`).test(content.slug)
  return isUnnamed && content.title !== UNTITLED ? { ...content, slug: slugOf(content.title) } : content
}

/** How a text would stand on its page, and what is to be said about it meanwhile. */
export interface Preview {
  readonly html: string
  readonly words: number
  readonly minutes: number
  readonly problems: readonly BlockProblem[]
  readonly isSlugTaken: boolean
  readonly version: number
}

/** Renders what somebody is writing, as saving it would. Null when there is no such post. */
export async function previewPost(
  services: Pick<Infrastructure, 'db' | 'site'>,
  id: string,
  content: PostContent,
): Promise<Preview | null> {
  if (!isId(id)) return null
  const { db } = services
  const [post] = await db.select({ version: posts.version, pictures: posts.pictures }).from(posts).where(eq(posts.id, id))
  if (!post) return null
  const { rendered, problems } = renderPost(services, content, post.pictures)
  const { html, words } = rendered
  const isSlugTaken = content.slug !== '' && (await isTaken(db, content.slug, id))
  return { html, words, minutes: readingMinutes(words), problems, isSlugTaken, version: post.version }
}
