import { shiftDay } from '#base/dates/calendar-day.ts'
import { formatInstant } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'

import { dailyInstant, dueDate } from './due-date.ts'

interface Daily {
  readonly enabled: boolean
  readonly publishingTime: string
  readonly timezone: string
  readonly savedAt: Date
  readonly lastGeneratedDate: string | null
}

/** What comes next, in a sentence; `daily` is null before the owner has saved anything. */
export function formatNextDaily(daily: Daily | null, now: Date): string {
  if (!daily) return 'Nothing runs before you first save these settings.'
  if (!daily.enabled) return 'It is turned off: nothing runs.'
  const due = dueDate(daily, now)
  if (due !== null && (daily.lastGeneratedDate === null || daily.lastGeneratedDate < due)) return 'The next article is due now.'
  const today = localDay(now, daily.timezone)
  const passed = dailyInstant(daily, today)
  const hadPassed = passed <= now && passed < daily.savedAt ? 'Today’s time had passed when this was saved. ' : ''
  const day = passed > now ? today : shiftDay(today, 1)
  // A date that has its article, perhaps written in a zone further east, is left out.
  const last = daily.lastGeneratedDate
  const next = dailyInstant(daily, last !== null && last >= day ? shiftDay(last, 1) : day)
  return `${hadPassed}The next article comes on ${formatInstant(next, daily.timezone, null)} (${daily.timezone}).`
}
