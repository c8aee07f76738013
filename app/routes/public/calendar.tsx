import { useLocation } from 'react-router'

import { dayNamed } from '#features/calendar/core/month-days.ts'
import { findPublicSchedule } from '#features/calendar/schedule/public-schedule.server.ts'
import { RealSchedule } from '#features/calendar/schedule/real-schedule.tsx'
import { SampleSchedule } from '#features/calendar/schedule/sample-schedule.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { holdPageUntil } from '#platform/page-expiry.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/calendar.ts'

import calendarCss from '#features/calendar/calendar.css?url'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calendarCss }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { schedule, holdsUntil } = await findPublicSchedule(context.get(servicesContext), dayNamed(url.searchParams.get('date')))
  holdPageUntil(context, holdsUntil)
  return schedule
}

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation()
  // Whoever comes here anew, by a link, begins anew.
  return loaderData.kind === 'real' ? <RealSchedule key={key} {...loaderData} /> : <SampleSchedule key={key} {...loaderData} />
}
