import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { ProductValues } from './core/product.ts'
import { products } from './core/tables.server.ts'
import { insertProduct } from './products/products.server.ts'

/** A product of a test. */
export function aStoredProduct(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock'>,
  product: Partial<ProductValues> & { name: string },
) {
  return services.db.transaction((tx) => insertProduct(services, tx, product, 'hand'))
}

/** How many products there are. */
export function productCount({ db }: Pick<Infrastructure, 'db'>): Promise<number> {
  return db.$count(products)
}
