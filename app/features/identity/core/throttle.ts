/** Two attempts on the forms of /auth lie at least this far apart. */
export const THROTTLE_SECONDS = 5

export const THROTTLED = `Too many attempts. Please wait ${THROTTLE_SECONDS} seconds before trying again.`

/**
 * Whether an attempt may go out now. `last` is the stored instant of the attempt before, in milliseconds, as text;
 * anything that is no such instant, or one that lies ahead (the clock was set back), does not hold anybody up.
 */
export function mayAttempt(last: string | null, now: number): boolean {
  const since = now - Number(last || Number.NaN)
  return !(since >= 0 && since < THROTTLE_SECONDS * 1000)
}
