import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { dayStreak } from '#features/health/core/streak.ts'
import { noNumbers } from '#features/health/core/vitals.factory.ts'
import { showHabitToday } from '#features/health/habits/show-habits.ts'
import { showRecommendations } from '#features/health/recommendations/show-recommendations.ts'
import { healthScore } from '#features/health/score/health-score.ts'
import { outlookOf } from '#features/health/score/outlook-words.ts'
import { shippedWords } from '#features/site/core/shipped-words.server.ts'
import { SiteWordsContext } from '#features/site/core/site-words.tsx'

import { DashboardPage } from './dashboard-page.tsx'
import { drawDashboard, sendDashboard } from './dashboard-view.server.ts'
import { formValues, formatLastEntry, nextOf, type Dashboard } from './dashboard.ts'
import { formatDates } from './written-dates.ts'
import { yearOf } from './year.ts'

/** The day on which these dashboards stand. */
export const today = '2026-11-20'
export const reader = { today, units: 'metric', dateLanguage: null } as const

/** A week of nights of six hours. */
export const shortNights = Array.from({ length: 7 }, (_, back) => ({
  ...noNumbers,
  day: shiftDay(today, -back),
  sleepHours: 6,
  hrvMethod: null,
}))

/** The dashboard of someone who logged the given fields on each of the last days, today first. */
export function aDashboard(...filled: number[]): Dashboard {
  const entries = filled.map((count, back) => ({ day: shiftDay(today, -back), filled: count, scored: count, isEntered: true }))
  const streak = dayStreak(
    entries.map(({ day }) => day),
    today,
  )
  return {
    today,
    score: healthScore({ entries, labs: [] }, today),
    outlook: outlookOf({ entries: entries.toReversed(), labs: [] }, today, null),
    streak,
    rested: null,
    lastEntry: formatLastEntry(streak, today, null),
    labWeeks: null,
    year: yearOf(entries, today),
    dates: formatDates(yearOf(entries, today), today, null),
    recentTrends: null,
    dayProblem: null,
    form: formValues([], { day: today, today }, { units: 'metric', dateLanguage: null }),
    earned: [],
    next: nextOf([], { longestDayStreak: streak.longest, labReports: 0 }),
    recommendations: showRecommendations([], reader, {}),
    habit: showHabitToday([], reader, {}),
    labNews: [],
  }
}

/** The page as the server writes it. */
export function show(dashboard: Dashboard, given: Partial<Parameters<typeof DashboardPage>[0]> = {}): string {
  const page = (
    <DashboardPage
      name="Maya"
      dashboard={sendDashboard(new Request('https://wellward.test/dashboard'), drawDashboard(dashboard, null))}
      formKey="a-key"
      failure={null}
      report={undefined}
      problem={null}
      {...given}
    />
  )
  const router = createMemoryRouter([{ path: '/dashboard', element: page }], { initialEntries: ['/dashboard'] })
  return renderToStaticMarkup(
    <SiteWordsContext value={shippedWords}>
      <RouterProvider router={router} />
    </SiteWordsContext>,
  )
}

/** The text of the section with that heading. */
export function section(html: string, heading: string): string {
  const found = [...html.matchAll(/<section[^>]*>.*?<\/section>/gs)]
    .map(([whole]) => whole)
    .find((whole) => whole.includes(`>${heading}</h2>`))
  return found!.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}
