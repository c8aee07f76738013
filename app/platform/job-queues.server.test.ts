import type pg from 'pg'

import { expect, test } from '#tests/support/test.ts'
import { greet, listening, working } from '#tests/support/working-jobs.ts'

import { giveUpFailed, listFailedJobs, readQueues, retryFailed } from './job-queues.server.ts'
import { prepareJobs } from './pg-boss.server.ts'

const row = (pool: pg.Pool, state: string, minute: number, output: object | null = null) =>
  pool.query(
    `insert into pgboss.job (name, data, state, created_on, start_after, completed_on, output, retry_limit, retry_count, deletion_seconds)
      values ('test.greet-member', '{"name": "ann"}', $1, $2, $2, $3, $4, 8, $5, 2147483647)`,
    [state, at(minute), state === 'failed' ? at(minute) : null, output && JSON.stringify(output), state === 'retry' ? 6 : 0],
  )
const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute))

test('queues are told by name: what waits, since when, what runs and what failed', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  await prepareJobs(pool, [{ job: greet }])
  for (const [state, minute] of [
    ['created', 5],
    ['retry', 7],
    ['created', 50],
    ['active', 1],
    ['completed', 1],
    ['failed', 3],
  ] as const)
    await row(pool, state, minute)
  expect(await readQueues(services.db, at(10))).toEqual([
    {
      name: 'test.greet-member',
      waiting: 2,
      waitingSince: at(5),
      later: 1,
      running: 1,
      struggling: 1,
      failed: 1,
      failedSince: at(3),
    },
  ])
})

test('failed jobs run again, or are gone; those that failed later are left', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  const { heard, handler } = listening()
  await prepareJobs(fresh.pool, [handler])
  await row(fresh.pool, 'failed', 1)
  await row(fresh.pool, 'failed', 2, { reason: 'The mail server refused the sender.', message: 'ann@example.com' })
  const [failed] = await listFailedJobs(fresh.services.db)
  expect(failed).toEqual({
    name: 'test.greet-member',
    count: 2,
    firstAt: at(1),
    lastAt: at(2),
    reason: 'The mail server refused the sender.',
  })
  await row(fresh.pool, 'failed', 3)
  const which = { name: failed!.name, until: failed!.lastAt }
  const settle = (act: typeof retryFailed) => fresh.services.db.transaction((tx) => act(tx, which))
  expect(await Promise.all([settle(retryFailed), settle(retryFailed)]).then((counts) => counts.toSorted())).toEqual([0, 2])
  await working(fresh, [handler])
  await expect.poll(() => heard).toEqual(['ann', 'ann'])
  expect(await listFailedJobs(fresh.services.db)).toMatchObject([{ count: 1, lastAt: at(3) }])
  which.until = at(3)
  expect(await settle(giveUpFailed)).toBe(1)
  expect(await listFailedJobs(fresh.services.db)).toEqual([])
  expect(heard).toHaveLength(2)
})

test('of what runs by the clock, failures before a round that was done are over, and those since count as one', async ({
  freshDatabase,
}) => {
  const fresh = await freshDatabase()
  const { heard, handler } = listening()
  await prepareJobs(fresh.pool, [handler])
  const round = async (state: string, minute: number) => {
    await row(fresh.pool, state, minute, { reason: `It failed at ${minute}.` })
    await fresh.pool.query(`update pgboss.job set singleton_key = 'cron' where created_on = $1`, [at(minute)])
  }
  const { db } = fresh.services
  for (const minute of [1, 2, 3]) await round('failed', minute)
  await round('completed', 4)
  expect([await listFailedJobs(db), await readQueues(db, at(10))]).toEqual([[], []])
  await round('failed', 5)
  await round('failed', 6)
  await row(fresh.pool, 'failed', 2, { reason: 'Of no clock.' })
  expect(await listFailedJobs(db)).toMatchObject([{ count: 2, firstAt: at(2), lastAt: at(6), reason: 'It failed at 6.' }])
  expect(await readQueues(db, at(10))).toMatchObject([{ waiting: 0, failed: 2, failedSince: at(2) }])
  const which = { name: 'test.greet-member', until: at(6) }
  expect(await db.transaction((tx) => retryFailed(tx, which))).toBe(2)
  await working(fresh, [handler])
  await expect.poll(() => heard).toEqual(['ann', 'ann'])
  expect(await listFailedJobs(db)).toEqual([])
  for (const minute of [7, 8]) await round('failed', minute)
  expect(await db.transaction((tx) => giveUpFailed(tx, { ...which, until: at(8) }))).toBe(1)
  expect(await listFailedJobs(db)).toEqual([])
})

test('a failure is explained in a sentence, and its words stay in the log', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  const broken = listening(
    () => {
      throw Object.assign(new Error('550 no such user ann@example.com'), { code: 'EENVELOPE', command: 'RCPT TO' })
    },
    { ...greet, retries: 0 },
  )
  await prepareJobs(fresh.pool, [broken.handler])
  await row(fresh.pool, 'created', 1)
  await fresh.pool.query('update pgboss.job set retry_limit = 0')
  await working(fresh, [broken.handler])
  await expect
    .poll(async () => (await listFailedJobs(fresh.services.db)).map(({ reason }) => reason), { timeout: 20_000 })
    .toEqual(['The mail server refused the recipient of a mail.'])
})
