import type { PillarSlug } from '#content/pillars.ts'
import { dayNamed, weekOf } from '#features/calendar/schedule/month-days.ts'
import { shiftDay, type Day } from '#features/identity/dates/calendar-day.ts'

export type CalendarView = 'week' | 'day'

/** What an address of the coach’s calendar asks for. */
export interface CalendarQuestion {
  readonly view: CalendarView
  readonly day: Day
}

/** One appointment where it stands on its day. */
export interface PlacedAppointment {
  readonly id: string
  /** Minutes since midnight on the coach’s clocks. */
  readonly minute: number
  readonly minutes: number
  /** "09:00 to 10:00" */
  readonly hours: string
  readonly client: string
  readonly type: string
  readonly pillar: PillarSlug | null
  readonly status: 'confirmed' | 'done' | 'no-show' | 'cancelled'
}

export interface CoachDay {
  readonly day: Day
  readonly appointments: readonly PlacedAppointment[]
}

export function calendarQuestion(search: URLSearchParams, today: Day): CalendarQuestion {
  return { view: search.get('view') === 'day' ? 'day' : 'week', day: dayNamed(search.get('date')) ?? today }
}

export function calendarAddress({ view, day }: CalendarQuestion): string {
  return `/admin/calendar?${view === 'day' ? 'view=day&' : ''}date=${day}`
}

/** The days that a question shows. */
export function daysOf({ view, day }: CalendarQuestion): Day[] {
  return view === 'day' ? [day] : weekOf(day)
}

/** The question so many weeks, or days, later. */
export function turned({ view, day }: CalendarQuestion, steps: number): CalendarQuestion {
  return { view, day: shiftDay(day, steps * (view === 'day' ? 1 : 7)) }
}

/** The hours that the grid shows, from and to: the working day, and whatever lies outside of it. */
export function hoursShown(days: readonly CoachDay[]): { from: number; to: number } {
  const all = days.flatMap(({ appointments }) => appointments)
  const from = Math.min(8, ...all.map(({ minute }) => Math.floor(minute / 60)))
  const to = Math.max(18, ...all.map(({ minute, minutes }) => Math.ceil((minute + minutes) / 60)))
  return { from, to: Math.min(to, 24) }
}

/** "Tue 24" */
export function shortDay(day: Day): string {
  const names = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed']
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000
  return `${names[((number % 7) + 7) % 7]} ${Number(day.slice(8))}`
}
