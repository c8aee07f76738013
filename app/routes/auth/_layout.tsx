import { Outlet } from 'react-router'

import type { AreaHandle } from '#routes/area.ts'

export const handle: AreaHandle = { area: 'site', shared: false }

export default function Layout() {
  return <Outlet />
}
