import { Outlet } from 'react-router'

import { DateLanguageContext } from '#features/identity/dates/date-text.tsx'
import { ReportTimeZone } from '#features/identity/report-time-zone.tsx'
import { viewer } from '#features/identity/viewer.server.ts'
import type { AreaHandle } from '#routes/area.ts'

import type { Route } from './+types/_layout.ts'

export const handle: AreaHandle = { area: 'member', shared: false }

/** Nobody may be known: some forms of these pages answer after the session is over. */
export function loader({ context }: Route.LoaderArgs) {
  const { dateLanguage = null, timeZone = null } = context.get(viewer) ?? {}
  return { dateLanguage, timeZone }
}

export default function Layout({ loaderData: { dateLanguage, timeZone } }: Route.ComponentProps) {
  return (
    <DateLanguageContext value={dateLanguage}>
      <ReportTimeZone known={timeZone} />
      <Outlet />
    </DateLanguageContext>
  )
}
