import { viewer } from '#features/identity/viewer.server.ts'
import type { Fields, Values } from '#features/pages/core/fields.ts'
import type { Page } from '#features/pages/core/page.ts'
import type { SectionKind } from '#features/pages/core/section-kind.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { drawFrame } from '#features/pages/published/draw-frame.server.ts'
import type { DrawnPart } from '#features/pages/published/draw-page.server.ts'
import { questionsOf } from '#features/pages/published/questions-of.ts'
import { faqPage } from '#features/site/structured-data/faq-page.ts'
import { describePage } from '#features/site/structured-data/page-json-ld.server.ts'
import { holdPageUntil } from '#platform/page-expiry.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/pricing.ts'
import { findShownPage } from './find-page.server.ts'
import { nothingAt } from './nothing-here.server.ts'
import { headWords } from './page-head.server.ts'
import { sendSections } from './send-sections.server.ts'

interface FrameOptions {
  /** The page shows no sections around it this time. */
  readonly isAlone?: boolean
}

/**
 * What the frame of the page at this path says, and what stands around it.
 * @throws Response 404 where the owner has taken the page from the site
 */
export async function loadFrame<Of extends Fields>(
  { request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>,
  path: string,
  _kind: SectionKind<Of>,
  { isAlone = false }: FrameOptions = {},
) {
  const page = await findShownPage(context, path)
  if (!page) throw await nothingAt({ request, context })
  const services = context.get(servicesContext)
  const shown = isAlone ? { ...page, sections: onlyFrame(page.sections) } : page
  const { texts, before, after, isTitled, holdsUntil } = await drawFrame(services, { ...shown, reader: context.get(viewer) })
  holdPageUntil(context, holdsUntil)
  const asked = questionsOf(shown)
  if (asked.length > 0) describePage(context, (publisher) => [faqPage(publisher, asked)])
  const send = (drawn: DrawnPart | null) => drawn && sendSections({ request, context }, drawn)
  return { head: headWords(page.head, path), texts: texts as Values<Of>, before: send(before), after: send(after), isTitled }
}

const onlyFrame = (sections: Page['sections']) => sections.filter(({ kind }) => sectionKinds.get(kind)?.width === 'frame')
