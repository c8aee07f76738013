import type { Day } from '#base/dates/calendar-day.ts'
import { sampleSessions } from '#content/sample-schedule.ts'
import { weekOf } from '#features/calendar/core/month-days.ts'

/** One line of a day’s list. */
export interface SessionView {
  readonly key: string
  /** "7:00 AM" */
  readonly time: string
  /** Whose it is, or “Booked”. */
  readonly title: string
  /** What it is and how long it takes. */
  readonly text: string
  readonly status: string
}

/** The sample sessions of a day as its list shows them. */
export function sampleSessionViews(day: Day): SessionView[] {
  return sampleSessions(day).map(({ time, client, service, minutes, status }) => ({
    key: time,
    time,
    title: client,
    text: `${service}, ${minutes} minutes`,
    status,
  }))
}

/** What the week of a day comes to in the sample. */
export function sampleWeek(day: Day): { sessions: number; clients: number; hours: number } {
  const sessions = weekOf(day).flatMap(sampleSessions)
  return {
    sessions: sessions.length,
    clients: new Set(sessions.map(({ client }) => client)).size,
    hours: sessions.reduce((sum, { minutes }) => sum + minutes, 0) / 60,
  }
}
