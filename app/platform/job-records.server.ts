import { sql, type SQL } from 'drizzle-orm'
import type { ClientBase } from 'pg'

import type { Database, Transaction } from './db.server.ts'
import { BEFOREHAND_PRIORITY } from './job-context.server.ts'

/** A job as it stands in its queue, where it stays for some days after it was done. */
export interface JobRecord {
  readonly name: string
  readonly state: string
  readonly createdAt: Date
}

/** What the queues keep: payloads name people. */
export interface JobRecords {
  /** The jobs that name one of the values whole in their payload or key, the oldest first. */
  listNaming(db: Database, values: readonly string[]): Promise<JobRecord[]>
  /** Whether a job that names the value waits for its turn, for another try or for its end. */
  isUnderWay(db: Database | Transaction, value: string): Promise<boolean>
  /** Notes that nobody has asked for what is not finished since (job-context.server.ts). */
  markBeforehand(tx: Transaction): Promise<void>
  /** Deletes these jobs, whatever their state. */
  forgetNaming(tx: Transaction, values: readonly string[]): Promise<void>
}

/** The records of pg-boss. */
export function createJobRecords(): JobRecords {
  return {
    async listNaming(db, values) {
      const { rows } = await db.execute<{ name: string; state: string; created_on: string }>(
        sql`select name, state::text, created_on from pgboss.job where ${naming(values)} order by created_on, id`,
      )
      return rows.map(({ name, state, created_on }) => ({ name, state, createdAt: new Date(created_on) }))
    },
    async isUnderWay(db, value) {
      const { rows } = await db.execute(
        sql`select from pgboss.job where state in ('created', 'retry', 'active') and (${naming([value])}) limit 1`,
      )
      return rows.length > 0
    },
    async markBeforehand(tx) {
      await tx.execute(sql`update pgboss.job set priority = ${BEFOREHAND_PRIORITY} where state in ('created', 'retry', 'active')`)
    },
    async forgetNaming(tx, values) {
      await tx.execute(sql`delete from pgboss.job where ${naming(values)}`)
    },
  }
}

/** A job that is not finished, in words that do not depend on what runs jobs. */
export interface UnfinishedJob {
  readonly name: string
  readonly payload: unknown
  readonly key: string | null
  /** An instant before which it must not run. */
  readonly startAfter: string | null
}

/** What waits, runs or is to be tried again, the oldest first. What runs by the clock is not among it: its clock goes on. */
export async function listUnfinished(client: ClientBase): Promise<UnfinishedJob[]> {
  const { rows: there } = await client.query<{ queues: string | null }>(`select to_regclass('pgboss.job')::text as queues`)
  if (!there[0]?.queues) return []
  const { rows } = await client.query<UnfinishedJob>(
    `select name, data as payload, singleton_key as key,
       case when start_after > now() and state = 'created' then to_json(start_after) #>> '{}' end as "startAfter"
     from pgboss.job where state in ('created', 'retry', 'active') and singleton_key is distinct from 'cron'
       and name not like '\\_\\_pgboss%'
     order by created_on, id`,
  )
  return rows
}

/** In a payload a value stands between quotation marks, so that “ann@…” is not found in “joann@…”. */
function naming(values: readonly string[]): SQL {
  const conditions = values.flatMap((value) => [
    sql`strpos(data::text, ${JSON.stringify(value)}) > 0`,
    sql`singleton_key = ${value}`,
  ])
  return sql.join(conditions, sql` or `)
}
