import { setTimeout as sleep } from 'node:timers/promises'

import { checkSystem, type Seen, type Watching } from '#features/system/check-system.server.ts'
import type { WatchedPool } from '#platform/db.server.ts'

const ROUND_MS = 60_000
const FIRST_AFTER_MS = 15_000
const POOL_LOOK_MS = 5_000
const LONGEST_STOP_MS = 2_000

export interface Watch {
  /** How things stood at the last look. */
  readonly seen: () => Seen
  stop(): Promise<void>
}

/** Looks around every minute, until it is stopped. */
export function startWatch(services: Watching, pools: readonly WatchedPool[]): Watch {
  let seen: Seen = { troubles: [], mailFails: false }
  let round = Promise.resolve()
  const exhausted = watchPools(pools)
  const look = () => {
    round = checkSystem(services, exhausted.since())
      .then((found) => void (seen = found))
      .catch((error: unknown) => services.log.warn({ err: error }, 'Whether something is wrong could not be looked at.'))
  }
  const first = setTimeout(look, FIRST_AFTER_MS)
  const rounds = setInterval(look, ROUND_MS)
  const looks = setInterval(exhausted.look, POOL_LOOK_MS)
  return {
    seen: () => seen,
    async stop() {
      clearTimeout(first)
      clearInterval(rounds)
      clearInterval(looks)
      // A mail that its server does not take in time is claimed anew by the next process.
      await Promise.race([round, sleep(LONGEST_STOP_MS, undefined, { ref: false })])
    },
  }
}

/** Half of the looks of a minute have to find somebody waiting: a rush that is over in seconds is none. */
const LOOKS = ROUND_MS / POOL_LOOK_MS

export function watchPools(pools: ReadonlyArray<Pick<WatchedPool, 'waitingCount'>>, now = () => new Date()) {
  let looks: boolean[] = []
  let since: Date | null = null
  return {
    look() {
      looks = [...looks, pools.some(({ waitingCount }) => waitingCount > 0)].slice(-LOOKS)
      const waited = looks.filter(Boolean).length
      if (waited < LOOKS / 2) since = null
      else since ??= now()
    },
    since: () => since,
  }
}
