import { and, eq, inArray } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { dropCopies } from '#features/blog/core/picture-copies.server.ts'
import type { Editor, Plan } from '#features/blog/core/post.ts'
import { createPost, planPostWithin } from '#features/blog/core/posts.server.ts'
import { posts, postUploads } from '#features/blog/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { dropTextFiles } from '#features/writing/files/text-files.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { TickedAct } from './managed-posts.ts'

/** What the audit log calls a post’s way to each state. */
const actions = { draft: 'post.unpublished', scheduled: 'post.scheduled', published: 'post.published' } as const

/** Publishes, schedules or unpublishes a post in somebody’s name. Null when there is none of this id. */
export async function planPostAs(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  editor: Editor,
  id: string,
  plan: Plan,
): Promise<true | 'published already' | null> {
  return services.db.transaction((tx) => planPostAsWithin(services, tx, editor, id, plan))
}

/** The same within a transaction of the caller’s. */
export async function planPostAsWithin(
  services: Pick<Infrastructure, 'audit' | 'broadcast' | 'clock'>,
  tx: Transaction,
  { userId }: Editor,
  id: string,
  plan: Plan,
): Promise<true | 'published already' | null> {
  const planned = await planPostWithin(services, tx, id, plan)
  if (planned === true)
    await services.audit.record(tx, { actor: { userId }, action: actions[plan.status], details: { post: id } })
  return planned
}

/**
 * Publishes the drafts among these posts, or makes drafts of the published ones; whatever is scheduled stays as it is.
 *
 * @returns those that were changed
 */
export async function planTickedAs(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  editor: Editor,
  ids: readonly string[],
  act: TickedAct,
): Promise<string[]> {
  const [before, after] = act === 'publish' ? (['draft', 'published'] as const) : (['published', 'draft'] as const)
  return services.db.transaction(async (tx) => {
    const changing = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(inArray(posts.id, ids.filter(isId)), eq(posts.status, before)))
      .orderBy(posts.id)
      .for('update')
    for (const { id } of changing) await planPostAsWithin(services, tx, editor, id, { status: after })
    return changing.map(({ id }) => id)
  })
}

/** Deletes a post for good, with its versions and every picture and file kept for it. Null when there is none of this id. */
export async function deletePostAs(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'files' | 'broadcast' | 'log'>,
  { userId }: Editor,
  id: string,
): Promise<true | null> {
  if (!isId(id)) return null
  const { db, broadcast, audit } = services
  const kept = await db.transaction(async (tx) => {
    const uploads = await tx.select({ picture: postUploads.picture }).from(postUploads).where(eq(postUploads.postId, id))
    const { published, pictures, cover } = posts
    const [deleted] = await tx.delete(posts).where(eq(posts.id, id)).returning({ published, pictures, cover })
    if (!deleted) return null
    await dropTextFiles(services, tx, [`posts/${id}`])
    if (deleted.published) await broadcast.publish(tx, PAGES)
    await audit.record(tx, { actor: { userId }, action: 'post.deleted', details: { post: id } })
    return [...uploads.map(({ picture }) => picture), ...Object.values(deleted.pictures), deleted.cover]
  })
  if (!kept) return null
  await dropCopies(services, kept)
  return true
}

/** What a post that was only just begun is called. */
export const UNTITLED = 'New post'

/** Begins a post by hand: an empty draft. Returns its id. */
export async function beginPost(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock' | 'site'>,
  editor: Editor,
  author: string,
): Promise<string> {
  return services.db.transaction(async (tx) => {
    const empty = { title: UNTITLED, author, body: '', metaDescription: '', coverImage: '', tags: [], origin: 'hand' } as const
    const { id } = await createPost(services, tx, editor, empty)
    await services.audit.record(tx, { actor: editor, action: 'post.created', details: { post: id } })
    return id
  })
}

/** Notes that a person has read the post and stands by it. Null when there is none of this id. */
export async function markReviewed(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  { userId }: Editor,
  id: string,
): Promise<true | null> {
  if (!isId(id)) return null
  const { db, clock, audit, broadcast } = services
  return db.transaction(async (tx) => {
    const [post] = await tx
      .update(posts)
      .set({ reviewedBy: userId, reviewedAt: clock.now() })
      .where(eq(posts.id, id))
      .returning({ published: posts.published })
    if (!post) return null
    await audit.record(tx, { actor: { userId }, action: 'post.reviewed', details: { post: id } })
    if (post.published) await broadcast.publish(tx, PAGES)
    return true
  })
}
