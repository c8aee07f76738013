import { ownerLinks } from '#features/writing/owner-links.server.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'

import { posts } from './core/tables.server.ts'

/** Links in posts that were saved before links of the owner were vouched for. */
export const postLinkRows: StarterContent = {
  name: 'links of the owner in posts, 2026',
  load: async (tx) => {
    const { isOld, html } = ownerLinks(posts.html)
    await tx.update(posts).set({ html }).where(isOld)
  },
}
