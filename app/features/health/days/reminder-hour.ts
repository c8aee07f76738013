import { Temporal } from 'temporal-polyfill'

/** The hour of the day at which a reminder is due. */
const EVENING = 19

/** Whether it is the reminder’s hour in this zone. */
export function isReminderHour(now: Date, timeZone: string): boolean {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).hour === EVENING
}
