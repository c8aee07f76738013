import { Outlet, useLocation } from 'react-router'

import { calendarTabAt, calendarTabs } from '#features/calendar/week/calendar-tabs.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'

import type { Route } from './+types/_layout.ts'

import coachCalendarCss from '#features/calendar/week/coach-calendar.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: coachCalendarCss }]

export default function CalendarFrame() {
  const { pathname } = useLocation()
  return (
    <>
      <AdminHeading title="Calendar" />
      <Tabs label="Calendar" tabs={calendarTabs} current={calendarTabAt(pathname)} className="mb-6" />
      <Outlet />
    </>
  )
}
