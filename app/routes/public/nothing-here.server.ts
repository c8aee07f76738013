import { data } from 'react-router'

import { NOT_FOUND_TITLE } from '#content/not-found.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { drawFrame } from '#features/pages/published/draw-frame.server.ts'
import { failureTextsIn } from '#features/pages/published/failure-texts.server.ts'
import { findPublishedPage } from '#features/pages/published/find-published.server.ts'
import { ERROR_PATH, NOT_FOUND_PATH } from '#features/pages/starters/errors.ts'
import { pagePath } from '#features/site/core/page-path.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { previewing } from '#routes/guard/previewing.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/built-page.ts'
import { findShownPage } from './find-page.server.ts'
import { sendSections } from './send-sections.server.ts'

type Sending = Pick<Route.LoaderArgs, 'request' | 'context'>

/**
 * What the owner has written of the page that stands where none is, but for its words, which come with those of the site; null where that is nothing, or
 * cannot be read.
 */
export async function loadNothingHere(sending: Sending) {
  const services = sending.context.get(servicesContext)
  const read = async () => {
    const page = await findPublishedPage(services, NOT_FOUND_PATH)
    return page && describeNothing(sending, { ...page, reader: sending.context.get(viewer) })
  }
  const found = await read().catch(logFailure(sending.context, 'The page for addresses without one could not be read.'))
  const isWritten = found && (found.before || found.after || found.head.title !== NOT_FOUND_TITLE || found.head.description)
  return isWritten ? found : null
}

/** What a loader throws where its page is not there: the root shows what the owner has written of it (`ErrorBoundary` in root.tsx). */
export async function nothingAt(sending: Sending) {
  return data({ nothing: await loadNothingHere(sending) }, 404)
}

async function describeNothing(
  sending: Sending,
  page: Parameters<typeof drawFrame>[1] & { head: { title: string; description: string } },
) {
  const drawn = await drawFrame(sending.context.get(servicesContext), page)
  const [before = null, after = null] = [drawn.before, drawn.after].map((part) => part && sendSections(sending, part))
  const { title, description } = page.head
  return { head: { title, ...(description && { description }) }, before, after }
}

/** For the owner who looks at the draft of a page of failures, at the path that stands for it; null for everybody and everything else. */
export async function previewFailure({ request, url, context }: Sending & Pick<Route.LoaderArgs, 'url'>) {
  const path = pagePath(url.pathname)
  if (context.get(previewing) === null || ![NOT_FOUND_PATH, ERROR_PATH].includes(path)) return null
  const services = context.get(servicesContext)
  const [{ house }, shown] = await Promise.all([findSiteSettings(services), findShownPage(context, path)])
  if (!shown) return null
  const failures = failureTextsIn((each) => (each === path ? shown : undefined), house.name)
  const page = { ...shown, reader: null }
  return { failures, nothing: path === NOT_FOUND_PATH ? await describeNothing({ request, context }, page) : null }
}
