import { sql } from 'drizzle-orm'

import { products, refreshes } from '#features/shop/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What waits for the owner in the shop. */
export interface ShopMatters {
  /** Products of which a page says something else than the owner. */
  readonly differences: number
  /** Suppliers whose last reading failed. */
  readonly failedRefreshes: number
}

/** How much of it there is. */
export async function countShopMatters({ db }: Pick<Infrastructure, 'db'>): Promise<ShopMatters> {
  const { rows } = await db.execute<{ differences: number; failed: number }>(sql`
    select
      (select count(*)::int from ${products} where ${products.proposed} <> '{}') as differences,
      (select count(*)::int from (
        select distinct on (${refreshes.supplierId}) ${refreshes.status} as status from ${refreshes}
        where ${refreshes.supplierId} is not null and ${refreshes.status} in ('done', 'failed')
        order by ${refreshes.supplierId}, ${refreshes.createdAt} desc
      ) as last where last.status = 'failed') as failed`)
  const { differences, failed } = rows[0]!
  return { differences, failedRefreshes: failed }
}
