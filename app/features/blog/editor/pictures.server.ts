import { eq } from 'drizzle-orm'

import { isId } from '#features/blog/posts.server.ts'
import { posts, postUploads } from '#features/blog/tables.server.ts'
import { preparePicture, putPicture } from '#platform/images.server.ts'
import type { PictureProblem, StoredPicture } from '#platform/picture.ts'
import type { Services } from '#platform/services.server.ts'

/** A phone’s text column, a desk’s, and twice that. */
const WIDTHS = [480, 960, 1600] as const

/** The address under which a picture stands in a text: its widest file. */
export function pictureAddress({ key, widths }: StoredPicture): string {
  return `/media/${key}-${widths.at(-1)}.webp`
}

/** Keeps a picture for a post. The same one again is the same file. */
export async function uploadPicture(
  { db, files, clock }: Services,
  id: string,
  bytes: Uint8Array,
): Promise<{ ok: true; address: string } | { ok: false; reason: PictureProblem | 'gone' }> {
  if (!isId(id) || (await db.$count(posts, eq(posts.id, id))) === 0) return { ok: false, reason: 'gone' }
  const prepared = await preparePicture(bytes, WIDTHS)
  if (!prepared.ok) return prepared
  const picture = await putPicture(files, `posts/${id}`, prepared.picture)
  await db.insert(postUploads).values({ key: picture.key, postId: id, picture, uploadedAt: clock.now() }).onConflictDoNothing()
  return { ok: true, address: pictureAddress(picture) }
}

/** The uploaded picture of a post at this address; null when it is none of them. */
export async function findUpload({ db }: Pick<Services, 'db'>, id: string, address: string): Promise<StoredPicture | null> {
  const uploads = await db.select({ picture: postUploads.picture }).from(postUploads).where(eq(postUploads.postId, id))
  return uploads.find(({ picture }) => pictureAddress(picture) === address)?.picture ?? null
}

/** Who may see a picture that was uploaded for a post: everybody once the post is published. Null when it is none of these. */
export async function postPictureAudience({ db }: Services, key: string): Promise<'anyone' | 'admins' | null> {
  const id = /^posts\/([^/]+)\/[^/]+$/.exec(key)?.[1]
  if (!id || !isId(id)) return null
  const [post] = await db.select({ published: posts.published }).from(posts).where(eq(posts.id, id))
  if (!post) return null
  return post.published ? 'anyone' : 'admins'
}
