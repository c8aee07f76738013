import { sql } from 'drizzle-orm'
import { Client, escapeIdentifier, type ClientConfig } from 'pg'

import { hangUp, type Transaction } from './db.server.ts'
import type { Log } from './log.server.ts'

/** Called with each word on a topic, and with null whenever words may have been missed: look for yourself then. */
type BroadcastListener = (payload: string | null) => void

/** A word to every replica (PostgreSQL LISTEN/NOTIFY), sent when the caller's transaction commits. Payloads are short and hold no personal data. */
export interface Broadcast {
  publish(tx: Transaction, topic: string, payload?: string): Promise<void>
  /** Calls back for each word on the topic; also once, with null, whenever words may have been missed (reconnect). */
  subscribe(topic: string, listener: BroadcastListener): () => void
}

export interface OpenBroadcast extends Broadcast {
  /** Connects anew at once: the database is back, and the old connection may be one of those that died without a word. */
  renew(): void
  close(): Promise<void>
}

const RECONNECT_AFTER_MS = [1_000, 2_000, 5_000, 10_000] as const
const HEARTBEAT_MS = 30_000
const ANSWER_WITHIN_MS = 5_000

/**
 * Opens the one connection of this process that listens. It comes back by itself (after 1, 2, 5, then every 10 s), and
 * listens again before its subscribers are told that they may have missed something. A new topic's subscribers hear null too,
 * as soon as the database listens for them: from then on nothing is missed.
 */
export async function openBroadcast(
  config: ClientConfig,
  log: Log,
  { reconnectAfterMs = RECONNECT_AFTER_MS as ReadonlyArray<number> } = {},
): Promise<OpenBroadcast> {
  const topics = new Map<string, Set<BroadcastListener>>()
  let line: Line | null = null
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  function tell(topic: string, payload: string | null) {
    for (const listener of topics.get(topic) ?? []) {
      try {
        listener(payload)
      } catch (error) {
        log.error({ error, topic }, 'A listener of the broadcast failed.')
      }
    }
  }

  async function listen(to: Line, topic: string) {
    await to.say(`LISTEN ${escapeIdentifier(topic)}`)
    if (line === to) tell(topic, null)
  }

  async function connect(): Promise<void> {
    const next = openLine(config, tell, (error) => lose(next, error))
    line = next
    await next.ready
    if (line !== next) return
    if (failures > 0) log.info({}, 'The broadcast listens again.')
    failures = 0
    for (const topic of topics.keys()) void listen(next, topic).catch((error: unknown) => lose(next, error))
  }

  function lose(lost: Line, error: unknown) {
    if (line !== lost) return
    line = null
    lost.hangUp()
    if (failures === 0) log.warn({ error }, 'The broadcast lost its connection and tries again.')
    timer = setTimeout(() => void connect(), reconnectAfterMs[Math.min(failures, reconnectAfterMs.length - 1)])
    failures += 1
  }

  async function drop(): Promise<void> {
    clearTimeout(timer)
    const last = line
    line = null
    await last?.hangUp()
  }

  await connect()
  return {
    async publish(tx, topic, payload = '') {
      await tx.execute(sql`select pg_notify(${topic}, ${payload})`)
    },
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      const current = line
      if (current && listeners.size === 1) void listen(current, topic).catch((error: unknown) => lose(current, error))
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return
        topics.delete(topic)
        void line?.say(`UNLISTEN ${escapeIdentifier(topic)}`).catch(() => {})
      }
    },
    renew() {
      void drop()
      void connect()
    },
    close: drop,
  }
}

interface Line {
  /** Settled when connected, or when that failed (then `onLost` was called). */
  readonly ready: Promise<void>
  /** One statement after the other: a connection does one thing at a time. */
  say(statement: string): Promise<unknown>
  hangUp(): Promise<void>
}

/** One connection that hears notifications, with a heartbeat that finds out when the network dropped it silently. */
function openLine(
  config: ClientConfig,
  onWord: (topic: string, payload: string) => void,
  onLost: (error: unknown) => void,
): Line {
  const client = new Client({
    ...config,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  client.on('error', onLost)
  client.on('end', () => onLost(new Error('The database ended the connection.')))
  client.on('notification', ({ channel, payload }) => onWord(channel, payload ?? ''))
  const ready = client.connect().then(() => {}, onLost)
  let last: Promise<unknown> = ready
  const say = (statement: string) => (last = last.catch(() => {}).then(() => client.query(statement)))
  const heartbeat = setInterval(() => void say('SELECT 1').catch(onLost), HEARTBEAT_MS)
  return {
    ready,
    say,
    async hangUp() {
      clearInterval(heartbeat)
      await hangUp(client)
    },
  }
}
