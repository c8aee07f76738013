import { Outlet } from 'react-router'

import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { useLiveCounts } from '#features/inbox/live/use-live-counts.tsx'
import { countShopMatters } from '#features/shop/managing/shop-matters.server.ts'
import { countStories } from '#features/site/stories/review.server.ts'
import { services } from '#platform/services.server.ts'
import type { AreaHandle } from '#routes/area.ts'

import type { Route } from './+types/_layout.ts'
import { AdminNavigation } from './admin-navigation.tsx'

export const handle: AreaHandle = { area: 'admin', shared: false }

export async function loader({ context }: Route.LoaderArgs) {
  const all = context.get(services)
  const [{ unread, readFirst, waiting }, stories, { differences }] = await Promise.all([
    countUnread(all),
    countStories(all),
    countShopMatters(all),
  ])
  return { counts: { unread, readFirst, waiting }, waiting: stories.pending, differences }
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  const counts = useLiveCounts(loaderData.counts)
  return (
    <div className="wrap pb-section lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-10 lg:pt-8">
      <AdminNavigation waiting={{ ...loaderData, ...counts, waiting: loaderData.waiting }} />
      <div className="min-w-0">
        <Outlet context={counts} />
      </div>
    </div>
  )
}
