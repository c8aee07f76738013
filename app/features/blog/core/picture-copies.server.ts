import { eq } from 'drizzle-orm'
import { z } from 'zod'

import { isId } from '#base/ids.ts'
import { renderMarkdown } from '#features/writing/markdown.server.ts'
import { keepTextPicture } from '#features/writing/text-pictures.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { OutboundFetchError } from '#platform/fetch.server.ts'
import { deletePicture } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob, handleJob } from '#platform/jobs.server.ts'
import type { StoredPicture } from '#platform/picture.ts'

import { isElsewhere, mayNeedPictures, type PictureCopies } from './picture-copies.ts'
import { renderPost } from './rendering.server.ts'
import { posts, postUploads } from './tables.server.ts'

type Post = typeof posts.$inferSelect
type Copies = Record<string, StoredPicture>

const fetchPictures = defineJob({
  name: 'blog.fetch-pictures',
  payload: z.object({ postId: z.uuid() }),
  retries: 4,
  timeoutSeconds: 900,
})

export const pictureJobs = [
  handleJob(
    fetchPictures,
    (services: Pick<Infrastructure, 'db' | 'files' | 'readers' | 'broadcast' | 'fetch' | 'log' | 'site'>, { postId }) =>
      copyPictures(services, postId),
  ),
]

const MAX_PICTURES = 40
const ADDRESS = /^posts\/([0-9a-f-]{36})\/[0-9a-f]+-\d+\.(?:avif|webp)$/

/** Has the pictures of a post fetched, if it shows any from elsewhere. Who saves a post calls it, in the same transaction. */
export async function askForPictures(
  { jobs, site }: Pick<Infrastructure, 'jobs' | 'site'>,
  tx: Transaction,
  id: string,
  content: Pick<Post, 'body' | 'coverImage'>,
): Promise<void> {
  if (mayNeedPictures(content, site.origin)) await jobs.send(tx, fetchPictures, { postId: id }, { key: id })
}

/** Who may see a stored file of a post: everybody while it is published, else the administrators. Null: no file of a post. */
export async function postPictureAudience(
  services: Pick<Infrastructure, 'db'>,
  key: string,
): Promise<'anyone' | 'admins' | null> {
  return postAudience(services, ADDRESS.exec(key)?.[1])
}

/** Who may see what was uploaded for a post. Null: there is no such post. */
export async function postAudience(
  { db }: Pick<Infrastructure, 'db'>,
  id: string | undefined,
): Promise<'anyone' | 'admins' | null> {
  if (!isId(id)) return null
  const [post] = await db.select({ published: posts.published }).from(posts).where(eq(posts.id, id))
  if (!post) return null
  return post.published ? 'anyone' : 'admins'
}

/** Takes away the copies of a post that is gone. Nobody can reach them any more, so a failure is only noted. */
export async function dropCopies(
  { files, log }: Pick<Infrastructure, 'files' | 'log'>,
  copies: ReadonlyArray<StoredPicture | null>,
): Promise<void> {
  for (const copy of copies) {
    if (!copy) continue
    await deletePicture(files, copy).catch((error: unknown) => {
      log.warn({ err: error }, 'A picture that no post shows any more could not be deleted.')
    })
  }
}

/**
 * Fetches what a post shows from elsewhere and has no copy of, and draws the post anew with it. What is not to be had for good leaves its
 * description (or, of the cover, the plate) standing until the post is saved again; what may be there later is tried again.
 */
async function copyPictures(
  services: Pick<Infrastructure, 'db' | 'files' | 'readers' | 'broadcast' | 'fetch' | 'log' | 'site'>,
  postId: string,
): Promise<void> {
  const { db, site } = services
  const [post] = await db.select().from(posts).where(eq(posts.id, postId))
  if (!post) return
  const wanted = pictureAddressesIn(post, site.origin).filter((address) => !post.pictures[address])
  const fetched: Copies = {}
  let later: unknown = null
  for (const address of wanted.slice(0, MAX_PICTURES)) {
    const copy = await copyPicture(services, postId, address).catch((error: unknown) => {
      later = error
      return null
    })
    if (copy) fetched[address] = copy
  }
  await useCopies(services, postId, fetched)
  if (later) throw later
}

/** The addresses of all pictures from elsewhere that a post shows. */
function pictureAddressesIn({ body, coverImage }: Pick<Post, 'body' | 'coverImage'>, origin: string): string[] {
  const { pictures } = renderMarkdown(body, { origin, pictureAddress: () => null, author: 'owner' })
  return [...new Set([...(isElsewhere(coverImage, origin) ? [coverImage] : []), ...pictures])]
}

/** A copy in our files; null where there is no such picture, or none that we take. @throws when another try may have more luck. */
async function copyPicture(
  services: Pick<Infrastructure, 'files' | 'readers' | 'fetch' | 'log'>,
  postId: string,
  address: string,
): Promise<StoredPicture | null> {
  const { fetch, log } = services
  try {
    const { status, body } = await fetch(address, { headers: { accept: 'image/avif,image/webp,image/*;q=0.8' } })
    if (status >= 500 || status === 429) throw new OutboundFetchError('unreachable', `The site answered ${status}.`)
    const copy = status === 200 ? await keepTextPicture(services, `posts/${postId}`, body) : null
    if (copy?.ok === false && copy.reason === 'busy') throw new OutboundFetchError('timeout', 'No reader was free.')
    if (copy?.ok) return copy.picture
    log.warn({ postId, status, reason: copy?.reason }, 'A picture of a post is none that can be copied.')
    return null
  } catch (error) {
    const isForGood = error instanceof OutboundFetchError && !['unreachable', 'timeout'].includes(error.reason)
    if (!isForGood) throw error
    log.warn({ postId, reason: error.reason }, 'A picture of a post may not be fetched.')
    return null
  }
}

/** The post may have been edited or deleted meanwhile: what it shows now decides. */
async function useCopies(
  services: Pick<Infrastructure, 'db' | 'files' | 'broadcast' | 'log' | 'site'>,
  postId: string,
  fetched: Copies,
): Promise<void> {
  const { db, site, broadcast } = services
  const unused = await db.transaction(async (tx): Promise<StoredPicture[]> => {
    const [post] = await tx.select().from(posts).where(eq(posts.id, postId)).for('update')
    if (!post) return Object.values(fetched)
    const all: PictureCopies = { ...post.pictures, ...fetched }
    const addresses = pictureAddressesIn(post, site.origin)
    const pictures = Object.fromEntries(addresses.flatMap((address) => (all[address] ? [[address, all[address]]] : [])))
    const cover = isElsewhere(post.coverImage, site.origin) ? (pictures[post.coverImage] ?? null) : post.cover
    await tx
      .update(posts)
      .set({ pictures, cover, ...renderPost(services, post, pictures).rendered })
      .where(eq(posts.id, postId))
    if (post.published) await broadcast.publish(tx, 'pages')
    // An upload of the same picture has the same files.
    const uploads = await tx.select({ key: postUploads.key }).from(postUploads).where(eq(postUploads.postId, postId))
    const used = new Set([...Object.values(pictures), ...(cover ? [cover] : []), ...uploads].map(({ key }) => key))
    return Object.values(all).filter(({ key }) => !used.has(key))
  })
  await dropCopies(services, unused)
}
