import { Outlet } from 'react-router'

import { DateLanguageContext } from '#features/identity/dates/date-text.tsx'
import { viewer } from '#features/identity/viewer.server.ts'
import type { AreaHandle } from '#routes/area.ts'

import type { Route } from './+types/_layout.ts'

export const handle: AreaHandle = { area: 'member', shared: false }

/** Nobody may be known: some forms of these pages answer after the session is over. */
export function loader({ context }: Route.LoaderArgs) {
  return { dateLanguage: context.get(viewer)?.dateLanguage ?? null }
}

export default function Layout({ loaderData: { dateLanguage } }: Route.ComponentProps) {
  return (
    <DateLanguageContext value={dateLanguage}>
      <Outlet />
    </DateLanguageContext>
  )
}
