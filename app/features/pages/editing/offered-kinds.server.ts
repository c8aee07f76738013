import type { Page, StarterPage } from '#features/pages/core/page.ts'
import type { SectionKind } from '#features/pages/core/section-kind.ts'
import { kindGroups, sectionKinds } from '#features/pages/kinds/all-kinds.ts'

interface OfferedKinds {
  readonly title: string
  readonly kinds: readonly SectionKind[]
}

/** What can be added to a page, in groups; what ships beside it only where its owner has deleted it, and nothing where only words can be written. */
export function offeredKinds(starter: StarterPage, page: Page): OfferedKinds[] {
  if (starter.isWordsOnly) return []
  const shipped = starter.sections.map(({ kind }) => sectionKinds.get(kind)!)
  const beside = shipped.filter(({ name, width }) => width === 'beside' && !page.sections.some(({ kind }) => kind === name))
  return [
    ...kindGroups.map(({ title, kinds }) => ({ title, kinds: kinds.map(({ kind }) => kind) })),
    ...(beside.length > 0 ? [{ title: 'Beside the page', kinds: beside }] : []),
  ]
}
