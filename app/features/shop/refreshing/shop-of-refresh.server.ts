import { retailerOf } from '#features/shop/core/retailer.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { findSupplier, type Supplier } from '#features/shop/suppliers/suppliers.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { RefreshRow } from './refresh-rows.server.ts'
import { domainOf, isOfShop, type ShopBeingRead } from './shop-being-read.ts'

/** Whose products a reading takes over: those of its supplier, of the shop whose single page it was asked for, else the retailer’s. */
export async function findShop(
  services: Pick<Infrastructure, 'db'>,
  { supplierId, affiliateBaseUrl, url }: Pick<RefreshRow, 'supplierId' | 'affiliateBaseUrl' | 'url'>,
): Promise<ShopBeingRead> {
  const supplier = supplierId === null ? null : await findSupplier(services, supplierId)
  if (supplier) return shopOf(supplier, affiliateBaseUrl)
  const retailer = retailerOf(await findShopSettings(services))
  const plain = { category: 'equipment', affiliateBaseUrl: '' } as const
  if (supplierId === null && url !== null && !(retailer && isOfShop(retailer, url)))
    return { ...plain, key: domainOf(url), domain: domainOf(url) }
  return { ...plain, key: retailer?.key ?? '', domain: retailer?.domain ?? '' }
}

export function shopOf(supplier: Supplier, affiliateBaseUrl: string | null = null): ShopBeingRead {
  const { key, category, url } = supplier
  return { key, category, affiliateBaseUrl: affiliateBaseUrl ?? supplier.affiliateBaseUrl, domain: domainOf(url) }
}
