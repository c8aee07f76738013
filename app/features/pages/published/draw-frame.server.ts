import type { AnyValues } from '#features/pages/core/fields.ts'
import type { Page } from '#features/pages/core/page.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { DrawnMarkup } from '#platform/ready-markup.server.ts'

import { drawPage, type DrawablePage } from './draw-page.server.ts'

/** A page with a frame: what its frame says, and the sections around it as they are drawn; null where there are none. */
export interface DrawnFrame {
  readonly texts: AnyValues
  readonly before: DrawnMarkup | null
  readonly after: DrawnMarkup | null
}

/** Draws the sections around the frame of a page. */
export async function drawFrame(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>,
  { sections, ...page }: DrawablePage,
): Promise<DrawnFrame> {
  const at = sections.findIndex(({ kind }) => sectionKinds.get(kind)?.width === 'frame')
  const draw = async (some: Page['sections']) =>
    some.some(({ isHidden }) => !isHidden) ? (await drawPage(services, { ...page, sections: some })).markup : null
  const [{ house }, before, after] = await Promise.all([
    findSiteSettings(services),
    draw(sections.slice(0, at)),
    draw(sections.slice(at + 1)),
  ])
  return { texts: fillIn(sections[at]!.values, house.name), before, after }
}
