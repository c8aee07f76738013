import { useLocation } from 'react-router'

import { dayNamed } from '#features/calendar/core/month-days.ts'
import { NoSchedule } from '#features/calendar/schedule/no-schedule.tsx'
import { findPublicSchedule } from '#features/calendar/schedule/public-schedule.server.ts'
import { RealSchedule } from '#features/calendar/schedule/real-schedule.tsx'
import { SampleSchedule } from '#features/calendar/schedule/sample-schedule.tsx'
import { calendarFrame } from '#features/pages/kinds/calendar-frame.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { holdPageUntil } from '#platform/page-expiry.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/calendar.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'

import calendarCss from '#features/calendar/calendar.css?url'

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.frame.head)

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calendarCss }]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const asked = dayNamed(url.searchParams.get('date'))
  const [{ schedule, holdsUntil }, frame] = await Promise.all([
    findPublicSchedule(context.get(servicesContext), asked),
    loadFrame({ request, context }, '/calendar', calendarFrame),
  ])
  holdPageUntil(context, holdsUntil)
  return { schedule, frame }
}

export default function CalendarPage({ loaderData: { schedule, frame } }: Route.ComponentProps) {
  const { key } = useLocation()
  // Whoever comes here anew, by a link, begins anew.
  const shown = { ...schedule, words: frame.texts }
  return (
    <FramedPage frame={frame}>
      {shown.kind === 'real' && <RealSchedule key={key} {...shown} />}
      {shown.kind === 'sample' && <SampleSchedule key={key} {...shown} />}
      {shown.kind === 'none' && <NoSchedule {...shown.words} />}
    </FramedPage>
  )
}
