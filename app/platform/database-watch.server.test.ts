import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'

import { watchDatabase, type DatabaseWatch } from './database-watch.server.ts'
import { DatabaseUnavailable, isDatabaseUnavailable, openDatabase, type DatabasePool } from './db.server.ts'

/** A way to the test server that can be frozen (nothing passes) and cut (connections break), as real servers are. */
function openGate(target: pg.ClientConfig) {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'))
  const sockets = new Set<Socket>()
  let frozen = false
  let open = true
  const server = createServer((near) => {
    if (!open) return void near.destroy()
    const far = createConnection(
      target.host?.startsWith('/')
        ? { path: `${target.host}/.s.PGSQL.${target.port ?? 5432}` }
        : { host: target.host ?? 'localhost', port: target.port ?? 5432 },
    )
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => void (frozen || to.write(data)))
      from
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(from)
          to.destroy()
        })
    }
  })
  server.listen(join(folder, '.s.PGSQL.5432'))
  return {
    config: { ...target, host: folder, port: 5432 },
    freeze: (now: boolean) => void (frozen = now),
    cut: (now: boolean) => {
      open = !now
      if (now) for (const socket of sockets) socket.destroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let gate: ReturnType<typeof openGate>
let database: DatabasePool
let watch: DatabaseWatch
let changes: boolean[]

beforeEach(() => {
  gate = openGate(inject('postgres').server)
  database = openDatabase(gate.config)
  changes = []
  watch = watchDatabase(gate.config, [database.pool], (up) => changes.push(up))
})
afterEach(async () => {
  await watch.stop()
  gate.close()
  await database.close()
})

const answers = () =>
  database.pool.query('select 1').then(
    () => 'answered',
    (error: unknown) => error,
  )

test('a server that freezes ends waiting queries and refuses new ones, until it answers again', async () => {
  await expect.poll(answers).toBe('answered')
  changes = []
  gate.freeze(true)
  // Without the watch this query would wait for ever.
  expect(await answers()).toSatisfy(isDatabaseUnavailable)
  // Refused, and not waited for in vain.
  expect(await answers()).toBeInstanceOf(DatabaseUnavailable)
  gate.cut(true)
  gate.cut(false)
  gate.freeze(false)
  await expect.poll(answers).toBe('answered')
  expect(changes).toEqual([false, true])
})

test('a server that goes away and comes back is noticed both times', async () => {
  await expect.poll(answers).toBe('answered')
  gate.cut(true)
  await expect.poll(() => watch.up).toBe(false)
  expect(isDatabaseUnavailable(await answers())).toBe(true)
  gate.cut(false)
  await expect.poll(answers).toBe('answered')
  expect(watch.up).toBe(true)
})

test('a connection that breaks between two statements of a transaction fails the transaction, and not the process', async () => {
  const transaction = database.db.transaction(async (tx) => {
    await tx.execute('select 1')
    gate.cut(true)
    await expect.poll(() => watch.up).toBe(false)
    await tx.execute('select 1')
  })
  await expect(transaction).rejects.toSatisfy(isDatabaseUnavailable)
})

test('a server that lacks disk, memory or connections is out of reach for this request', () => {
  for (const code of ['53100', '53200', '53300']) {
    expect(isDatabaseUnavailable(new Error('A query failed', { cause: Object.assign(new Error(), { code }) }))).toBe(true)
  }
})

test('a query that is wrong is not taken for a server that is gone', async () => {
  const error = await database.pool.query('select nothing from nowhere').catch((error: unknown) => error)
  expect(error).toBeInstanceOf(Error)
  expect(isDatabaseUnavailable(error)).toBe(false)
})
