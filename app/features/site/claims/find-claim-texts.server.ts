import { isNull } from 'drizzle-orm'

import { PAGES } from '#features/site/core/pages-word.ts'
import { isAsIfOpen } from '#features/site/opening/as-if-open.server.ts'
import { siteOpenings } from '#features/site/opening/opening-tables.server.ts'
import { cachedValue } from '#platform/cached-value.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { claimDecisions } from './claim-tables.server.ts'
import { AS_SHIPPED, shownOnOpenSite, type ClaimTexts } from './claim-texts.ts'

/** Later than anything that was saved. */
const NOT_YET = new Date(8.64e15)

/** What pages say in the place of claims. Kept in memory; on every replica as soon as a decision, or whether the site is open, changes. */
export const findClaimTexts: (services: Pick<Infrastructure, 'db' | 'broadcast'>) => Promise<ClaimTexts> = cachedValue(
  PAGES,
  async (services: Pick<Infrastructure, 'db' | 'broadcast'>) => {
    const { db } = services
    const openings = await db.select({ openedAt: siteOpenings.openedAt }).from(siteOpenings).where(isNull(siteOpenings.closedAt))
    const [opening = isAsIfOpen(services) ? { openedAt: NOT_YET } : null] = openings
    if (!opening) return AS_SHIPPED
    const { claim, state, text, endedAt } = claimDecisions
    const decisions = await db.select({ claim, state, text }).from(claimDecisions).where(isNull(endedAt))
    return shownOnOpenSite(opening.openedAt, new Map(decisions.map((decision) => [decision.claim, decision])))
  },
)
