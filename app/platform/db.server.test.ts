import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, inject, onTestFinished, test } from 'vitest'

import { isDatabaseUnavailable, openDatabase } from './db.server.ts'

const one = (pool: ReturnType<typeof openDatabase>['pool']) => pool.query<{ n: number }>('select 1 as n')

function aPool(connections: number) {
  const opened = openDatabase(inject('postgres').server, { connections })
  onTestFinished(() => opened.close())
  return opened.pool
}

/** Work of our own that lets nothing else of this process run. */
function beBusy(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('time in which this process was busy itself does not count as waiting for a connection', async () => {
  const pool = aPool(2)
  const asked = Promise.all([one(pool), one(pool), one(pool), one(pool)])
  // Connections are begun, and their answers lie there unread for longer than anybody waits.
  await sleep(1)
  beBusy(2_500)
  await expect(asked).resolves.toHaveLength(4)
})

test('who waits in vain is told, and what comes too late is for others', async () => {
  const pool = aPool(1)
  const held = await pool.connect()
  const error = await one(pool).catch((reason: unknown) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  const next = one(pool)
  held.release()
  expect((await next).rows).toEqual([{ n: 1 }])
  expect(pool.waitingCount).toBe(0)
  await expect(pool.connect().then((client) => client.release())).resolves.toBeUndefined()
})

test('a connection that never comes ends the wait for it, and nothing else', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const opened = openDatabase({ host: '127.0.0.1', port, connectionTimeoutMillis: 2_000 }, { connections: 1 })
  onTestFinished(async () => {
    silent.close()
    await opened.close()
  })
  // One of them waits for the connection that is made, the other one for one that is free.
  const errors = await Promise.all([1, 2].map(() => one(opened.pool).catch((reason: unknown) => reason)))
  expect(errors.map(isDatabaseUnavailable)).toEqual([true, true])
  // Only now is the connection itself given up, and whoever asked has gone: what would throw here has nobody to catch it.
  await expect.poll(() => [opened.pool.totalCount, opened.pool.waitingCount], { timeout: 10_000 }).toEqual([0, 0])
  await sleep(500)
})
