import type { Fields, Values } from '#features/pages/core/fields.ts'
import type { SectionKind } from '#features/pages/core/section-kind.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPublishedPage } from './find-published.server.ts'

/** What the frame of the published page at a path says, for another page that says it too; null where it is not on the site. */
export async function findFrameTexts<Of extends Fields>(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>,
  path: string,
  { name }: SectionKind<Of>,
): Promise<Values<Of> | null> {
  const [page, { house }] = await Promise.all([findPublishedPage(services, path), findSiteSettings(services)])
  const frame = page?.sections.find(({ kind }) => kind === name)
  return frame ? (fillIn(frame.values, house.name) as Values<Of>) : null
}
