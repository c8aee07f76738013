import { pillars, type PillarSlug } from '#content/pillars.ts'
import { countPublishedPosts, listPostSubjects } from '#features/blog/published-texts.server.ts'
import { listPublishedCourses } from '#features/courses/core/published-courses.server.ts'
import { pages } from '#features/pages/core/tables.server.ts'
import { pillarPageId } from '#features/pages/starters/pillar.ts'
import { countsOf, type WhatIsThere } from '#features/pages/starters/what-is-there.ts'
import { countShownProducts, listProductSubjects } from '#features/shop/published-texts.server.ts'
import { listFilledTabs } from '#features/shop/shelves/shop-view.server.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import { findSiteSettings, PAGES } from '#features/site/settings/settings.server.ts'
import { cachedValue } from '#platform/cached-value.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/**
 * The subject of a page of an open site that has no published course: its page holds what is true without one. Null for every other page, and on a
 * sample site.
 */
export async function findBareSubject(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>,
  subject: string | undefined,
): Promise<string | null> {
  const there = await findWhatIsThere(services)
  if (!there || there.courses.some(({ pillar }) => pillar === subject)) return null
  return pillars.find(({ slug }) => slug === subject)?.title ?? null
}

/** Whether a page is that of a subject of which an open site has nothing: its address answers, and nothing leads there. */
export function isBarePage({ subject }: { readonly subject: string | null }, there: WhatIsThere | null): boolean {
  return there !== null && subject !== null && there.subjects.every((slug) => slug !== subject)
}

/**
 * What is published now, by which the pages of an open site are made; null on a sample site, which says what ships. Kept in memory, and read
 * anew on every replica as soon as some of it changes.
 */
export const findWhatIsThere: (services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>) => Promise<WhatIsThere | null> =
  cachedValue(PAGES, async (services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>): Promise<WhatIsThere | null> => {
    if (!(await isSiteOpen(services))) return null
    const [courses, posts, products, shelves, subjects, { plans }] = await Promise.all([
      listPublishedCourses(services),
      countPublishedPosts(services),
      countShownProducts(services),
      listFilledTabs(services),
      listSubjects(services),
      findSiteSettings(services),
    ])
    const counts = countsOf(courses, { posts, products, shelves, plates: subjects.length, plans: plans.plans.length })
    return { courses, subjects, counts }
  })

/** The subjects whose pages have something to show, as far as they are on the site. */
async function listSubjects(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>): Promise<PillarSlug[]> {
  const [courses, posts, products, rows] = await Promise.all([
    listPublishedCourses(services),
    listPostSubjects(services),
    listProductSubjects(services),
    services.db.select({ id: pages.id, isPublic: pages.isPublic, publishedAt: pages.publishedAt }).from(pages),
  ])
  const named = new Set<string>([...courses.map(({ pillar }) => pillar), ...posts, ...products])
  return pillars.flatMap(({ slug }) => {
    const page = rows.find(({ id }) => id === pillarPageId(slug))
    const isThere = page?.isPublic !== false && (named.has(slug) || page?.publishedAt != null)
    return isThere ? [slug] : []
  })
}
