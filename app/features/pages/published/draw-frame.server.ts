import type { AnyValues } from '#features/pages/core/fields.ts'
import type { Page } from '#features/pages/core/page.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'

import { drawParts, type DrawablePage, type DrawnPart, type PagePart } from './draw-page.server.ts'
import type { DrawingServices } from './section-data.server.ts'

/** A page with a frame: what its frame says, and the sections around it as they are drawn; null where there are none. */
export interface DrawnFrame {
  readonly texts: AnyValues
  readonly before: DrawnPart | null
  readonly after: DrawnPart | null
  /** One of these parts has the heading of the page, which the frame leaves to them. */
  readonly isTitled: boolean
  /** The instant from which something around it is true no more; null while it changes only with its content. */
  readonly holdsUntil: Date | null
}

interface Around {
  readonly frame: Page['sections'][number]
  readonly parts: readonly PagePart[]
}

/** What stands around the frame of a published page is the same until another is published, so that what was drawn of it is kept. */
const around = new WeakMap<Page['sections'], Around>()

/**
 * Draws the sections around the frame of a page. Where what they show cannot be read, the frame comes without them and holds no moment: what is the
 * matter is told by the page itself.
 */
export async function drawFrame(
  services: DrawingServices,
  { sections, ...page }: DrawablePage & Pick<Page, 'sections'>,
): Promise<DrawnFrame> {
  const { frame, parts } = around.get(sections) ?? partsAround(sections)
  around.set(sections, { frame, parts })
  const leaveOut = (error: unknown) => {
    services.log.error({ err: error }, 'The sections around a page could not be drawn.')
    return { parts: [null, null], holdsUntil: services.clock.now() }
  }
  const [{ house }, drawn] = await Promise.all([
    findSiteSettings(services),
    drawParts(services, { ...page, parts }).catch(leaveOut),
  ])
  const [before = null, after = null] = drawn.parts.map((part, at) =>
    parts[at]!.sections.some(({ isHidden }) => !isHidden) ? part : null,
  )
  const isTitled = [before, after].some((part) => part?.markup.html.includes('<h1'))
  return { texts: fillIn(frame.values, house.name), before, after, isTitled, holdsUntil: drawn.holdsUntil }
}

function partsAround(sections: Page['sections']): Around {
  const at = sections.findIndex(({ kind }) => sectionKinds.get(kind)?.width === 'frame')
  const { isUntitled: mayTitle = false } = sectionKinds.get(sections[at]!.kind)!
  return {
    frame: sections[at]!,
    parts: [
      { sections: sections.slice(0, at), place: 'before', mayTitle },
      { sections: sections.slice(at + 1), place: 'after', mayTitle },
    ],
  }
}
