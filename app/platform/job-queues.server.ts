import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'

import type { Database, Transaction } from './db.server.ts'
import { CRON_KEY } from './job-context.server.ts'

/** How one kind of job stands, over all processes. */
export interface JobQueue {
  /** The name of the job. */
  readonly name: string
  /** Jobs whose time has come, and when that of the oldest came. */
  readonly waiting: number
  readonly waitingSince: Date | null
  /** Jobs whose time has not come. */
  readonly later: number
  readonly running: number
  /** Jobs that are tried again after several failures. */
  readonly struggling: number
  /** Jobs that failed for the last time, and when the first of them did. */
  readonly failed: number
  readonly failedSince: Date | null
}

/** After so many failures, some five to ten minutes, a job that is still tried counts as failing. */
const STRUGGLING_FROM = 5

/**
 * Jobs that failed for the last time, as `failures`. Of what runs by the clock a later round does the work of those that failed: once one has
 * succeeded, the failures before it are over, and those since it count as one.
 */
const FAILURES = sql`
  rounds as (
    select name, max(created_on) as done from pgboss.job
    where state = 'completed' and singleton_key = ${CRON_KEY}
      and name in (select name from pgboss.job where state = 'failed' and singleton_key = ${CRON_KEY})
    group by name
  ),
  failures as (
    select id, name, completed_on, output, singleton_key is not distinct from ${CRON_KEY} as by_clock
    from pgboss.job left join rounds using (name)
    where state = 'failed' and not (singleton_key is not distinct from ${CRON_KEY} and created_on < coalesce(done, '-infinity'))
  )`
const COUNT = sql`(count(*) filter (where not by_clock) + least(count(*) filter (where by_clock), 1))::int`

/** Each queue in which there is a job that was not done, by name. */
export async function readQueues(db: Database, now: Date): Promise<JobQueue[]> {
  const at = now.toISOString()
  const { rows } = await db.execute<{
    name: string
    waiting: number
    waiting_since: string | null
    later: number
    running: number
    struggling: number
    failed: number
    failed_since: string | null
  }>(sql`
    with ${FAILURES},
    unfinished as (
      select name,
        count(*) filter (where state < 'active' and start_after <= ${at})::int as waiting,
        min(greatest(start_after, created_on)) filter (where state < 'active' and start_after <= ${at}) as waiting_since,
        count(*) filter (where state < 'active' and start_after > ${at})::int as later,
        count(*) filter (where state = 'active')::int as running,
        count(*) filter (where state = 'retry' and retry_count >= ${STRUGGLING_FROM})::int as struggling
      from pgboss.job where state < 'completed' group by name
    ),
    failed as (select name, ${COUNT} as failed, min(completed_on) as failed_since from failures group by name)
    select name, coalesce(waiting, 0) as waiting, waiting_since, coalesce(later, 0) as later, coalesce(running, 0) as running,
      coalesce(struggling, 0) as struggling, coalesce(failed, 0) as failed, failed_since
    from unfinished full join failed using (name) order by name`)
  return rows.map(({ waiting_since, failed_since, ...queue }) => ({
    ...queue,
    waitingSince: waiting_since === null ? null : new Date(waiting_since),
    failedSince: failed_since === null ? null : new Date(failed_since),
  }))
}

/** Jobs of one kind that failed for the last time. */
export interface FailedJobs {
  readonly name: string
  readonly count: number
  readonly firstAt: Date
  /** What is done about them is done about those up to then. */
  readonly lastAt: Date
  /** Why the last one failed, as `explainJobFailure` said it; null of a failure that it did not see. */
  readonly reason: string | null
}

/** What failed, by kind of job, the newest first. Nothing of a payload is read. */
export async function listFailedJobs(db: Database): Promise<FailedJobs[]> {
  const { rows } = await db.execute<{ name: string; count: number; first: string; last: string; reason: string | null }>(sql`
    with ${FAILURES}
    select name, ${COUNT} as count, min(completed_on) as first, max(completed_on) as last,
      (array_agg(output->>'reason' order by completed_on desc))[1] as reason
    from failures group by name order by max(completed_on) desc`)
  return rows.map(({ first, last, ...of }) => ({ ...of, firstAt: new Date(first), lastAt: new Date(last) }))
}

/** Which failed jobs are meant: those of a kind that had failed by then. What fails later is not. */
export interface FailedUntil {
  readonly name: string
  readonly until: Date
}

/** Has failed jobs run again, with one try more; of the rounds of a clock, the last. @returns how many */
export async function retryFailed(tx: Transaction, which: FailedUntil): Promise<number> {
  return settle(tx, which, async (boss, failed) => {
    const [last, ...earlier] = failed.filter(({ byClock }) => byClock).map(({ id }) => id)
    const again = [...failed.filter(({ byClock }) => !byClock).map(({ id }) => id), ...(last === undefined ? [] : [last])]
    if (earlier.length > 0) await boss.deleteJob(which.name, earlier)
    await boss.retry(which.name, again)
    return again.length
  })
}

/** Deletes failed jobs: they will never run. @returns how many */
export async function giveUpFailed(tx: Transaction, which: FailedUntil): Promise<number> {
  return settle(tx, which, async (boss, failed) => {
    await boss.deleteJob(
      which.name,
      failed.map(({ id }) => id),
    )
    const rounds = failed.filter(({ byClock }) => byClock).length
    return failed.length - Math.max(0, rounds - 1)
  })
}

interface Failed {
  readonly id: string
  readonly byClock: boolean
}

/** `act` has those that are meant, the last that failed first. An instant comes to the page in milliseconds, and stands in the row in microseconds. */
async function settle(
  tx: Transaction,
  { name, until }: FailedUntil,
  act: (boss: PgBoss, failed: readonly Failed[]) => Promise<number>,
): Promise<number> {
  const { rows } = await tx.execute<{ id: string; by_clock: boolean }>(sql`
    with ${FAILURES}
    select id, by_clock from pgboss.job join failures using (id)
    where job.name = ${name} and date_trunc('milliseconds', job.completed_on) <= ${until.toISOString()}
    order by job.completed_on desc for update of job skip locked`)
  if (rows.length === 0) return 0
  const boss = new PgBoss({ supervise: false, schedule: false, migrate: false, db: fromDrizzle(tx, sql) })
  return act(
    boss,
    rows.map(({ id, by_clock: byClock }) => ({ id, byClock })),
  )
}
