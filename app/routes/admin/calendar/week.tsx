import { localDay } from '#base/dates/local-day.ts'
import { findCoachZone } from '#features/calendar/settings/settings.server.ts'
import { findCoachDays } from '#features/calendar/week/coach-week.server.ts'
import { calendarAddress, calendarQuestion, formatDays, daysOf, turned } from '#features/calendar/week/coach-week.ts'
import { WeekView } from '#features/calendar/week/week-view.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/week.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Calendar', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const zone = await findCoachZone(services, signedIn(context))
  const today = localDay(services.clock.now(), zone)
  const question = calendarQuestion(url.searchParams, today)
  return { zone, today, question, days: await findCoachDays(services, daysOf(question), zone) }
}

export default function WeekPage({ loaderData: { zone, today, question, days } }: Route.ComponentProps) {
  const views = (['week', 'day'] as const).map((view) => {
    return { id: view, label: view === 'week' ? 'Week' : 'Day', to: calendarAddress({ view, day: question.day }) }
  })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="title" aria-live="polite">
          {formatDays(days.map(({ day }) => day))}
        </p>
        <nav aria-label="Other days" className="flex gap-5 text-sm">
          <TextLink to={calendarAddress(turned(question, -1))}>Earlier</TextLink>
          <TextLink to={calendarAddress({ ...question, day: today })}>Today</TextLink>
          <TextLink to={calendarAddress(turned(question, 1))}>Later</TextLink>
        </nav>
        <Tabs label="View" tabs={views} current={question.view} kind="range" />
        <ButtonLink to={`/admin/calendar/new?day=${question.day}`} size="small" className="md:ml-auto">
          New appointment
        </ButtonLink>
      </div>
      <WeekView days={days} today={today} />
      <p className="cap mt-4">Hours are those of {zone}.</p>
    </>
  )
}
