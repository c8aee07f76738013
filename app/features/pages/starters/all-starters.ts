import { pillars } from '#content/pillars.ts'
import type { StarterPage } from '#features/pages/core/page.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { aboutStarter } from './about.ts'
import { blogStarters } from './blog.ts'
import { calendarStarter } from './calendar.ts'
import { coachingStarter } from './coaching.ts'
import { courseStarters } from './courses.ts'
import { errorStarters } from './errors.ts'
import { framedStarters } from './framed.ts'
import { withGuaranteeDays } from './guarantee.ts'
import { homeStarter } from './home.ts'
import { joiningStarters } from './joining.ts'
import { legalStarters } from './legal.ts'
import { inCounts, madeOfWhatIsThere } from './open-site.ts'
import { pillarStarter } from './pillar.ts'
import { howWeHelpStarter, servicesStarter } from './services.ts'
import { shopStarters } from './shop.ts'
import type { WhatIsThere } from './what-is-there.ts'

/**
 * The pages as they ship, with the owner’s settings in them: what the settings say stands on a page until it is written otherwise there.
 *
 * @param there what is published on an open site, to which they then hold; null on a sample site
 * @param withClaims a page with what the site shows of its claims: these are known by the words that ship, before any of them is counted
 */
export function starterPages(
  settings: SiteSettings,
  there: WhatIsThere | null = null,
  withClaims = (page: StarterPage): StarterPage => page,
): StarterPage[] {
  const pages = shippedPages(settings)
  const claimed = (page: StarterPage) => withGuaranteeDays(withClaims(page), settings.plans.guaranteeDays)
  if (there === null) return pages.map(claimed)
  return madeOfWhatIsThere(pages, there).map((page) => inCounts(claimed(page), there))
}

function shippedPages(settings: SiteSettings): StarterPage[] {
  return [
    homeStarter(settings),
    aboutStarter(settings),
    coachingStarter(settings),
    servicesStarter(),
    howWeHelpStarter(),
    ...pillars.map(pillarStarter),
    ...framedStarters(),
    ...blogStarters(),
    ...courseStarters(),
    ...joiningStarters(),
    ...shopStarters(),
    calendarStarter(),
    ...legalStarters(),
    ...errorStarters(),
  ]
}
