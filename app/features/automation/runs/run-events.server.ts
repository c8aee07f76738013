import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { progressEvents, type Reader } from '#platform/progress-events.server.ts'

import { followedRuns } from './run-rows.server.ts'

/** Progress of all runs, as server-sent events. */
export function runEvents(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'stopping'>, reader: Reader): Response {
  return progressEvents(services, followedRuns, reader)
}
