import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import type { PillarSlug } from '#content/pillars.ts'
import { dayName, monthName, weekdays } from '#features/calendar/core/day-names.ts'
import { dayNamed, weekdayOf, weekOf } from '#features/calendar/core/month-days.ts'

export type CalendarView = 'week' | 'day'

/** What an address of the coach’s calendar asks for. */
export interface CalendarQuestion {
  readonly view: CalendarView
  readonly day: Day
}

/** One appointment where it stands on its day. */
export interface PlacedAppointment {
  readonly id: string
  /** Minutes since midnight on the coach’s clocks; of one over midnight, where it goes on. */
  readonly minute: number
  /** How long it stands on this day. */
  readonly minutes: number
  /** "09:00 to 10:00", of one over midnight "20:00 to Wed 08:00". */
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
export function visibleHours(days: readonly CoachDay[]): { from: number; to: number } {
  const all = days.flatMap(({ appointments }) => appointments)
  const from = Math.min(8, ...all.map(({ minute }) => Math.floor(minute / 60)))
  const to = Math.max(18, ...all.map(({ minute, minutes }) => Math.ceil((minute + minutes) / 60)))
  return { from, to }
}

/** The cancelled appointments of some days, each on the first on which it would have stood. */
export function cancelledOf(days: readonly CoachDay[]): (PlacedAppointment & { readonly day: Day })[] {
  const all = days.flatMap(({ day, appointments }) => appointments.map((one) => ({ day, ...one })))
  return all.filter(({ id, status }, at) => status === 'cancelled' && all.findIndex((other) => other.id === id) === at)
}

/** "Tuesday 24 November 2026", or of a week "16 to 22 November 2026", with the month, and the year, of its first day where they differ. */
export function formatDays(days: readonly Day[]): string {
  const [first, last] = [days[0]!, days.at(-1)!]
  if (first === last) return dayName(first)
  const end = `${Number(last.slice(8))} ${monthName(last)}`
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))} to ${end}`
  const month = first.slice(0, 4) === last.slice(0, 4) ? monthName(first).slice(0, -5) : monthName(first)
  return `${Number(first.slice(8))} ${month} to ${end}`
}

/** "Tue 24" */
export function shortDay(day: Day): string {
  return `${weekdays[weekdayOf(day)]!.slice(0, 3)} ${Number(day.slice(8))}`
}
