/** How many of the newest days, weeks and months keep a copy each. */
export const COPY_RETENTION = { days: 7, weeks: 4, months: 6 } as const

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Which copies stay: the newest of each of the last 7 days, 4 weeks (from Monday) and 6 months that have any, all in UTC. The newest copy of all
 * always stays, and one that seems to come from the future is left alone: a clock was wrong.
 */
export function copiesToKeep(copies: ReadonlyArray<Date>, now: Date): Set<number> {
  const newestFirst = copies.map((copy) => copy.getTime()).toSorted((one, other) => other - one)
  const kept = new Set(newestFirst.filter((copy) => copy > now.getTime()))
  const past = newestFirst.filter((copy) => copy <= now.getTime())
  for (const [periodOf, count] of [
    [dayOf, COPY_RETENTION.days],
    [weekOf, COPY_RETENTION.weeks],
    [monthOf, COPY_RETENTION.months],
  ] as const) {
    const earliest = periodOf(now.getTime()) - count + 1
    const seen = new Set<number>()
    for (const copy of past) {
      const period = periodOf(copy)
      if (period >= earliest && !seen.has(period)) {
        seen.add(period)
        kept.add(copy)
      }
    }
  }
  if (newestFirst[0] !== undefined) kept.add(newestFirst[0])
  return kept
}

const dayOf = (instant: number) => Math.floor(instant / DAY_MS)
/** 1 January 1970 was a Thursday. */
const weekOf = (instant: number) => Math.floor((dayOf(instant) + 3) / 7)
const monthOf = (instant: number) => {
  const date = new Date(instant)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
