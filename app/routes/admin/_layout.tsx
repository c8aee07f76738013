import { Outlet } from 'react-router'

import { UNREAD } from '#features/inbox/core/inbox-attention.ts'
import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { useLiveCounts } from '#features/inbox/live/use-live-counts.tsx'
import type { AreaHandle } from '#routes/area.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/_layout.ts'
import { AdminNavigation } from './admin-navigation.tsx'
import { readAttention } from './read-attention.server.ts'

export const handle: AreaHandle = { area: 'admin', shared: false }

/** A count that cannot be read takes no page with it: it is left out. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const counted = services.attention.filter(({ badges }) => badges)
  const [messages, ...parts] = await Promise.all([
    countUnread(services).catch(logFailure(context, 'The messages could not be counted.')),
    ...counted.map((source) =>
      readAttention(context, source).catch(logFailure(context, `${source.name} could not be read for the menu.`, [])),
    ),
  ])
  const { unread, readFirst, waiting } = messages ?? { unread: 0, readFirst: 0, waiting: 0 }
  const badges = Object.fromEntries(parts.flat().map(({ kind, count }) => [kind, count]))
  return { counts: { unread, readFirst, waiting }, badges }
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  const counts = useLiveCounts(loaderData.counts)
  return (
    <div className="wrap pb-section lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-10 lg:pt-8">
      <AdminNavigation badges={{ ...loaderData.badges, [UNREAD]: counts.unread }} readFirst={counts.readFirst} />
      <div className="min-w-0">
        <Outlet context={counts} />
      </div>
    </div>
  )
}
