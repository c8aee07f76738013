const SAME_FAILURE_EVERY_MS = 60 * 60 * 1000

/** What the log is told of one job that runs by the clock: what fails each minute for the same reason is told once an hour. */
export interface FailingRounds {
  /** Notes a failure. @returns whether the log does not know it yet */
  failed(reason: string, now: number): boolean
  /** Notes a success. @returns how many rounds had failed in a row before it */
  succeeded(): number
}

export function createFailingRounds(): FailingRounds {
  let count = 0
  let told: { reason: string; at: number } | null = null
  return {
    failed(reason, now) {
      count++
      if (told?.reason === reason && now - told.at < SAME_FAILURE_EVERY_MS) return false
      told = { reason, at: now }
      return true
    },
    succeeded() {
      const failures = count
      count = 0
      told = null
      return failures
    },
  }
}
