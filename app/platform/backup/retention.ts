const DAY_MS = 24 * 60 * 60 * 1000

/** For how long any minute comes back. */
export const RETENTION_DAYS = 7

/** The instant from which on everything comes back. */
export function retainedFrom(now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
}

/** Which base copies of a line (first to last) are needed no more: those before the newest one that is older than seven days. */
export function needless<Copy extends { readonly stoppedAt: Date }>(copies: ReadonlyArray<Copy>, now: Date): Copy[] {
  return copies.slice(
    0,
    Math.max(
      0,
      copies.findLastIndex(({ stoppedAt }) => stoppedAt <= retainedFrom(now)),
    ),
  )
}

/** The last time at which a nightly copy was due (02:30 UTC). */
export function lastNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(2, 30, 0, 0)
  return night > now ? new Date(night.getTime() - DAY_MS) : night
}
