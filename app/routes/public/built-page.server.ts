import { data } from 'react-router'

import { viewer } from '#features/identity/viewer.server.ts'
import type { Values } from '#features/pages/core/fields.ts'
import type { Page } from '#features/pages/core/page.ts'
import { floatingCardKind } from '#features/pages/kinds/floating-card.ts'
import { drawPage } from '#features/pages/published/draw-page.server.ts'
import { POLICY_PATH } from '#features/pages/published/find-published.server.ts'
import { listPolicyVersions } from '#features/pages/published/policy-versions.server.ts'
import { questionsOf } from '#features/pages/published/questions-of.ts'
import { findWhatIsThere } from '#features/pages/published/what-is-there.server.ts'
import type { WhatIsThere } from '#features/pages/starters/what-is-there.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { pagePath } from '#features/site/core/page-path.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { coachingCourse, pillarCourses, publishedCourses } from '#features/site/structured-data/course.ts'
import { faqPage } from '#features/site/structured-data/faq-page.ts'
import type { JsonLd, Publisher } from '#features/site/structured-data/json-ld.ts'
import { describePage } from '#features/site/structured-data/page-json-ld.server.ts'
import { holdPageUntil } from '#platform/page-expiry.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/built-page.ts'
import { findShownPage } from './find-page.server.ts'
import { loadNothingHere } from './nothing-here.server.ts'
import { headWords } from './page-head.server.ts'
import { sendPicture } from './send-picture.server.ts'
import { sendSections } from './send-sections.server.ts'

/** What a page is about besides what it says. */
const about: Readonly<Record<string, (publisher: Publisher, there: WhatIsThere | null) => readonly JsonLd[]>> = {
  home: (publisher, there) => (there ? publishedCourses(publisher, there.courses) : pillarCourses(publisher)),
  coaching: (publisher) => [coachingCourse(publisher)],
}

/**
 * The page at the address that was asked for, drawn from its sections; nothing, and 404, where no page is published there.
 */
export async function loadBuiltPage({ request, url, context }: Pick<Route.LoaderArgs, 'request' | 'url' | 'context'>) {
  const services = context.get(servicesContext)
  const path = pagePath(url.pathname)
  // A path with a colon stands for other addresses, and is none itself.
  const page = path.includes(':') ? null : await findShownPage(context, path)
  if (!page) return data({ nothing: await loadNothingHere({ request, context }) }, 404)
  const [questions, there] = [questionsOf(page), await findWhatIsThere(services)]
  describePage(context, (publisher) => [
    ...(about[page.id]?.(publisher, there) ?? []),
    ...(questions.length > 0 ? [faqPage(publisher, questions)] : []),
  ])
  const card = await findFloatingCard(services, page)
  const drawn = await drawPage(services, { ...page, reader: context.get(viewer) })
  holdPageUntil(context, drawn.holdsUntil)
  const [, before] = path === POLICY_PATH ? await listPolicyVersions(services) : []
  return {
    ...(before && { earlier: before.id }),
    head: { ...headWords(page.head, path), firstPictures: drawn.firstPictures },
    ...(card && { card: { ...card, picture: sendPicture(request, card.picture, 64, 64) } }),
    sections: sendSections({ request, context }, drawn),
  }
}

/** The card that comes into sight beside the page; null where it has none, or keeps it hidden. */
async function findFloatingCard(services: Services, { sections }: Pick<Page, 'sections'>) {
  const section = sections.find(({ kind, isHidden }) => kind === floatingCardKind.name && !isHidden)
  if (!section) return null
  const { house } = await findSiteSettings(services)
  return fillIn(section.values as Values<typeof floatingCardKind.fields>, house.name)
}
