import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import { claimDecisions } from '#features/site/claims/claim-tables.server.ts'
import { siteOpenings } from '#features/site/opening/opening-tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

const decisions = {
  name: 'claim-decisions',
  about: 'If you run the site: what you decided about its claims, and when.',
  columns: {
    id: claimDecisions.id,
    claim: claimDecisions.claim,
    state: claimDecisions.state,
    decided_at: claimDecisions.decidedAt,
  },
}
const openings = {
  name: 'site-openings',
  about: 'If you run the site: when you opened it.',
  columns: { id: siteOpenings.id, opened_at: siteOpenings.openedAt },
}

export const siteData = {
  tables: [
    {
      table: 'claim_decisions',
      whose: ['decided_by'],
      what: 'If you run the site: what you decided about its claims',
      exported: { section: decisions.name, only: ['id', 'claim', 'state', 'decided_at'] },
      erased: { how: 'anonymous' },
    },
    {
      table: 'site_openings',
      whose: ['opened_by'],
      what: 'If you run the site: when you opened it',
      exported: { section: openings.name, only: ['id', 'opened_at'] },
      erased: { how: 'anonymous' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    const decided = await db
      .select(decisions.columns)
      .from(claimDecisions)
      .where(eq(claimDecisions.decidedBy, userId))
      .orderBy(claimDecisions.decidedAt)
    const opened = await db
      .select(openings.columns)
      .from(siteOpenings)
      .where(eq(siteOpenings.openedBy, userId))
      .orderBy(siteOpenings.openedAt)
    return [exportSection(decisions, decided), exportSection(openings, opened)]
  },
  erase: async () => [],
} as const
