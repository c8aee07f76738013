import { lessons } from '#features/courses/core/tables.server.ts'
import { ownerLinks } from '#features/writing/owner-links.server.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'

/** Links in lessons that were saved before links of the owner were vouched for. */
export const lessonLinkRows: StarterContent = {
  name: 'links of the owner in lessons, 2026',
  load: async (tx) => {
    const { isOld, html } = ownerLinks(lessons.html)
    await tx.update(lessons).set({ html }).where(isOld)
  },
}
