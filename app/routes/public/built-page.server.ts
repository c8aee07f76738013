import { data, type RouterContextProvider } from 'react-router'

import { openPageAt } from '#features/pages/editing/edit-page.server.ts'
import { drawPage } from '#features/pages/published/draw-page.server.ts'
import { findPublishedPage } from '#features/pages/published/find-published.server.ts'
import { questionsOf } from '#features/pages/published/questions-of.ts'
import { pagePath } from '#features/site/core/page-path.ts'
import { coachingCourse, pillarCourses } from '#features/site/structured-data/course.ts'
import { faqPage } from '#features/site/structured-data/faq-page.ts'
import type { JsonLd, Publisher } from '#features/site/structured-data/json-ld.ts'
import { pageJsonLd } from '#features/site/structured-data/page-json-ld.server.ts'
import { sendMarkup } from '#platform/ready-markup.server.ts'
import { previewing } from '#routes/guard/previewing.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/built-page.ts'
import { headWords } from './page-head.server.ts'

/** What a page is about besides what it says. */
const about: Readonly<Record<string, (publisher: Publisher) => readonly JsonLd[]>> = {
  home: pillarCourses,
  coaching: (publisher) => [coachingCourse(publisher)],
}

/**
 * The page at the address that was asked for, drawn from its sections; nothing, and 404, where no page is published there.
 */
export async function loadBuiltPage({ request, url, context }: Pick<Route.LoaderArgs, 'request' | 'url' | 'context'>) {
  const services = context.get(servicesContext)
  const path = pagePath(url.pathname)
  const page = await findShownPage(context, path)
  if (!page) return data(null, 404)
  const questions = questionsOf(page)
  context.set(pageJsonLd, (publisher) => [
    ...(about[page.id]?.(publisher) ?? []),
    ...(questions.length > 0 ? [faqPage(publisher, questions)] : []),
  ])
  const { markup, firstPictures } = await drawPage(services, page)
  return {
    head: { ...headWords(page.head, path), firstPictures },
    markup: sendMarkup(request, markup),
  }
}

/** The page at a path as everybody sees it, or with its draft for the owner who previews it; null where there is none. */
export async function findShownPage(context: Readonly<RouterContextProvider>, path: string) {
  const services = context.get(servicesContext)
  if (context.get(previewing) === null) return findPublishedPage(services, path)
  const opened = await openPageAt(services, path)
  return opened && { ...opened.page, id: opened.starter.id, subject: opened.starter.subject ?? null }
}
