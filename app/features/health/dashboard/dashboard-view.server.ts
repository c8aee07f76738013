import type { DateLanguage } from '#base/dates/format-date.ts'
import type { HabitToday, HabitToMark } from '#features/health/habits/habit-view.ts'
import { drawnFrom, sendMarkup, type DrawnMarkup } from '#platform/ready-markup.server.ts'

import { partsOf } from './dashboard-parts.tsx'
import { leadOf } from './dashboard-summary.ts'
import { tellingParts, type DashboardView, type TellingPart } from './dashboard-view.ts'
import type { Dashboard } from './dashboard.ts'

type DrawnParts = Readonly<Record<TellingPart, DrawnMarkup>>

/** A dashboard with its parts drawn. It is kept like this, and sent by `sendDashboard`. */
export interface DrawnDashboard extends DashboardView {
  readonly parts: DrawnParts
}

/** Draws the parts of a dashboard; those that show the same as `before` are taken from there. */
export function drawDashboard(
  dashboard: Dashboard,
  language: DateLanguage,
  before: DrawnDashboard | null = null,
): DrawnDashboard {
  const toDraw = partsOf(dashboard, language)
  const parts = tellingParts.map((name) => {
    const { shown, draw } = toDraw[name]
    return [name, drawnFrom(shown, draw, before?.parts[name])] as const
  })
  const { dates, form, dayProblem, habit, labNews, streak } = dashboard
  return {
    todayInFull: dates.todayInFull,
    lead: leadOf(dashboard),
    streak,
    form,
    dayProblem,
    habit: toMark(habit),
    labNews,
    parts: Object.fromEntries(parts) as Record<TellingPart, DrawnMarkup>,
  }
}

function toMark({ current, ...habit }: HabitToday): HabitToMark {
  if (!current) return { ...habit, current }
  const { id, title, small, done, days } = current
  return {
    ...habit,
    current: { id, title, small, done, isDoneToday: days.some(({ isToday, state }) => isToday && state === 'done') },
  }
}

/** The dashboard as the answer to a request takes it along. */
export function sendDashboard(request: Request, { parts, ...others }: DrawnDashboard): DashboardView {
  const sent = tellingParts.map((name) => [name, sendMarkup(request, parts[name])])
  return { ...others, parts: Object.fromEntries(sent) as DashboardView['parts'] }
}
