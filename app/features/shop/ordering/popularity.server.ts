import { sql } from 'drizzle-orm'

import { popularityOf } from '#features/shop/core/popularity.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { lockInTransaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/**
 * Gives every product the place that its name has in the list as it is now. Each start calls it: a list that has not changed costs one
 * reading of the names.
 *
 * @returns how many products have another place than before.
 */
export async function refreshPopularity({ db, broadcast }: Pick<Infrastructure, 'db' | 'broadcast'>): Promise<number> {
  return db.transaction(async (tx) => {
    // Of several processes that start at once, the second finds the work of the first.
    await lockInTransaction(tx, 'shop popularity')
    const rows = await tx.select({ id: products.id, name: products.name, popularity: products.popularity }).from(products)
    const moved = rows.flatMap(({ id, name, popularity }) => {
      const place = popularityOf(name)
      return place === popularity ? [] : [{ id, name, place }]
    })
    if (moved.length === 0) return 0
    await tx.execute(sql`
      update ${products} set popularity = moved.place
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (id uuid, name text, place integer)
      where ${products.id} = moved.id and ${products.name} = moved.name`)
    await broadcast.publish(tx, 'pages')
    return moved.length
  })
}
