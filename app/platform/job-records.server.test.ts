import { expect, test } from '#tests/support/test.ts'
import { greet, listening } from '#tests/support/working-jobs.ts'

import { createJobRecords } from './job-records.server.ts'
import { createJobs, prepareJobs } from './pg-boss.server.ts'

test('a job is under way while it waits, runs or shall be tried again, and no more once it is over', async ({
  freshDatabase,
}) => {
  const { services, pool } = await freshDatabase()
  await prepareJobs(pool, [listening().handler])
  const { isUnderWay } = createJobRecords()
  await services.db.transaction(async (tx) => {
    await createJobs().send(tx, greet, { name: 'ann' })
    expect(await isUnderWay(tx, 'ann'), 'within the transaction that sends it').toBe(true)
  })
  expect(await isUnderWay(services.db, 'an')).toBe(false)
  const found: Record<string, boolean> = {}
  for (const state of ['created', 'active', 'retry', 'completed', 'failed', 'cancelled']) {
    await pool.query(`update pgboss.job set state = '${state}' where name = $1`, [greet.name])
    found[state] = await isUnderWay(services.db, 'ann')
  }
  expect(found).toEqual({ created: true, active: true, retry: true, completed: false, failed: false, cancelled: false })
})
