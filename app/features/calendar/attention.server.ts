import { localDay } from '#base/dates/local-day.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findUnmarked } from './core/find-appointments.server.ts'
import { findCalendarSettings } from './settings/settings.server.ts'

/** Appointments that are over and not marked; the link leads to the day of the first of them where the coach is. */
export const calendarAttention = {
  name: 'Unmarked appointments',
  async find(
    services: Pick<Infrastructure, 'db' | 'clock'>,
    looker: { readonly timeZone: string | null },
  ): Promise<AttentionItem[]> {
    const unmarked = await findUnmarked(services)
    if (!unmarked) return []
    const { count, first, zone } = unmarked
    const day = localDay(first, zone ?? looker.timeZone ?? 'UTC')
    return [
      {
        kind: 'calendar.unmarked',
        severity: 'due',
        since: first,
        count,
        title: count === 1 ? 'Appointment is over' : 'Appointments are over',
        text: 'Say how it went: done, or a no-show.',
        to: `/admin/calendar?date=${day}`,
      },
    ]
  },
}

/** An open site has a page for the calendar and no calendar on it. */
export const calendarOffAttention = {
  name: 'Calendar of the site',
  async find(services: Pick<Infrastructure, 'db' | 'broadcast'>): Promise<AttentionItem[]> {
    if (!(await isSiteOpen(services)) || (await findCalendarSettings(services)).isOn) return []
    return [
      {
        kind: 'calendar.off',
        severity: 'later',
        since: null,
        count: 1,
        title: 'Your calendar is not shown',
        text: 'Its page says that no hours are shown. Turn the calendar on, or take its link out of the menu.',
        to: '/admin/calendar/settings',
      },
    ]
  },
}
