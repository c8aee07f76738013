import type { RouterContextProvider } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { isHostOf } from '#features/shop/addresses/retailer-address.ts'
import { isOver, type Refresh } from '#features/shop/core/refresh.ts'
import { retailerOf } from '#features/shop/core/retailer.ts'
import { countTestProducts } from '#features/shop/managing/panels/test-products.server.ts'
import { listPictured } from '#features/shop/managing/pictures/supplier-pictures.server.ts'
import { findRefresh, listRefreshes } from '#features/shop/refreshing/requests.server.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { shopDefaults } from '#features/shop/settings/shop-settings.ts'
import { listSuppliers } from '#features/shop/suppliers/suppliers.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import { refreshView } from './refresh-view.ts'

/** How many of the newest products of the retailer stand in the panel; the others have a page. */
const PICTURED = 3

/** What the tools beside the grid show. Each of them that cannot be read stands empty. */
export async function loadPanels(context: Readonly<RouterContextProvider>, query: URLSearchParams) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const [readingId, refreshId] = [query.get('reading'), query.get('refresh')]
  const settings = await findShopSettings(services).catch(logFailure(context, 'The settings of the shop could not be read.'))
  const retailer = retailerOf(settings ?? shopDefaults)
  const [suppliers, refreshes, named, reading, tests, pictured] = await Promise.all([
    listSuppliers(services).catch(logFailure(context, 'The suppliers could not be read.')),
    listRefreshes(services).catch(logFailure(context, 'The refreshes could not be read.')),
    refreshId ? findRefresh(services, refreshId).catch(logFailure(context, 'A refresh could not be read.')) : null,
    readingId ? findRefresh(services, readingId).catch(logFailure(context, 'A reading could not be read.')) : null,
    countTestProducts(services).catch(logFailure(context, 'The test products could not be counted.')),
    retailer &&
      listPictured(services, { site: retailer.key, page: 1, most: PICTURED }).catch(
        logFailure(context, 'The products of the retailer could not be read.'),
      ),
  ])
  const shown = (refresh: Refresh | null | undefined) => (refresh ? refreshView(refresh, timeZone) : null)
  const ofSuppliers = (refreshes ?? []).filter(({ kind }) => kind !== 'page')
  const current = ofSuppliers.find(({ status }) => !isOver(status)) ?? ofSuppliers[0]
  return {
    suppliers: (suppliers ?? []).map(({ id, name }) => ({ id, name })),
    refresh: shown(named?.kind === 'page' ? current : (named ?? current)),
    isNamed: named !== null,
    reading: reading?.kind === 'page' ? shown(reading) : null,
    tests: tests ?? 0,
    retailer: retailer && { name: retailer.name, short: retailer.short },
    isReadingOfRetailer: retailer !== null && reading?.url != null && isHostOf(retailer.domain, new URL(reading.url).hostname),
    pictured: pictured?.products ?? null,
    hasMorePictured: pictured?.hasMore ?? false,
  }
}
