import { setTimeout as sleep } from 'node:timers/promises'

import { vi } from 'vitest'

import { expect, test } from '#tests/support/test.ts'
import { greet, recordingLog, listening, working } from '#tests/support/working-jobs.ts'

import { createJobs, prepareJobs } from './pg-boss.server.ts'

const jobs = createJobs()

function sweep(cron?: string) {
  return listening(undefined, { ...greet, name: 'test.sweep', ...(cron && { cron }) }).handler
}

test('a job of a transaction that is rolled back is never run; of a committed one it runs', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  const { heard, handler } = listening()
  await prepareJobs(fresh.pool, [handler])
  await working(fresh, [handler])
  await fresh.services.db
    .transaction(async (tx) => {
      await jobs.send(tx, greet, { name: 'never' })
      tx.rollback()
    })
    .catch(() => {})
  await fresh.services.db.transaction((tx) => jobs.send(tx, greet, { name: 'ann' }))
  await expect.poll(() => heard).toEqual(['ann'])
})

test('a committed job wakes an idle worker at once', async ({ freshDatabase, onTestFinished }) => {
  const fresh = await freshDatabase()
  const woken = Promise.withResolvers<string>()
  const { handler } = listening(({ name }) => woken.resolve(name))
  await prepareJobs(fresh.pool, [handler])
  // No timer ends: the next poll never comes, and only the notification wakes it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Before the worker is stopped there are real ones again.
  const worker = await working(fresh, [handler]).finally(() => onTestFinished(() => void vi.useRealTimers()))
  await sleep(300)
  await fresh.services.db.transaction((tx) => jobs.send(tx, greet, { name: 'ann' }))
  expect(await woken.promise).toBe('ann')
  vi.useRealTimers()
  await worker.stop()
})

test('with two workers each job runs once, and a backlog does not wait for polls', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  const [one, two] = [listening(() => sleep(2)), listening(() => sleep(2))]
  await prepareJobs(fresh.pool, [one.handler])
  await fresh.services.db.transaction(async (tx) => {
    for (let i = 0; i < 40; i++) await jobs.send(tx, greet, { name: `member ${i}` })
  })
  await working(fresh, [one.handler])
  await working(fresh, [two.handler])
  const heard = () => [...one.heard, ...two.heard]
  await expect.poll(() => heard().length).toBe(40)
  await sleep(200)
  expect(new Set(heard()).size).toBe(40)
  expect(heard()).toHaveLength(40)
})

test('a failed run is tried again after a pause, and the log tells without the payload', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  let fail = true
  const { heard, handler } = listening(({ name }) => {
    if (fail) throw new Error('the mail server is away', { cause: Object.assign(new Error('x'), { params: [name] }) })
  })
  await prepareJobs(fresh.pool, [handler])
  const { log, events } = recordingLog()
  await working(fresh, [handler], log)
  await fresh.services.db.transaction((tx) => jobs.send(tx, greet, { name: 'seventy-eight kilos' }))
  const state = async () =>
    (await fresh.pool.query(`select state, retry_count, start_after > now() as later, output from pgboss.job`)).rows[0]
  await expect.poll(async () => (await state()).state).toBe('retry')
  expect(await state()).toMatchObject({ later: true })
  fail = false
  await fresh.pool.query(`update pgboss.job set start_after = now()`)
  await fresh.services.db.transaction((tx) => jobs.send(tx, greet, { name: 'ann' }))
  await expect.poll(() => heard.toSorted()).toEqual(['ann', 'seventy-eight kilos', 'seventy-eight kilos'])
  expect(events).toEqual([
    {
      message: 'A job failed and will be tried again.',
      fields: { attempt: 1, attempts: 9, error: expect.objectContaining({ message: 'the mail server is away' }) },
    },
  ])
  const { rows } = await fresh.pool.query(`select output::text from pgboss.job`)
  expect(JSON.stringify([events, rows])).not.toContain('kilos')
})

