import { shownSections } from '#features/pages/published/claims-on-pages.ts'
import { findClaimTexts } from '#features/site/claims/find-claim-texts.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { openPageAt, type EditedPage } from './edit-page.server.ts'

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'clock'>

/** The page at a path as everybody would see its draft, or a version of it, once it is published now; null when there is none. */
export async function previewPageAt(services: Needs, path: string, version: string | null): Promise<EditedPage | null> {
  const opened = await openPageAt(services, path, version)
  return opened && { ...opened, page: { ...opened.page, sections: await seenSections(services, opened, version !== null) } }
}

/** The sections of a page that is edited as visitors will see them: on an open site those of which nothing is left are hidden. */
export async function seenSections(services: Needs, { page, starter, isChanged, publishedAt }: EditedPage, isVersion = false) {
  const claims = await findClaimTexts(services)
  const seenFrom = isChanged || isVersion ? services.clock.now() : publishedAt
  return shownSections(page.sections, { id: starter.id, claims, publishedAt: seenFrom })
}
