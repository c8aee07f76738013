import { data } from 'react-router'

import { viewer } from '#features/identity/viewer.server.ts'
import type { Fields, Values } from '#features/pages/core/fields.ts'
import type { SectionKind } from '#features/pages/core/section-kind.ts'
import { drawFrame } from '#features/pages/published/draw-frame.server.ts'
import type { DrawnPart } from '#features/pages/published/draw-page.server.ts'
import { holdPageUntil } from '#platform/page-expiry.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/pricing.ts'
import { findShownPage } from './built-page.server.ts'
import { sendSections } from './send-sections.server.ts'

/**
 * What the frame of the page at this path says, and what stands around it.
 * @throws Response 404 where the owner has taken the page from the site
 */
export async function loadFrame<Of extends Fields>(
  { request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>,
  path: string,
  _kind: SectionKind<Of>,
) {
  const page = await findShownPage(context, path)
  if (!page) throw data(null, 404)
  const services = context.get(servicesContext)
  const { texts, before, after, holdsUntil } = await drawFrame(services, { ...page, reader: context.get(viewer) })
  holdPageUntil(context, holdsUntil)
  const send = (drawn: DrawnPart | null) => drawn && sendSections({ request, context }, drawn)
  const { title, description } = page.head
  const head = { title, ...(description && { description }) }
  return { head, texts: texts as Values<Of>, before: send(before), after: send(after) }
}
