import { MANAGE } from './managed-list.ts'

/** The two views of the shop, and the owner’s pages beside the second. */
export const shopTabs = [
  { id: 'shop', label: 'Shop View', to: '/shop' },
  { id: 'manage', label: 'Manage Products', to: MANAGE },
  { id: 'suppliers', label: 'Suppliers', to: `${MANAGE}/suppliers` },
  { id: 'csv', label: 'Import and export', to: `${MANAGE}/csv` },
  { id: 'clicks', label: 'Clicks', to: `${MANAGE}/clicks` },
  { id: 'settings', label: 'Settings', to: `${MANAGE}/settings` },
] as const

/** The tab on which an address stands; a product’s own is under Manage Products. */
export function shopTabAt(pathname: string): string {
  const tab = shopTabs.find(
    ({ id, to }) => id !== 'shop' && id !== 'manage' && (pathname === to || pathname.startsWith(`${to}/`)),
  )
  return tab?.id ?? 'manage'
}
