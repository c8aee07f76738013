import { setTimeout as sleep } from 'node:timers/promises'

import { aBatchInput, anArticle } from '#features/automation/article.factory.ts'
import { generationRuns } from '#features/automation/core/tables.server.ts'
import { posts } from '#features/blog/core/tables.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { systemClock } from '#platform/clock.ts'
import { handleJob } from '#platform/jobs.server.ts'
import { createJobs, prepareJobs } from '#platform/pg-boss.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'
import { working } from '#tests/support/working-jobs.ts'

import { carryOn } from './perform-run.server.ts'
import { performRun, requestRun } from './request-run.server.ts'
import { findProgress } from './run-rows.server.ts'

test('two workers write each article of a batch once and save it once', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  const services = { ...fresh.services, jobs: createJobs(), clock: systemClock }
  const asked: string[] = []
  const write = async (_services: unknown, { topic }: { topic: string }) => {
    asked.push(topic)
    await sleep(20)
    return anArticle({ title: topic })
  }
  const handler = handleJob(performRun, (all: Services, payload) => carryOn(all, payload, write as never))
  await prepareJobs(fresh.pool, [handler])
  const there = { services, pool: fresh.pool }
  await working(there, [handler])
  await working(there, [handler])
  const account = { email: 'owner@example.com', displayName: 'Owner', timeZone: 'UTC', emailVerified: true }
  const userId = (await services.db.transaction((tx) => insertAccount(tx, services, account)))!
  const titles = ['One', 'Two', 'Three', 'Four', 'Five']
  const run = await requestRun(services, { userId }, aBatchInput(titles, '2040-01-01T06:00:00Z'))
  if (!run.ok) throw new Error(run.sentence)
  // The same job once more, as after a heartbeat that came too late.
  await services.db.transaction((tx) => services.jobs.send(tx, performRun, { runId: run.runId }, { key: 'again' }))
  await expect.poll(() => findProgress(services, run.runId), { timeout: 10_000 }).toMatchObject({ status: 'done', done: 5 })
  await sleep(200)
  expect(asked).toEqual(titles)
  expect(await services.db.$count(posts)).toBe(5)
})

test('a run whose worker was killed is taken up by another one', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  const services = { ...fresh.services, jobs: createJobs(), clock: systemClock }
  const handler = handleJob(performRun, (all: Services, payload) => carryOn(all, payload, (async () => anArticle()) as never))
  await prepareJobs(fresh.pool, [handler])
  const account = { email: 'owner@example.com', displayName: 'Owner', timeZone: 'UTC', emailVerified: true }
  const userId = (await services.db.transaction((tx) => insertAccount(tx, services, account)))!
  const run = await requestRun(services, { userId }, aBatchInput(['One', 'Two'], '2040-01-01T06:00:00Z'))
  if (!run.ok) throw new Error(run.sentence)
  // The worker has died: the run’s last sign of life is old, and its job was given back.
  const dead = new Date(Date.now() - 60_000)
  await services.db.update(generationRuns).set({ status: 'running', startedAt: dead, aliveAt: dead })
  await fresh.pool.query(`update pgboss.job set state = 'retry', retry_count = 1, start_after = now() where name = $1`, [
    performRun.name,
  ])
  await working({ services, pool: fresh.pool }, [handler])
  await expect.poll(() => services.db.$count(posts), { timeout: 10_000 }).toBe(2)
  expect(await findProgress(services, run.runId)).toMatchObject({ status: 'done', done: 2 })
})
