import { data, type RouterContextProvider } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import type { ListedProduct } from '#features/shop/core/managed-product.ts'
import {
  countManagedProducts,
  listManagedProducts,
  listProductSites,
  type ManagedProduct,
} from '#features/shop/managing/list-products.server.ts'
import { managedView } from '#features/shop/managing/managed-list.ts'
import { priceNote } from '#features/shop/managing/price-note.ts'
import { displayPrice } from '#features/shop/prices/display-price.ts'
import { dayLabel } from '#routes/admin/instant-label.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

/** Said where the products cannot be read. The shop’s own visitors only see that none are there. */
const FAILED = 'Failed to load products'

/** What Manage Products shows: the figures, and one page of the grid. */
export async function loadProducts(context: Readonly<RouterContextProvider>, query: URLSearchParams, size?: number) {
  const services = context.get(servicesContext)
  const view = managedView(query)
  const [list, counts, sites] = await Promise.all([
    listManagedProducts(services, view, size).catch(logFailure(context, 'The products could not be read.')),
    countManagedProducts(services).catch(logFailure(context, 'The products could not be counted.')),
    listProductSites(services).catch(logFailure(context, 'The sites of products could not be read.')),
  ])
  const now = services.clock.now()
  const { timeZone } = signedIn(context)
  const shown = (product: ManagedProduct): ListedProduct => {
    const { checkedAt: _checkedAt, currency: _currency, priceSource: _priceSource, goneAt, ...rest } = product
    const note = priceNote(product, now, (instant) => dayLabel(instant, timeZone))
    return { ...rest, price: displayPrice(product, now), priceNote: note, isGone: goneAt !== null }
  }
  return {
    view,
    counts,
    sites: sites ?? [],
    products: (list?.products ?? []).map(shown),
    total: list?.total ?? 0,
    hasMore: list?.hasMore ?? false,
    failure: list ? null : FAILED,
  }
}

/** The answer with its status: a frame that could not read its products says so. */
export function withStatus<Page extends { failure: string | null }>(page: Page) {
  return data(page, page.failure ? 503 : 200)
}
