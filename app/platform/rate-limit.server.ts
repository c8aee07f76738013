/** A limit: at most `limit` events in any window of `windowSeconds` for one key. */
export interface RateLimit {
  readonly name: string
  readonly limit: number
  readonly windowSeconds: number
}

/** Counters kept in the database, so that neither a restart nor a second replica resets them. */
export interface RateLimits {
  /** Counts one event. Not ok: the limit is reached, and nothing was counted. */
  take(limit: RateLimit, key: string): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>
  /** Forgets what was counted (a right password clears the wrong ones). */
  clear(limit: RateLimit, key: string): Promise<void>
}
