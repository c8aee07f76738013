import type { Env } from '#platform/env.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { SlowQueries } from '#platform/slow-queries.server.ts'

/** Writes slow statements to the log, and counts them. */
export function logSlowQueries(
  { slowQueryMs }: Pick<Env, 'slowQueryMs'>,
  log: Log,
): SlowQueries & { readonly count: () => number } {
  let count = 0
  return {
    fromMs: slowQueryMs,
    count: () => count,
    note(slow) {
      count += 1
      log.warn(slow, 'A query was slow.')
    },
  }
}
