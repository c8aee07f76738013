import { Outlet } from 'react-router'

import { UNREAD } from '#features/inbox/core/inbox-attention.ts'
import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { useLiveCounts } from '#features/inbox/live/use-live-counts.tsx'
import { SearchDialog } from '#features/owner-search/search-dialog.tsx'
import type { AreaHandle } from '#routes/area.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/_layout.ts'
import { AdminNavigation } from './admin-navigation.tsx'
import { OwnerBar } from './owner-bar.tsx'
import { readAttention } from './read-attention.server.ts'
import { ADMIN_PAGE_ID, SkipLinks } from './skip-links.tsx'

/** The blog automation is a page of the specification, and keeps what all pages have at their head. */
const hasOwnBar = (path: string) => path !== '/blog-automation' && !path.startsWith('/blog-automation/')

export const handle: AreaHandle = {
  area: 'admin',
  shared: false,
  head: (viewer, path) => ({
    skips: <SkipLinks />,
    bar: viewer?.isAdmin && hasOwnBar(path) ? <OwnerBar viewer={viewer} path={path} /> : null,
  }),
}

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
      <div id={ADMIN_PAGE_ID} tabIndex={-1} data-begins className="min-w-0">
        <Outlet context={counts} />
      </div>
      <SearchDialog />
    </div>
  )
}
