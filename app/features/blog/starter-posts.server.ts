import { starterPosts } from '#content/posts/starter-posts.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'

import { createPost } from './core/posts.server.ts'

const DAYS_APART = 4
const DAY_MS = 86_400_000

/** The articles that come with the product, as if they had appeared every few days before the first start, the last one the day before. */
export const starterPostRows: StarterContent = {
  name: 'posts',
  load: async (tx, now, services) => {
    const author = `${await services.site.name()} Team`
    for (const [at, post] of starterPosts.entries()) {
      const daysAgo = 1 + (starterPosts.length - 1 - at) * DAYS_APART
      const then = { ...services, clock: { now: () => new Date(now.getTime() - daysAgo * DAY_MS) } }
      await createPost(then, tx, null, { ...post, author, coverImage: '', origin: 'starter' }, { status: 'published' })
    }
  },
}
