import { and, eq, min, ne } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { posts } from './core/tables.server.ts'

/** A published post that did not come with the product. */
export const postStep = {
  name: 'The first post',
  async find({ db }: Pick<Infrastructure, 'db'>) {
    const [own] = await db
      .select({ since: min(posts.date) })
      .from(posts)
      .where(and(eq(posts.published, true), ne(posts.origin, 'starter')))
    const since = own?.since ?? null
    return [
      {
        name: 'post',
        title: 'Publish a post of your own',
        text: 'It tells visitors who writes here, and search engines that the site is alive.',
        to: '/blog-automation/manage',
        isDone: since !== null,
        doneAt: since,
      },
    ]
  },
}
