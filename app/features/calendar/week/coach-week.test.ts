import { expect, test } from 'vitest'

import { calendarTabAt } from './calendar-tabs.ts'
import {
  calendarAddress,
  calendarQuestion,
  cancelledOf,
  formatDays,
  daysOf,
  visibleHours,
  shortDay,
  turned,
  type CoachDay,
} from './coach-week.ts'

const ask = (query: string) => calendarQuestion(new URLSearchParams(query), '2026-11-21')
const at = (minute: number, minutes: number): CoachDay => ({
  day: '2026-11-21',
  appointments: [{ id: '', minute, minutes, hours: '', client: '', type: '', pillar: null, status: 'confirmed' }],
})

test('an address asks for a week or a day, and anything else for this week', () => {
  expect(ask('')).toEqual({ view: 'week', day: '2026-11-21' })
  expect(ask('view=day&date=2026-12-01')).toEqual({ view: 'day', day: '2026-12-01' })
  expect(ask('view=year&date=never')).toEqual({ view: 'week', day: '2026-11-21' })
  expect(calendarAddress(turned(ask('view=day'), -1))).toBe('/admin/calendar?view=day&date=2026-11-20')
  expect(calendarAddress(turned(ask(''), 1))).toBe('/admin/calendar?date=2026-11-28')
  expect(daysOf(ask('')).map(shortDay)).toEqual(['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21', 'Sun 22'])
})

test('a week is written as shortly as it can be', () => {
  const words = (day: string) => formatDays(daysOf({ view: 'week', day }))
  expect(words('2026-11-21')).toBe('16 to 22 November 2026')
  expect(words('2026-12-01')).toBe('30 November to 6 December 2026')
  expect(words('2027-01-01')).toBe('28 December 2026 to 3 January 2027')
  expect(formatDays(['2026-11-24'])).toBe('Tuesday 24 November 2026')
})

test('the grid shows the working day, and what lies outside of it', () => {
  expect(visibleHours([])).toEqual({ from: 8, to: 18 })
  expect(visibleHours([at(6 * 60 + 30, 60), at(18 * 60, 90)])).toEqual({ from: 6, to: 20 })
  expect(visibleHours([at(0, 8 * 60), at(23 * 60, 60)])).toEqual({ from: 0, to: 24 })
})

test('a page of an appointment stands on the tab of the calendar', () => {
  expect(calendarTabAt('/admin/calendar/clients/1')).toBe('/admin/calendar/clients')
  expect(calendarTabAt('/admin/calendar/2f6f')).toBe('/admin/calendar')
})

test('what was cancelled is listed once, also when it stood on two days', () => {
  const cancelled = (day: CoachDay): CoachDay => ({
    ...day,
    appointments: day.appointments.map((one) => ({ ...one, status: 'cancelled' })),
  })
  const days = [cancelled(at(23 * 60, 60)), { ...cancelled(at(0, 8 * 60)), day: '2026-11-22' }, at(600, 60)]
  expect(cancelledOf(days).map(({ day }) => day)).toEqual(['2026-11-21'])
})
