import { sql, type SQL } from 'drizzle-orm'

import type { Database, Transaction } from './db.server.ts'

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
    async forgetNaming(tx, values) {
      await tx.execute(sql`delete from pgboss.job where ${naming(values)}`)
    },
  }
}

/** In a payload a value stands between quotation marks, so that “ann@…” is not found in “joann@…”. */
function naming(values: readonly string[]): SQL {
  const conditions = values.flatMap((value) => [
    sql`strpos(data::text, ${JSON.stringify(value)}) > 0`,
    sql`singleton_key = ${value}`,
  ])
  return sql.join(conditions, sql` or `)
}
