import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { findSupplier, type Supplier } from '#features/shop/suppliers/suppliers.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { RefreshRow } from './refresh-rows.server.ts'
import { domainOf, RETAILER, type ShopBeingRead } from './shop-being-read.ts'

/** Whose products a reading takes over: those of its supplier, else the retailer’s. */
export async function findShop(
  services: Pick<Infrastructure, 'db'>,
  { supplierId, affiliateBaseUrl }: Pick<RefreshRow, 'supplierId' | 'affiliateBaseUrl'>,
): Promise<ShopBeingRead> {
  const supplier = supplierId === null ? null : await findSupplier(services, supplierId)
  if (supplier) return shopOf(supplier, affiliateBaseUrl)
  const { retailerDomain } = await findShopSettings(services)
  return { key: RETAILER, category: 'equipment', affiliateBaseUrl: '', domain: retailerDomain }
}

export function shopOf(supplier: Supplier, affiliateBaseUrl: string | null = null): ShopBeingRead {
  const { key, category, url } = supplier
  return { key, category, affiliateBaseUrl: affiliateBaseUrl ?? supplier.affiliateBaseUrl, domain: domainOf(url) }
}
