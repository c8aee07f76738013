import type { AnyValues } from '#features/pages/core/fields.ts'
import type { Page } from '#features/pages/core/page.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { DrawnMarkup } from '#platform/ready-markup.server.ts'

import { drawParts, type DrawablePage } from './draw-page.server.ts'

/** A page with a frame: what its frame says, and the sections around it as they are drawn; null where there are none. */
export interface DrawnFrame {
  readonly texts: AnyValues
  readonly before: DrawnMarkup | null
  readonly after: DrawnMarkup | null
  /** The instant from which something around it is true no more; null while it changes only with its content. */
  readonly holdsUntil: Date | null
}

/** Draws the sections around the frame of a page. */
export async function drawFrame(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'clock'>,
  { sections, ...page }: DrawablePage & Pick<Page, 'sections'>,
): Promise<DrawnFrame> {
  const at = sections.findIndex(({ kind }) => sectionKinds.get(kind)?.width === 'frame')
  const around = [sections.slice(0, at), sections.slice(at + 1)]
  const [{ house }, { parts, holdsUntil }] = await Promise.all([
    findSiteSettings(services),
    drawParts(services, { ...page, parts: around }),
  ])
  const [before, after] = around.map((some, part) => (some.some(({ isHidden }) => !isHidden) ? parts[part]!.markup : null))
  return { texts: fillIn(sections[at]!.values, house.name), before: before!, after: after!, holdsUntil }
}
