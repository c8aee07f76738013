import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { SERVICE_SETTINGS } from './service-words.server.ts'

const AGAIN_MS = 2_000

/**
 * Takes up settings after every word of a change, one time after the other, and again until it succeeds. `reload` does it here and now, and
 * whoever waits for it knows that it began after they asked.
 */
export function followSettings(
  { broadcast, log }: Pick<Infrastructure, 'broadcast' | 'log'>,
  takeUp: () => Promise<void>,
): { reload(): Promise<void>; stop(): void } {
  let reloading = Promise.resolve()
  let isClosed = false
  const reload = () => (reloading = reloading.catch(() => {}).then(takeUp))
  const reloadUntilDone = () => {
    reload().catch((error: unknown) => {
      log.warn({ err: error }, 'The settings of services could not be read; those from before stay in use.')
      if (!isClosed) setTimeout(reloadUntilDone, AGAIN_MS).unref()
    })
  }
  const unsubscribe = broadcast.subscribe(SERVICE_SETTINGS, reloadUntilDone)
  return {
    reload,
    stop() {
      isClosed = true
      unsubscribe()
    },
  }
}
