import { useLocation } from 'react-router'

import { dayNamed } from '#features/calendar/schedule/month-days.ts'
import { nextMidnight } from '#features/calendar/schedule/next-midnight.ts'
import { SampleSchedule } from '#features/calendar/schedule/sample-schedule.tsx'
import { localDay } from '#features/identity/dates/local-day.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { pageHoldsUntil } from '#platform/page-expiry.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/calendar.ts'

import calendarCss from '#features/calendar/calendar.css?url'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calendarCss }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { clock } = context.get(services)
  const asked = dayNamed(url.searchParams.get('date'))
  const today = localDay(clock.now(), 'UTC')
  context.set(pageHoldsUntil, nextMidnight(clock.now(), 'UTC'))
  return { asked, today }
}

export default function CalendarPage({ loaderData: { asked, today } }: Route.ComponentProps) {
  const { key } = useLocation()
  return <SampleSchedule key={key} asked={asked} today={today} />
}
