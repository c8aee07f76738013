import { Counter, Gauge, type Registry } from 'prom-client'

import type { BackupReport } from '#features/system/backup-report.ts'
import type { ServiceState } from '#features/system/read-state.server.ts'
import type { WatchedPool } from '#platform/db.server.ts'
import type { JobQueue } from '#platform/job-queues.server.ts'

/** What is asked when somebody looks at the metrics. */
export interface MeasuredState {
  readonly version: string
  readonly commit: string | null
  readonly pools: Readonly<Record<string, Pick<WatchedPool, 'totalCount' | 'idleCount' | 'waitingCount'>>>
  readonly isDatabaseUp: () => boolean
  /** What all processes share; it stands in the database. */
  readonly read: () => Promise<{
    readonly queues: readonly JobQueue[]
    readonly services: readonly ServiceState[]
    readonly now: Date
  }>
  /** Of the pages that this process keeps; null where it serves none. */
  readonly pageCache: () => { readonly hits: number; readonly misses: number; readonly pages: number } | null
  readonly slowQueries: () => number
  /** How backups are; null where none are set up. */
  readonly backup: () => Promise<BackupReport | null>
  /** What is wrong, by kind, and whether the mail about it fails. */
  readonly seen: () => { readonly troubles: ReadonlyArray<{ readonly kind: string }>; readonly mailFails: boolean }
}

/**
 * Puts everything but requests into the registry. Labels are names of ours: of pools, jobs, services and kinds of trouble.
 * @returns what reads the state anew, before the registry is written out
 */
export function stateMetrics(registry: Registry, state: MeasuredState): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `wellward_${name}`, help, labelNames, registers: [registry] })
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `wellward_${name}`, help, labelNames, registers: [registry] })

  gauge('build_info', 'What runs; always 1.', 'version', 'commit').set(
    { version: state.version, commit: state.commit ?? 'unknown' },
    1,
  )
  const databaseUp = gauge('database_up', 'Whether the database answers.')
  const connections = gauge('pool_connections', 'Connections to the database, by pool, in use and idle.', 'pool', 'state')
  const poolWaiting = gauge('pool_waiting', 'Who waits for a connection to the database, by pool.', 'pool')
  const slow = counter('slow_queries_total', 'Statements that took at least SLOW_QUERY_MS.')
  const pageAnswers = counter('page_cache_answers_total', 'Looks at public pages by what was kept of them.', 'outcome')
  const pagesKept = gauge('page_cache_pages', 'Public pages that are kept.')
  const jobs = gauge('jobs', 'Jobs of all processes, by queue and state (waiting, later, running, failed).', 'queue', 'state')
  const oldest = gauge('jobs_oldest_seconds', 'How long the oldest job has waited since its time came.', 'queue')
  const uses = counter('service_uses_total', 'Uses of outside services by all processes.', 'service', 'outcome')
  const failing = gauge('service_failing', 'Whether the last use of a service failed.', 'service')
  const trouble = gauge('trouble', 'What is wrong, by kind: so many.', 'kind')
  const copiedAt = gauge('backup_last_copy_timestamp_seconds', 'When the last whole copy was made; 0 before the first one.')
  const changesUntil = gauge(
    'backup_changes_until_timestamp_seconds',
    'Up to when every change is in the backup; absent where another server has the database.',
  )
  const alertsFail = gauge('alert_mail_failing', 'Whether mails about what is wrong cannot be sent.')

  return async () => {
    for (const one of [slow, pageAnswers, jobs, oldest, uses, failing, trouble]) one.reset()
    databaseUp.set(Number(state.isDatabaseUp()))
    for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(state.pools)) {
      connections.set({ pool, state: 'used' }, totalCount - idleCount)
      connections.set({ pool, state: 'idle' }, idleCount)
      poolWaiting.set({ pool }, waitingCount)
    }
    slow.inc(state.slowQueries())
    const cache = state.pageCache()
    if (cache) {
      pageAnswers.inc({ outcome: 'hit' }, cache.hits)
      pageAnswers.inc({ outcome: 'miss' }, cache.misses)
      pagesKept.set(cache.pages)
    }
    const { troubles, mailFails } = state.seen()
    for (const { kind } of troubles) trouble.inc({ kind: kind.split(/[.@]/, 1)[0]! })
    alertsFail.set(Number(mailFails))
    if (!state.isDatabaseUp()) return
    const { queues, services, now } = await state.read()
    const backup = await state.backup()
    copiedAt.set((backup?.lastGoodAt?.getTime() ?? 0) / 1000)
    const until = backup?.changes?.until ?? null
    if (until === null) changesUntil.remove()
    else changesUntil.set(until.getTime() / 1000)
    for (const { name: queue, waiting, later, running, failed, waitingSince } of queues) {
      for (const [state, count] of Object.entries({ waiting, later, running, failed })) jobs.set({ queue, state }, count)
      oldest.set({ queue }, waitingSince ? Math.max(0, (now.getTime() - waitingSince.getTime()) / 1000) : 0)
    }
    for (const { name: service, successes, failures, failingSince } of services) {
      uses.inc({ service, outcome: 'success' }, successes)
      uses.inc({ service, outcome: 'failure' }, failures)
      failing.set({ service }, Number(failingSince !== null))
    }
  }
}
