import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss, type Db } from 'pg-boss'

import type { Transaction } from './db.server.ts'
import { BEFOREHAND_PRIORITY, isBeforehand } from './job-context.server.ts'
import { withRequest } from './job-envelope.server.ts'
import type { JobDefinition, JobHandler, Jobs } from './jobs.server.ts'

const DEFAULT_TIMEOUT_SECONDS = 300

/** Nothing runs by itself: no timers, no migration, no connection of its own. */
const AT_REST = { supervise: false, schedule: false, migrate: false } as const

/**
 * Sends jobs through pg-boss. Every statement of a send, its look at the queue included, runs in the caller's transaction and
 * on its connection: a second one would let a handful of callers wait for each other for ever.
 */
export function createJobs(): Jobs {
  const sending = new AsyncLocalStorage<Transaction>()
  const boss = new PgBoss({
    ...AT_REST,
    db: { executeSql: (text, values) => fromDrizzle(sending.getStore()!, sql).executeSql(text, values) },
  })
  return {
    async send(tx, job, payload, { startAfter, key } = {}) {
      const data = withRequest(job.payload.parse(payload) as object)
      // The queues hold one waiting job a key; a job without a key gets one of its own.
      const options = {
        singletonKey: key ?? randomUUID(),
        ...(startAfter && { startAfter }),
        ...(isBeforehand() && { priority: BEFOREHAND_PRIORITY }),
      }
      await sending.run(tx, () => boss.send(job.name, data, options))
    },
  }
}

/**
 * Makes pg-boss's schema and the queues of all jobs, or brings them up to date. Every process that sends or works calls it
 * once at start; several may at the same time.
 */
export async function prepareJobs(pool: pg.Pool, handlers: ReadonlyArray<Pick<JobHandler, 'job'>>): Promise<void> {
  const boss = new PgBoss({ ...AT_REST, migrate: true, bamIntervalSeconds: 3600, db: executorOn(pool) })
  boss.on('error', () => {})
  await boss.start()
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { job } of handlers) {
    const wanted = queueOf(job)
    const queue: object | undefined = present.get(job.name)
    if (!queue) await boss.createQueue(job.name, { policy: 'short', ...wanted })
    else if (Object.entries(wanted).some(([name, value]) => Reflect.get(queue, name) !== value))
      await boss.updateQueue(job.name, wanted)
  }
  await boss.stop({ graceful: false, close: false })
}

/** pg-boss's statements on a pool of ours. */
export function executorOn(pool: pg.Pool): Db {
  return { executeSql: (text, values) => pool.query(text, values) }
}

function queueOf(job: JobDefinition) {
  return {
    retryLimit: job.retries,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: job.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS,
    // A run whose process was killed stops beating, and is run again within about a minute.
    heartbeatSeconds: 30,
    notify: true,
  }
}
