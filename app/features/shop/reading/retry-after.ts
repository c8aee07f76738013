import { retryAfterMs } from '#base/retry-after.ts'

const SHORTEST_MS = 1_000
const LONGEST_MS = 24 * 60 * 60 * 1000
const WITHOUT_MS = 30_000

/** When a host may be asked again that wanted to be left alone, by its `Retry-After`; at most a day later. */
export function askAgainAt(retryAfter: string | null, now: Date): Date {
  const ms = retryAfterMs(retryAfter, now) ?? WITHOUT_MS
  return new Date(now.getTime() + Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms)))
}
