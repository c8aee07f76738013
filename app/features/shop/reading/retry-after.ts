const SHORTEST_MS = 1_000
const LONGEST_MS = 24 * 60 * 60 * 1000
const WITHOUT_MS = 30_000

/** When a host may be asked again that wanted to be left alone, by its `Retry-After`: seconds or a date, at most a day. */
export function askAgainAt(retryAfter: string | null, now: Date): Date {
  const text = retryAfter?.trim() ?? ''
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  const wait = Number.isNaN(ms) ? WITHOUT_MS : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms))
  return new Date(now.getTime() + wait)
}
