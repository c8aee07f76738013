import { categoryNames } from '#features/shop/core/managed-product.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findProductsNamed } from './list-products.server.ts'
import { editAddress } from './managed-list.ts'

/** Products, by name or description, for the owner’s search. */
export const productSearch = {
  name: 'Products',
  find: async (services: Pick<Infrastructure, 'db'>, query: string, most: number) => {
    const products = await findProductsNamed(services, query, most)
    return products.map(({ id, name, category }) => ({ title: name, detail: categoryNames[category], to: editAddress(id) }))
  },
}
