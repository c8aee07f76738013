import { eq } from 'drizzle-orm'

import type { Editor, Plan } from '#features/blog/post.ts'
import { createPost, isId, planPostWithin } from '#features/blog/posts.server.ts'
import { posts, postUploads } from '#features/blog/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { deletePicture } from '#platform/images.server.ts'
import type { Services } from '#platform/services.server.ts'

/** What the audit log calls a post’s way to each state. */
const deeds = { draft: 'post.unpublished', scheduled: 'post.scheduled', published: 'post.published' } as const

/** Publishes, schedules or unpublishes a post in somebody’s name. Null when there is none of this id. */
export async function planPostAs(
  services: Services,
  { userId }: Editor,
  id: string,
  plan: Plan,
): Promise<true | 'published already' | null> {
  return services.db.transaction(async (tx) => {
    const planned = await planPostWithin(services, tx, id, plan)
    if (planned === true)
      await services.audit.record(tx, { actor: { userId }, action: deeds[plan.status], details: { post: id } })
    return planned
  })
}

/** Deletes a post for good, with its versions and the pictures uploaded for it. Null when there is none of this id. */
export async function deletePostAs(services: Services, { userId }: Editor, id: string): Promise<true | null> {
  if (!isId(id)) return null
  const { db, broadcast, audit, files, log } = services
  const pictures = await db.transaction(async (tx) => {
    const uploads = await tx.select({ picture: postUploads.picture }).from(postUploads).where(eq(postUploads.postId, id))
    const [gone] = await tx.delete(posts).where(eq(posts.id, id)).returning({ published: posts.published })
    if (!gone) return null
    if (gone.published) await broadcast.publish(tx, PAGES)
    await audit.record(tx, { actor: { userId }, action: 'post.deleted', details: { post: id } })
    return uploads.map(({ picture }) => picture)
  })
  if (!pictures) return null
  for (const picture of pictures) {
    // Nobody can reach them any more, so a failure here is only noted.
    await deletePicture(files, picture).catch((error: unknown) => log.warn({ err: error }, 'A picture of a deleted post stayed.'))
  }
  return true
}

/** What a post that was only just begun is called. */
export const UNTITLED = 'New post'

/** Begins a post by hand: an empty draft. Returns its id. */
export async function beginPost(services: Services, editor: Editor, author: string): Promise<string> {
  return services.db.transaction(async (tx) => {
    const empty = { title: UNTITLED, author, body: '', metaDescription: '', coverImage: '', tags: [], origin: 'hand' } as const
    const { id } = await createPost(services, tx, editor, empty)
    await services.audit.record(tx, { actor: editor, action: 'post.created', details: { post: id } })
    return id
  })
}

/** Notes that a person has read the post and stands by it. Null when there is none of this id. */
export async function markReviewed(services: Services, { userId }: Editor, id: string): Promise<true | null> {
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
