import { listTypedPosts } from '#features/blog/typed-texts.server.ts'
import { listTypedCourses } from '#features/courses/typed-texts.server.ts'
import { findPublishedPages } from '#features/pages/published/find-published.server.ts'
import { listTypedProducts } from '#features/shop/typed-texts.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { findUnclaimed } from '#routes/admin/unclaimed.server.ts'
import type { Services } from '#services.server.ts'

/** So many are offered at once; the next ones come when these are claims, or are written otherwise. */
const MAX_OFFERED = 12
/** Of posts, lessons and products the last ones are read: this page looks anew whenever it is opened. */
const MAX_READ = 200

/**
 * Sentences on the pages of the site, in its settings, courses, posts and products that sound like a claim and are none yet: whoever wrote them
 * may add them. Nothing is held back for it.
 */
export async function findOfferedClaims(services: Pick<Services, 'db' | 'broadcast' | 'log'>): Promise<string[]> {
  const [pages, { house, figures, plans }, ...written] = await Promise.all([
    findPublishedPages(services),
    findSiteSettings(services),
    listTypedCourses(services, MAX_READ),
    listTypedPosts(services, MAX_READ),
    listTypedProducts(services, MAX_READ),
  ])
  const sections = [...pages.values()].flatMap((page) => page.sections.filter(({ isHidden }) => !isHidden))
  const said = [
    sections.map(({ values }) => values),
    house.founder,
    house.bio,
    house.credentials,
    house.summary,
    figures,
    plans,
    written,
  ]
  return (await findUnclaimed(services, said)).slice(0, MAX_OFFERED)
}
