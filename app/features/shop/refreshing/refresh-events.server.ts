import type { RefreshProgress } from '#features/shop/core/refresh.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { progressEvents, type Reader } from '#platform/progress-events.server.ts'
import { waitUntilOver, type Wait } from '#platform/wait-for-progress.server.ts'

import { followedRefreshes } from './refresh-rows.server.ts'

/** Progress of all readings, as server-sent events. */
export function refreshEvents(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'stopping'>, reader: Reader): Response {
  return progressEvents(services, followedRefreshes, reader)
}

/** Waits until a reading is over. Null when that takes longer than asked, the signal ends the wait, or this process shall stop. */
export function waitForRefresh(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'stopping'>,
  id: string,
  wait?: Wait,
): Promise<RefreshProgress | null> {
  return waitUntilOver(services, followedRefreshes, id, wait)
}
