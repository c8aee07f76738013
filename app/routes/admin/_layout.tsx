import { Outlet } from 'react-router'

import { countWaitingMessages } from '#features/inbox/messages.server.ts'
import { countShopMatters } from '#features/shop/managing/shop-matters.server.ts'
import { countStories } from '#features/site/stories/review.server.ts'
import { services } from '#platform/services.server.ts'
import type { AreaHandle } from '#routes/area.ts'

import type { Route } from './+types/_layout.ts'
import { AdminNavigation } from './admin-navigation.tsx'

export const handle: AreaHandle = { area: 'admin', shared: false }

export async function loader({ context }: Route.LoaderArgs) {
  const all = context.get(services)
  const [{ unread }, stories, { differences }] = await Promise.all([
    countWaitingMessages(all),
    countStories(all),
    countShopMatters(all),
  ])
  return { unread, waiting: stories.pending, differences }
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-section lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-10 lg:pt-8">
      <AdminNavigation waiting={loaderData} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
