import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { coursesHeading } from '#content/courses-heading.ts'
import { pageTitles } from '#content/page-titles.ts'
import { WhileCoursesLoad } from '#features/courses/while-courses-load.tsx'
import { DashboardSkeleton } from '#features/health/dashboard/dashboard-skeleton.tsx'
import { coursesFrame } from '#features/pages/kinds/course-frames.ts'
import { shopFrame } from '#features/pages/kinds/shop-frames.ts'
import { findFrameTexts } from '#features/pages/published/frame-texts.server.ts'
import { WhileShopLoads } from '#features/shop/shelves/shelf-skeleton.tsx'
import type { Services } from '#services.server.ts'

import type { Address, Pending } from './address.ts'
import { addresses } from './addresses.ts'

const dashboard = renderToStaticMarkup(<DashboardSkeleton />)
const forVisitors = addresses.filter(({ who }) => who === 'anyone')

/** What is asked for the stand-ins of one document. */
interface Asked {
  readonly isSignedIn: boolean
  /** Nothing could be loaded, and nothing more is asked. */
  readonly isBroken: boolean
}

/** What stands in for pages that are on their way, as markup by their paths; with the words that the owner gave the pages. */
export async function findStandIns(
  services: Services,
  { isSignedIn, isBroken }: Asked,
): Promise<Readonly<Record<string, string>>> {
  // Kept in memory with all published pages; where they cannot be read, the words that ship stand in.
  const [courses, shop] = isBroken
    ? [null, null]
    : await Promise.all([
        findFrameTexts(services, '/courses', coursesFrame).catch(() => null),
        findFrameTexts(services, '/shop', shopFrame).catch(() => null),
      ])
  const { title, lead } = courses ?? coursesHeading
  const markup: Record<Pending, string> = {
    dashboard,
    courses: drawCourses(<WhileCoursesLoad title={title} lead={lead} />, `${title}\n${lead}`),
    shop: drawShop(<WhileShopLoads title={shop?.title ?? pageTitles['/shop']!} />, shop?.title ?? ''),
  }
  return standInsFor(isSignedIn ? addresses : forVisitors, markup)
}

function standInsFor(pages: readonly Address[], markup: Readonly<Record<Pending, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(pages.flatMap(({ path, pending }) => (pending ? [[path, markup[pending]]] : [])))
}

const drawCourses = drawnOnce()
const drawShop = drawnOnce()

/** Draws a stand-in anew only when its words are others than the last time. */
function drawnOnce(): (standIn: ReactNode, words: string) => string {
  let last: { words: string; markup: string } | null = null
  return (standIn, words) => {
    if (last?.words !== words) last = { words, markup: renderToStaticMarkup(standIn) }
    return last.markup
  }
}
