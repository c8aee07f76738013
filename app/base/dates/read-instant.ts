import { isDay } from './local-day.ts'

/** ISO 8601 to the minute or finer, with its zone. */
const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/

/** What is said of a text that is none. */
export const INSTANT_WANTED = 'must be an instant with its zone, for example 2026-11-26T14:30Z'

/**
 * The instant that somebody typed (“2026-11-26T14:30Z”, “2026-11-26T15:30:00+01:00”); null for anything else. What “14:30” means without a zone is
 * not guessed, and a day that does not exist is no other day.
 */
export function readInstant(text: string): Date | null {
  const [, day] = INSTANT.exec(text) ?? []
  return day !== undefined && isDay(day) ? new Date(text) : null
}
