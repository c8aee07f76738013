import { Outlet } from 'react-router'

import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { useLiveCounts } from '#features/inbox/live/use-live-counts.tsx'
import { countShopMatters } from '#features/shop/managing/shop-matters.server.ts'
import { countStories } from '#features/site/stories/review.server.ts'
import type { AreaHandle } from '#routes/area.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/_layout.ts'
import { AdminNavigation } from './admin-navigation.tsx'

export const handle: AreaHandle = { area: 'admin', shared: false }

/** A count that cannot be read takes no page with it: it is left out. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [messages, stories, shop] = await Promise.all([
    countUnread(services).catch(logFailure(context, 'The messages could not be counted.')),
    countStories(services).catch(logFailure(context, 'The stories could not be counted.')),
    countShopMatters(services).catch(logFailure(context, 'What waits in the shop could not be counted.')),
  ])
  const { unread, readFirst, waiting } = messages ?? { unread: 0, readFirst: 0, waiting: 0 }
  return { counts: { unread, readFirst, waiting }, waiting: stories?.pending ?? 0, differences: shop?.differences ?? 0 }
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
