import { eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { posts, postUploads } from '#features/blog/core/tables.server.ts'
import { keepTextPicture, pictureAddress } from '#features/writing/text-pictures.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { PictureProblem, StoredPicture } from '#platform/picture.ts'

/** Keeps a picture for a post. The same one again is the same file. */
export async function uploadPicture(
  services: Pick<Infrastructure, 'db' | 'files' | 'readers' | 'clock'>,
  id: string,
  bytes: Uint8Array,
): Promise<{ ok: true; address: string } | { ok: false; reason: PictureProblem | 'gone' }> {
  const { db, clock } = services
  if (!isId(id) || (await db.$count(posts, eq(posts.id, id))) === 0) return { ok: false, reason: 'gone' }
  const stored = await keepTextPicture(services, `posts/${id}`, bytes)
  if (!stored.ok) return stored
  const { picture } = stored
  await db.insert(postUploads).values({ key: picture.key, postId: id, picture, uploadedAt: clock.now() }).onConflictDoNothing()
  return { ok: true, address: pictureAddress(picture) }
}

/** The uploaded picture of a post at this address; null when it is none of them. */
export async function findUpload({ db }: Pick<Infrastructure, 'db'>, id: string, address: string): Promise<StoredPicture | null> {
  const uploads = await db.select({ picture: postUploads.picture }).from(postUploads).where(eq(postUploads.postId, id))
  return uploads.find(({ picture }) => pictureAddress(picture) === address)?.picture ?? null
}
