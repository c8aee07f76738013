import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { countShopMatters } from './shop-matters.server.ts'

/** Products of which a page says something else than the owner, and suppliers that could not be read. */
export const shopAttention = {
  name: 'What waits in the shop',
  badges: true,
  async find(services: Pick<Infrastructure, 'db'>): Promise<AttentionItem[]> {
    const { differences, failedRefreshes } = await countShopMatters(services)
    const items: AttentionItem[] = [
      {
        kind: 'shop.differences',
        severity: 'due',
        since: null,
        count: differences,
        title: differences === 1 ? 'Product to review' : 'Products to review',
        text: 'Their pages say something different from you.',
        to: '/shop/manage?show=differences',
      },
      {
        kind: 'shop.failed-suppliers',
        severity: 'due',
        since: null,
        count: failedRefreshes,
        title: failedRefreshes === 1 ? 'Supplier could not be read' : 'Suppliers could not be read',
        text: 'The last refresh failed, so their prices may be out of date.',
        to: '/shop/manage/suppliers',
      },
    ]
    return items.filter(({ count }) => count > 0)
  },
} as const
