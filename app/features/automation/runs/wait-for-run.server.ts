import type { RunProgress } from '#features/automation/core/run.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { waitUntilOver, type Wait } from '#platform/wait-for-progress.server.ts'

import { followedRuns } from './run-rows.server.ts'

/** Waits until a run is over. Null when that takes longer than asked, the signal ends the wait, or this process shall stop. */
export function waitForRun(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'stopping'>,
  runId: string,
  wait?: Wait,
): Promise<RunProgress | null> {
  return waitUntilOver(services, followedRuns, runId, wait)
}