test('a job whose process died is run again by another', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  const { heard, handler } = listening()
  await prepareJobs(fresh.pool, [handler])
  await fresh.services.db.transaction((tx) => jobs.send(tx, greet, { name: 'ann' }))
  // What a killed process leaves: a job that is active, whose heart beat last a minute ago.
  await fresh.pool.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'`,
  )
  await working(fresh, [handler])
  await expect.poll(async () => (await fresh.pool.query(`select state from pgboss.job`)).rows).toEqual([{ state: 'retry' }])
  await fresh.pool.query(`update pgboss.job set start_after = now()`)
  await fresh.services.db.transaction((tx) => jobs.send(tx, greet, { name: 'a word that wakes the worker' }))
  await expect.poll(() => heard.toSorted()).toEqual(['a word that wakes the worker', 'ann'])
})

test('a job for later waits until then', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  const { heard, handler } = listening()
  await prepareJobs(fresh.pool, [handler])
  await working(fresh, [handler])
  await fresh.services.db.transaction(async (tx) => {
    await jobs.send(tx, greet, { name: 'tomorrow' }, { startAfter: new Date(Date.now() + 86_400_000) })
    await jobs.send(tx, greet, { name: 'now' })
  })
  await expect.poll(() => heard).toEqual(['now'])
  await sleep(300)
  expect(heard).toEqual(['now'])
})

test('crons are registered once however many workers start, changed when the code changes, and removed with their job', async ({
  freshDatabase,
}) => {
  const fresh = await freshDatabase()
  const crons = async () => (await fresh.pool.query(`select name, cron, timezone from pgboss.schedule`)).rows
  await prepareJobs(fresh.pool, [sweep('7 * * * *')])
  await working(fresh, [sweep('7 * * * *')])
  await working(fresh, [sweep('7 * * * *')])
  expect(await crons()).toEqual([{ name: 'test.sweep', cron: '7 * * * *', timezone: 'UTC' }])
  await working(fresh, [sweep('9 * * * *')])
  expect(await crons()).toEqual([{ name: 'test.sweep', cron: '9 * * * *', timezone: 'UTC' }])
  await working(fresh, [sweep()])
  expect(await crons()).toEqual([])
})

test('stopping waits for the running job and takes no new one', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  const finished: string[] = []
  const mayEnd = Promise.withResolvers<void>()
  const { heard, handler } = listening(async ({ name }) => {
    await mayEnd.promise
    finished.push(name)
  })
  await prepareJobs(fresh.pool, [handler])
  const worker = await working(fresh, [handler])
  await fresh.services.db.transaction(async (tx) => {
    await jobs.send(tx, greet, { name: 'first' })
    await jobs.send(tx, greet, { name: 'second' })
  })
  await expect.poll(() => heard).toEqual(['first'])
  const stopping = worker.stop()
  await sleep(300)
  mayEnd.resolve()
  await stopping
  expect(finished).toEqual(['first'])
  expect(heard).toEqual(['first'])
  const { rows } = await fresh.pool.query(`select data->>'name' as name, state from pgboss.job order by name`)
  expect(rows).toEqual([
    { name: 'first', state: 'completed' },
    { name: 'second', state: 'created' },
  ])
})

test('a run that hangs is cut off after its time, said in the log, and tried again later', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  const { handler } = listening(() => new Promise(() => {}), { ...greet, timeoutSeconds: 1 })
  await prepareJobs(fresh.pool, [handler])
  const { log, events } = recordingLog()
  await working(fresh, [handler], log)
  await fresh.services.db.transaction((tx) => jobs.send(tx, greet, { name: 'ann' }))
  const states = async () => (await fresh.pool.query(`select state from pgboss.job`)).rows
  await expect.poll(states).toEqual([{ state: 'retry' }])
  expect(events.map(({ message }) => message)).toEqual(['A job was cut off: out of time, or the process is stopping.'])
})

test('as many runs at once as the job allows', async ({ freshDatabase }) => {
  const fresh = await freshDatabase()
  let running = 0
  const mayEnd = Promise.withResolvers<void>()
  const { heard, handler } = listening(
    async () => {
      running += 1
      await mayEnd.promise
    },
    { ...greet, atOnce: 3 },
  )
  await prepareJobs(fresh.pool, [handler])
  await fresh.services.db.transaction(async (tx) => {
    for (let i = 0; i < 9; i++) await jobs.send(tx, greet, { name: `member ${i}` })
  })
  await working(fresh, [handler])
  await expect.poll(() => running).toBe(3)
  await sleep(300)
  expect(running).toBe(3)
  mayEnd.resolve()
  await expect.poll(() => heard.length).toBe(9)
})
