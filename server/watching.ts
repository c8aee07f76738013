import type pg from 'pg'

import { readServices } from '#features/system/read-state.server.ts'
import { openDatabase, type DatabasePool, type WatchedPool } from '#platform/db.server.ts'
import type { Env } from '#platform/env.server.ts'
import { readQueues } from '#platform/job-queues.server.ts'
import type { SlowQueries } from '#platform/slow-queries.server.ts'
import type { Services } from '#services.server.ts'

import type { Dependency } from './health.ts'
import { createMetrics, createMetricsServer, type Metrics } from './metrics/metrics.ts'
import type { PageCache } from './page-cache.ts'
import { startWatch } from './watch.ts'

interface Watched {
  readonly env: Env
  readonly config: pg.PoolConfig
  readonly services: Services
  readonly pools: Readonly<Record<string, WatchedPool>>
  readonly slow: SlowQueries & { readonly count: () => number }
  readonly isDatabaseUp: () => boolean
}

export interface Watching {
  /** With a connection of its own: what it looks for may be that none is free. */
  readonly database: DatabasePool
  readonly dependencies: readonly Dependency[]
  /** Absent where no token is set. */
  readonly metrics: Metrics | undefined
  /** Begins to look around, and to answer at METRICS_PORT. */
  start(cache: PageCache | null): Promise<void>
  stop(): Promise<void>
}

/** Everything by which this process is watched: what it looks at itself, and what others ask it. */
export function prepareWatching({ env, config, services, pools, slow, isDatabaseUp }: Watched): Watching {
  const database = openDatabase(config, { connections: 1, slow })
  // Named one by one: a copy of all services would fix what follows the owner’s settings.
  const { clock, mail, site, log, outside, system } = services
  const watching = {
    db: database.db,
    clock,
    mail,
    site,
    log,
    outside,
    system,
    get sendsMail() {
      return services.sendsMail
    },
  }
  const stops: Array<() => Promise<void>> = []
  let cache: PageCache | null = null
  let seen = (): ReturnType<ReturnType<typeof startWatch>['seen']> => ({ troubles: [], mailFails: false })
  const dependencies: Dependency[] = [
    { name: 'database', isReady: isDatabaseUp },
    { name: 'mail', isReady: () => !seen().mailFails, isOptional: true },
  ]
  const state = {
    ...system,
    pools,
    isDatabaseUp,
    async read() {
      const now = clock.now()
      const [queues, used] = await Promise.all([readQueues(database.db, now), readServices(watching)])
      return { queues, services: used, now }
    },
    pageCache: () => cache?.figures ?? null,
    slowQueries: slow.count,
    seen: () => seen(),
  }
  const metrics = env.metrics ? createMetrics(env.metrics.token, state, log) : undefined
  return {
    database,
    dependencies,
    metrics,
    async start(pages) {
      cache = pages
      if (metrics && env.metrics?.port) {
        const server = createMetricsServer(metrics, dependencies)
        await server.listen(env.metrics.port, env.host)
        stops.push(server.stop)
      }
      const watch = startWatch(watching, Object.values(pools))
      seen = watch.seen
      stops.push(watch.stop)
    },
    stop: async () => void (await Promise.all(stops.map((stop) => stop()))),
  }
}
