import { calendarSettings } from '#features/calendar/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { holdSetting, isChangedSince } from '#platform/setting-versions.server.ts'

import { calendarDefaults, type CalendarSettings } from './calendar-settings.ts'

/** The settings of the calendar, or the defaults. */
export async function findCalendarSettings({ db }: Pick<Infrastructure, 'db'>): Promise<CalendarSettings> {
  const { isOn, timeZone, cancelHours, organizer } = calendarSettings
  const [row] = await db.select({ isOn, timeZone, cancelHours, organizer }).from(calendarSettings)
  return row ?? calendarDefaults
}

/** The coach’s clocks: those of the settings, else those of whoever runs the site and looks. */
export async function findCoachZone(
  services: Pick<Infrastructure, 'db'>,
  looker: { readonly timeZone: string | null },
): Promise<string> {
  const { timeZone } = await findCalendarSettings(services)
  return timeZone ?? looker.timeZone ?? 'UTC'
}

/**
 * Keeps what the owner sets for the calendar.
 *
 * @param over the mark of what the form showed: false, and nothing kept, where somebody has saved something else since
 */
export async function saveCalendarSettings(
  { db, clock, audit, broadcast }: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  { userId }: { readonly userId: string },
  settings: CalendarSettings & { readonly timeZone: string },
  over?: string,
): Promise<boolean> {
  const saved = { ...settings, savedBy: userId, savedAt: clock.now() }
  return db.transaction(async (tx) => {
    await holdSetting(tx, 'calendar')
    if (isChangedSince(over, await findCalendarSettings({ db: tx }), settings)) return false
    await tx.insert(calendarSettings).values(saved).onConflictDoUpdate({ target: calendarSettings.isOnly, set: saved })
    await audit.record(tx, { actor: { userId }, action: 'calendar-settings.saved' })
    await broadcast.publish(tx, PAGES)
    return true
  })
}
