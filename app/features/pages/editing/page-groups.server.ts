import { isPattern } from '#features/pages/core/page.ts'
import { LEGAL_PATHS } from '#features/pages/starters/legal.ts'

import type { EditedPage } from './edit-page.server.ts'

/** The parts of the list of pages, in their order. */
const titles = {
  own: 'Your own pages',
  built: 'Built of sections',
  framed: 'Lists, forms and the shop',
  around: 'Around every post, course, lesson and product',
  legal: 'Legal texts',
  failures: 'When there is no page',
} as const

/** Pages in the parts of their list; a part without a page is left out. */
export function groupPages<Of extends Pick<EditedPage, 'starter' | 'isOwn'>>(
  pages: readonly Of[],
): Array<{ readonly title: string; readonly pages: readonly Of[] }> {
  const byGroup = Map.groupBy(pages, groupOf)
  return Object.entries(titles).flatMap(([group, title]) => {
    const some = byGroup.get(group as keyof typeof titles)
    return some ? [{ title, pages: some }] : []
  })
}

function groupOf({ starter, isOwn }: Pick<EditedPage, 'starter' | 'isOwn'>): keyof typeof titles {
  if (isOwn) return 'own'
  if (starter.shownWhen !== undefined) return 'failures'
  if (isPattern(starter.path)) return 'around'
  if (starter.path === '/legal' || LEGAL_PATHS.includes(starter.path)) return 'legal'
  return starter.sections.some(({ isFixed }) => isFixed) ? 'framed' : 'built'
}
