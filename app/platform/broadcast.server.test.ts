import { EventEmitter, once } from 'node:events'

import { onTestFinished } from 'vitest'

import { expect, test } from '#tests/support/test.ts'

import { openBroadcast, type OpenBroadcast } from './broadcast.server.ts'
import type { DatabasePool } from './db.server.ts'

const log = { debug() {}, info() {}, warn() {}, error() {}, child: () => log }

async function opened(database: DatabasePool): Promise<OpenBroadcast> {
  const broadcast = await openBroadcast(database.pool.options, log, { reconnectAfterMs: [20] })
  onTestFinished(() => broadcast.close())
  return broadcast
}

/** Subscribes, and waits until the database listens. */
async function heard(broadcast: OpenBroadcast, topic: string) {
  const words: Array<string | null> = []
  const more = new EventEmitter()
  const stop = broadcast.subscribe(topic, (word) => {
    words.push(word)
    more.emit('word')
  })
  const until = async (count: number) => {
    while (words.length < count) await once(more, 'word', { signal: AbortSignal.timeout(5_000) })
    return words
  }
  await until(1)
  return { words, until, stop }
}

test('a committed word reaches every instance, its own too', async ({ database }) => {
  const [a, b] = [await opened(database), await opened(database)]
  const [atA, atB] = [await heard(a, 'pages'), await heard(b, 'pages')]
  await database.db.transaction((tx) => a.publish(tx, 'pages', 'blog'))
  expect(await atA.until(2)).toEqual([null, 'blog'])
  expect(await atB.until(2)).toEqual([null, 'blog'])
})

test('a word of a transaction that is rolled back is never said, and others’ topics are not heard', async ({ database }) => {
  const broadcast = await opened(database)
  const pages = await heard(broadcast, 'pages')
  await database.db
    .transaction(async (tx) => {
      await broadcast.publish(tx, 'pages', 'never')
      tx.rollback()
    })
    .catch(() => {})
  await database.db.transaction(async (tx) => {
    await broadcast.publish(tx, 'other', 'elsewhere')
    await broadcast.publish(tx, 'pages')
  })
  expect(await pages.until(2)).toEqual([null, ''])
})

test('after a broken connection subscribers hear null, and then words again', async ({ database }) => {
  const broadcast = await opened(database)
  const pages = await heard(broadcast, 'Quoted "topic"')
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and datname = current_database()`,
  )
  expect(await pages.until(2)).toEqual([null, null])
  await database.db.transaction((tx) => broadcast.publish(tx, 'Quoted "topic"', 'back'))
  expect(await pages.until(3)).toEqual([null, null, 'back'])
})

test('who has unsubscribed hears nothing more; the others go on', async ({ database }) => {
  const broadcast = await opened(database)
  const leaving = await heard(broadcast, 'pages')
  const staying: Array<string | null> = []
  broadcast.subscribe('pages', (word) => staying.push(word))
  leaving.stop()
  leaving.stop()
  await database.db.transaction((tx) => broadcast.publish(tx, 'pages', 'one'))
  await expect.poll(() => staying).toEqual(['one'])
  expect(leaving.words).toEqual([null])
})

test('one failing listener does not keep a word from the next', async ({ database }) => {
  const broadcast = await opened(database)
  broadcast.subscribe('pages', () => {
    throw new Error('broken')
  })
  const words: Array<string | null> = []
  broadcast.subscribe('pages', (word) => words.push(word))
  await expect.poll(() => words).toEqual([null])
  await database.db.transaction((tx) => broadcast.publish(tx, 'pages', 'one'))
  await expect.poll(() => words).toEqual([null, 'one'])
})

test('a database that is away at first is found when it comes', async ({ database }) => {
  let host: string | undefined = '/nowhere'
  // pg reads the host whenever it connects, so a host that moves plays a server that comes up late.
  const config = Object.defineProperty({ ...database.pool.options }, 'host', { enumerable: true, get: () => host })
  const broadcast = await openBroadcast(config, log, { reconnectAfterMs: [20] })
  onTestFinished(() => broadcast.close())
  const words: Array<string | null> = []
  broadcast.subscribe('pages', (word) => words.push(word))
  host = database.pool.options.host
  await expect.poll(() => words).toEqual([null])
})

test('a broadcast that is renewed listens on a new connection, and its subscribers hear null', async ({ database }) => {
  const broadcast = await opened(database)
  const pages = await heard(broadcast, 'pages')
  broadcast.renew()
  expect(await pages.until(2)).toEqual([null, null])
  await database.db.transaction((tx) => broadcast.publish(tx, 'pages', 'blog'))
  expect(await pages.until(3)).toEqual([null, null, 'blog'])
})
