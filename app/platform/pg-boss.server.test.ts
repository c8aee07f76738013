import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'

import { expect, test } from '#tests/support/test.ts'
import { greet, listening } from '#tests/support/working-jobs.ts'

import { openDatabase } from './db.server.ts'
import { createJobs, prepareJobs } from './pg-boss.server.ts'

const jobs = createJobs()

test('senders never need a second connection: more of them than connections do not block each other', async ({
  freshDatabase,
}) => {
  const { pool: wide } = await freshDatabase()
  await prepareJobs(wide, [listening().handler])
  const narrow = openDatabase({ ...wide.options, connectionTimeoutMillis: 0 }, { connections: 2 })
  narrow.pool.options.max = 2
  onTestFinished(narrow.close)
  const senders = createJobs()
  await Promise.all(
    Array.from({ length: 12 }, () =>
      narrow.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_sleep(0.02)`)
        await senders.send(tx, greet, { name: 'ann' })
      }),
    ),
  )
  const { rows } = await wide.query(`select count(*)::int as waiting from pgboss.job where name = 'test.greet-member'`)
  expect(rows).toEqual([{ waiting: 12 }])
})

test('a payload that is not the job’s is refused where it is sent', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  await prepareJobs(pool, [listening().handler])
  const sending = services.db.transaction((tx) => jobs.send(tx, greet, { name: 7 } as never))
  await expect(sending).rejects.toThrow(/expected string/)
})

test('while a job with a key waits, another one with it is not added', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  await prepareJobs(pool, [listening().handler])
  await services.db.transaction(async (tx) => {
    await jobs.send(tx, greet, { name: 'a' }, { key: 'digest of ann@example.com' })
    await jobs.send(tx, greet, { name: 'b' }, { key: 'digest of ann@example.com' })
    await jobs.send(tx, greet, { name: 'c' }, { key: 'other' })
    await jobs.send(tx, greet, { name: 'd' })
    await jobs.send(tx, greet, { name: 'e' })
  })
  const { rows } = await pool.query<{ name: string }>(`select data->>'name' as name from pgboss.job order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(['a', 'c', 'd', 'e'])
})

test('preparing twice at once and again later, with other settings, keeps one queue a job', async ({ freshDatabase }) => {
  const { pool } = await freshDatabase()
  const { handler } = listening()
  await Promise.all([prepareJobs(pool, [handler]), prepareJobs(pool, [handler])])
  await prepareJobs(pool, [{ ...handler, job: { ...handler.job, retries: 2, timeoutSeconds: 60 } }])
  const { rows } = await pool.query(`select name, policy, retry_limit, expire_seconds from pgboss.queue where name like 'test.%'`)
  expect(rows).toEqual([{ name: 'test.greet-member', policy: 'short', retry_limit: 2, expire_seconds: 60 }])
})
