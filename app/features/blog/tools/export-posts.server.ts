import { randomBytes } from 'node:crypto'

import type { ChoreResult, Progress } from '#features/blog/core/chore.ts'
import { posts, postUploads } from '#features/blog/core/tables.server.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { pictureAddress } from '#features/writing/text-pictures.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { zipOf, type ZipEntry } from '#platform/zip.server.ts'

import { allPosts } from './all-posts.server.ts'
import { markdownFile } from './front-matter.ts'

const TELL_EVERY = 20

/** Puts every post into a ZIP, a Markdown file each, with the pictures that were uploaded for them under the paths that the texts name. */
export async function exportPosts(
  services: Pick<Infrastructure, 'db' | 'files' | 'clock' | 'site'>,
  progress: Progress,
): Promise<ChoreResult> {
  const { db, files, clock } = services
  const [total, name] = [await db.$count(posts), await services.site.name()]
  let isOurs = true
  async function* entries(): AsyncGenerator<ZipEntry> {
    let done = 0
    for await (const post of allPosts(db)) {
      if (done % TELL_EVERY === 0) isOurs = await progress(done, total)
      if (!isOurs) return
      yield { name: `posts/${post.slug}.md`, body: Buffer.from(markdownFile({ ...post, author: fillIn(post.author, name) })) }
      done += 1
    }
    await progress(done, total)
    for (const { picture } of await db.select({ picture: postUploads.picture }).from(postUploads)) {
      const name = pictureAddress(picture).slice(1)
      const file = await files.get(name.replace(/^media\//, ''))
      if (file) yield { name, body: file.body }
    }
  }
  const body = await zipOf(entries(), clock.now())
  if (!isOurs) return null
  const fileKey = `exports/posts-${randomBytes(16).toString('hex')}.zip`
  await files.put(fileKey, body, 'application/zip')
  return { fileKey, bytes: body.length }
}
