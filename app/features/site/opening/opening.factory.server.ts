import { PAGES } from '#features/site/core/pages-word.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { siteOpenings } from './opening-tables.server.ts'

/** Opens the site without a list of claims, for tests. */
export async function openedSite({ db, broadcast, clock }: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(siteOpenings).values({ openedAt: clock.now() })
    await broadcast.publish(tx, PAGES)
  })
}
