import { expect } from 'vitest'
import { z } from 'zod'

import type { DatabasePool } from '#platform/db.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { createJobs } from '#platform/pg-boss.server.ts'

const carryOut = defineJob({ name: 'account-data.carry-out-erasures', payload: z.unknown() })

/** Lets the day of an erasure come: moves it into the past, and wakes the job that carries out what is due. */
export async function letItsDayCome({ db, pool }: Pick<DatabasePool, 'db' | 'pool'>, email: string): Promise<void> {
  const moved = await pool.query(
    `update erasures set due_at = now() - interval '1 minute' where user_id = (select id from users where email = $1)`,
    [email],
  )
  expect(moved.rowCount).toBe(1)
  await db.transaction((tx) => createJobs().send(tx, carryOut, {}))
}
