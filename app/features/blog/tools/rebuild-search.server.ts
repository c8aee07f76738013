import { and, eq } from 'drizzle-orm'

import type { Progress } from '#features/blog/core/chore.ts'
import { renderPost, wordsOf } from '#features/blog/core/rendering.server.ts'
import { posts, postWords } from '#features/blog/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { keepWords } from '#features/writing/spelling.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { allPosts } from './all-posts.server.ts'

const TELL_EVERY = 20

/** Makes what the search reads of every post anew. A post that is saved meanwhile has made its own already. */
export async function rebuildSearch(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'site'>,
  progress: Progress,
): Promise<null> {
  const { db, broadcast } = services
  const total = await db.$count(posts)
  let done = 0
  for await (const post of allPosts(db)) {
    if (done % TELL_EVERY === 0 && !(await progress(done, total))) return null
    const { rendered } = renderPost(services, post)
    const { gist, plain, search, searchHead } = rendered
    await db.transaction(async (tx) => {
      await tx
        .update(posts)
        .set({ gist, plain, search, searchHead })
        .where(and(eq(posts.id, post.id), eq(posts.version, post.version)))
      await keepWords(tx, postWords, wordsOf(rendered))
    })
    done += 1
  }
  await progress(done, total)
  await db.transaction((tx) => broadcast.publish(tx, PAGES))
  return null
}
