import { like } from 'drizzle-orm'
import { onTestFinished } from 'vitest'

import { products } from '#features/shop/core/tables.server.ts'

import { withServicesOf } from './product-services.ts'

/** Other tests look at a shop without a supplier’s products. */
export function takeAwayAfterwards(dataDir: string, name: string): void {
  onTestFinished(() =>
    withServicesOf(dataDir, ({ db, broadcast }) =>
      db.transaction(async (tx) => {
        await tx.delete(products).where(like(products.name, `${name}%`))
        await broadcast.publish(tx, 'pages')
      }),
    ),
  )
}
