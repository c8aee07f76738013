import { retailerAddress } from '#features/shop/addresses/retailer-address.ts'
import { listSuppliers } from '#features/shop/suppliers/suppliers.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { NO_SUPPLIER, requestRefresh, type Asker, type Requested } from './requests.server.ts'
import type { SupplierCall } from './scrape-call.ts'
import { domainOf } from './shop-being-read.ts'

/** Has an address of a supplier read. Its host must be on that of a supplier: the one that is named, else the first. */
export async function requestSupplierCall(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: Asker,
  { targetUrl, affiliateBaseUrl, sourceSite }: SupplierCall,
): Promise<Requested> {
  const named = (await listSuppliers(services)).filter(({ key }) => sourceSite === '' || key === sourceSite)
  for (const supplier of named) {
    const address = retailerAddress(targetUrl, domainOf(supplier.url))
    if (!address) continue
    const isOwn = address.href === new URL(supplier.url).href
    const isUsual = affiliateBaseUrl === '' || affiliateBaseUrl === supplier.affiliateBaseUrl
    const beginning = isOwn && isUsual ? null : { url: address.href, affiliateBaseUrl: isUsual ? null : affiliateBaseUrl }
    return requestRefresh(services, by, supplier.id, beginning)
  }
  return { ok: false, reason: NO_SUPPLIER }
}
