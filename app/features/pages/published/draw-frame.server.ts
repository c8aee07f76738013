import type { AnyValues } from '#features/pages/core/fields.ts'
import type { Page } from '#features/pages/core/page.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { drawPage, type DrawnPage, type PageToDraw } from './draw-page.server.ts'

/** A page with a frame: what its frame says, and the sections around it as they are drawn; null where there are none. */
export interface DrawnFrame {
  readonly texts: AnyValues
  readonly before: DrawnPage | null
  readonly after: DrawnPage | null
}

interface Around {
  readonly frame: Page['sections'][number]
  readonly before: Page['sections']
  readonly after: Page['sections']
}

/** What stands around the frame of a published page is the same until another is published, so that what was drawn of it is kept. */
const around = new WeakMap<Page['sections'], Around>()

/** Draws the sections around the frame of a page. */
export async function drawFrame(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'site'>,
  { sections, ...page }: PageToDraw,
): Promise<DrawnFrame> {
  const parts = around.get(sections) ?? partsAround(sections)
  around.set(sections, parts)
  const draw = async (some: Page['sections']) =>
    some.some(({ isHidden }) => !isHidden) ? drawPage(services, { ...page, sections: some }) : null
  const [{ house }, before, after] = await Promise.all([findSiteSettings(services), draw(parts.before), draw(parts.after)])
  return { texts: fillIn(parts.frame.values, house.name), before, after }
}

function partsAround(sections: Page['sections']): Around {
  const at = sections.findIndex(({ kind }) => sectionKinds.get(kind)?.width === 'frame')
  return { frame: sections[at]!, before: sections.slice(0, at), after: sections.slice(at + 1) }
}
