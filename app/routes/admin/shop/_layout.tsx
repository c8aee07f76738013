import { Outlet, useLocation } from 'react-router'

import { AlertNotice } from '#features/shop/managing/alert-notice.tsx'
import { shopTabAt, shopTabs } from '#features/shop/managing/shop-tabs.ts'
import { reloadsAfter } from '#features/shop/managing/test-panel-words.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'

import type { Route } from './+types/_layout.ts'

import shopAdminCss from '#features/shop/managing/shop-admin.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: shopAdminCss }]

export default function ShopFrame() {
  const { pathname } = useLocation()
  return (
    <>
      <AdminHeading title="Shop" />
      <Tabs label="Shop" tabs={shopTabs} current={shopTabAt(pathname)} className="shop-tabs mb-6" />
      <Outlet />
      <AlertNotice reloads={reloadsAfter} />
    </>
  )
}
