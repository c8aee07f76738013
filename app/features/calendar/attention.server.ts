import { localDay } from '#base/dates/local-day.ts'
import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findUnmarked } from './core/find-appointments.server.ts'

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
