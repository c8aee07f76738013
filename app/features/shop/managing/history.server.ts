import { desc, eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { productHistory } from '#features/shop/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What a product cost from an instant on, and whether it was there. */
export interface HistoryLine {
  readonly id: string
  readonly price: string
  readonly priceCents: number | null
  readonly currency: string | null
  readonly inStock: boolean
  readonly source: 'page' | 'hand' | 'csv' | 'test'
  readonly seenAt: Date
}

const MOST = 120

/** Every change of a product’s price and stock, the newest first. */
export async function listProductHistory({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<HistoryLine[]> {
  if (!isId(id)) return []
  return db
    .select({
      id: productHistory.id,
      price: productHistory.price,
      priceCents: productHistory.priceCents,
      currency: productHistory.currency,
      inStock: productHistory.inStock,
      source: productHistory.source,
      seenAt: productHistory.seenAt,
    })
    .from(productHistory)
    .where(eq(productHistory.productId, id))
    .orderBy(desc(productHistory.seenAt), desc(productHistory.id))
    .limit(MOST)
}
