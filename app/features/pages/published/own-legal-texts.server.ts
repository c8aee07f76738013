import { markdownKind } from '#features/pages/kinds/markdown.tsx'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPublishedPages, findStarter } from './find-published.server.ts'

/** The legal texts in whose place the owner has published one of her own: by the ids of their claims, which are those of their pages. */
export async function ownLegalTexts(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>): Promise<string[]> {
  const pages = await findPublishedPages(services)
  const own: string[] = []
  for (const id of ['privacy', 'terms', 'disclaimer']) {
    const [page, starter] = [pages.get(`/${id}`), await findStarter(services, id)]
    const ships = starter?.sections.find(({ kind }) => kind === markdownKind.name)?.values['text']
    const says = page?.sections.filter(({ kind, isHidden }) => kind === markdownKind.name && !isHidden) ?? []
    if (page && says.every(({ values }) => values['text'] !== ships)) own.push(id)
  }
  return own
}
