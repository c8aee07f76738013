import { pillars } from '#content/pillars.ts'
import { countPublishedPosts } from '#features/blog/published-texts.server.ts'
import { listPublishedCourses } from '#features/courses/core/published-courses.server.ts'
import { countsOf, type WhatIsThere } from '#features/pages/starters/what-is-there.ts'
import { countShownProducts } from '#features/shop/published-texts.server.ts'
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

/**
 * What is published now, by which the pages of an open site are made; null on a sample site, which says what ships. Kept in memory, and read
 * anew on every replica as soon as some of it changes.
 */
export const findWhatIsThere: (services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>) => Promise<WhatIsThere | null> =
  cachedValue(PAGES, async (services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>): Promise<WhatIsThere | null> => {
    if (!(await isSiteOpen(services))) return null
    const [courses, posts, products, shelves, { plans }] = await Promise.all([
      listPublishedCourses(services),
      countPublishedPosts(services),
      countShownProducts(services),
      listFilledTabs(services),
      findSiteSettings(services),
    ])
    return { courses, counts: countsOf(courses, { posts, products, shelves, plans: plans.plans.length }) }
  })
