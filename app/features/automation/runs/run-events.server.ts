import { progressEvents, type Reader } from '#platform/progress-events.server.ts'
import type { Services } from '#services.server.ts'

import { followedRuns } from './run-rows.server.ts'

/** Progress of all runs, as server-sent events. */
export function runEvents(services: Services, reader: Reader): Response {
  return progressEvents(services, followedRuns, reader)
}
