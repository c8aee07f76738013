import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'

import type { Database, Transaction } from './db.server.ts'

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
    select name,
      count(*) filter (where state < 'active' and start_after <= ${at})::int as waiting,
      min(greatest(start_after, created_on)) filter (where state < 'active' and start_after <= ${at}) as waiting_since,
      count(*) filter (where state < 'active' and start_after > ${at})::int as later,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'retry' and retry_count >= ${STRUGGLING_FROM})::int as struggling,
      count(*) filter (where state = 'failed')::int as failed,
      min(completed_on) filter (where state = 'failed') as failed_since
    from pgboss.job where state <> 'completed' group by name order by name`)
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
    select name, count(*)::int as count, min(completed_on) as first, max(completed_on) as last,
      (array_agg(output->>'reason' order by completed_on desc))[1] as reason
    from pgboss.job where state = 'failed' group by name order by max(completed_on) desc`)
  return rows.map(({ first, last, ...of }) => ({ ...of, firstAt: new Date(first), lastAt: new Date(last) }))
}

/** Which failed jobs are meant: those of a kind that had failed by then. What fails later is not. */
export interface FailedUntil {
  readonly name: string
  readonly until: Date
}

/** Has failed jobs run again, with one try more. @returns how many */
export async function retryFailed(tx: Transaction, which: FailedUntil): Promise<number> {
  return settle(tx, which, (boss, ids) => boss.retry(which.name, ids))
}

/** Deletes failed jobs: they will never run. @returns how many */
export async function giveUpFailed(tx: Transaction, which: FailedUntil): Promise<number> {
  return settle(tx, which, (boss, ids) => boss.deleteJob(which.name, ids))
}

/** An instant comes to the page in milliseconds, and stands in the row in microseconds. */
async function settle(tx: Transaction, { name, until }: FailedUntil, act: (boss: PgBoss, ids: string[]) => Promise<unknown>) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from pgboss.job
    where name = ${name} and state = 'failed' and date_trunc('milliseconds', completed_on) <= ${until.toISOString()}
    for update skip locked`)
  const ids = rows.map(({ id }) => id)
  const boss = new PgBoss({ supervise: false, schedule: false, migrate: false, db: fromDrizzle(tx, sql) })
  if (ids.length > 0) await act(boss, ids)
  return ids.length
}
