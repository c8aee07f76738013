import type { Offer, Plan } from '#content/plans.ts'
import { sayWhatIsThere } from '#features/site/core/say-what-is-there.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findWhatIsThere } from './what-is-there.server.ts'

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log'>

/** The plans as everybody reads them: on an open site they count what is published. */
export async function findOfferedPlans(services: Needs): Promise<readonly Plan[]> {
  const [{ plans }, there] = await Promise.all([findSiteSettings(services), findWhatIsThere(services)])
  return sayWhatIsThere(plans.plans, there?.counts ?? null)
}

/** What the page of courses offers: the plans of an open site, where one price stands on both pages; on a sample what the specification has. */
export async function findCourseOffers(services: Needs): Promise<readonly Offer[]> {
  if (await findWhatIsThere(services)) return findOfferedPlans(services)
  return (await findSiteSettings(services)).plans.offers
}
