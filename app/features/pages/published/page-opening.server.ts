import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPublishedPage } from './find-published.server.ts'

/** What a page begins with. */
export interface PageOpening {
  readonly title: string
  readonly lead: string
}

/** How the frame of the page at a path begins, as everybody sees it; null where there is none, or it cannot be read. */
export async function findPageOpening(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>,
  path: string,
): Promise<PageOpening | null> {
  try {
    const [page, { house }] = await Promise.all([findPublishedPage(services, path), findSiteSettings(services)])
    const frame = page?.sections.find(({ kind }) => sectionKinds.get(kind)?.width === 'frame')
    const { title, lead } = (frame?.values ?? {}) as Partial<PageOpening>
    return title === undefined ? null : fillIn({ title, lead: lead ?? '' }, house.name)
  } catch {
    // Whatever is the matter is told by who reads the page itself.
    return null
  }
}
