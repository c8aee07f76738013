import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPostsNamed } from './list-posts.server.ts'
import { editorAddress } from './managed-posts.ts'

const states = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const

/** Posts, by title, author or tag, for the owner’s search. */
export const postSearch = {
  name: 'Posts',
  find: async (services: Pick<Infrastructure, 'db'>, query: string, most: number) => {
    const posts = await findPostsNamed(services, query, most)
    return posts.map(({ id, title, status }) => ({ title: title || 'Untitled', detail: states[status], to: editorAddress(id) }))
  },
}
