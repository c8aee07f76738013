import type { AnyValues } from '#features/pages/core/fields.ts'
import type { Page } from '#features/pages/core/page.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { corporateFrame } from '#features/pages/kinds/frames.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'

import { drawParts, type DrawablePage, type DrawnPart, type PagePart } from './draw-page.server.ts'
import type { DrawingServices } from './section-data.server.ts'

/** A page with a frame: what its frame says, and the sections around it as they are drawn; null where there are none. */
export interface DrawnFrame {
  readonly texts: AnyValues
  readonly before: DrawnPart | null
  readonly after: DrawnPart | null
  /** The instant from which something around it is true no more; null while it changes only with its content. */
  readonly holdsUntil: Date | null
}

interface Around {
  readonly frame: Page['sections'][number]
  readonly parts: readonly PagePart[]
}

/** Frames whose page has its heading from the sections before them. */
const HEADED_BEFORE: ReadonlySet<string> = new Set([corporateFrame.name])

/** What stands around the frame of a published page is the same until another is published, so that what was drawn of it is kept. */
const around = new WeakMap<Page['sections'], Around>()

/**
 * Draws the sections around the frame of a page. Where what they show cannot be read, the frame comes without them and holds no moment: what is the
 * matter is told by the page itself.
 */
export async function drawFrame(
  services: DrawingServices,
  { sections, head, ...page }: DrawablePage & Pick<Page, 'sections' | 'head'>,
): Promise<DrawnFrame> {
  const { frame, parts } = around.get(sections) ?? partsAround(sections, head.title)
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
  return { texts: fillIn(frame.values, house.name), before, after, holdsUntil: drawn.holdsUntil }
}

function partsAround(sections: Page['sections'], title: string): Around {
  const at = sections.findIndex(({ kind }) => sectionKinds.get(kind)?.width === 'frame')
  const frame = sections[at]!
  return {
    frame,
    parts: [
      { sections: sections.slice(0, at), place: HEADED_BEFORE.has(frame.kind) ? { title, beforeRoute: true } : 'before' },
      { sections: sections.slice(at + 1), place: 'after' },
    ],
  }
}
