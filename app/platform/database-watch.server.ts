import pg from 'pg'

import { hangUp, type WatchedPool } from './db.server.ts'

const PING_EVERY = 250
const SILENCE_LIMIT = 1200
const RETRY_EVERY = 250

export interface DatabaseWatch {
  /** Whether the database answered lately. */
  readonly up: boolean
  stop(): Promise<void>
}

/**
 * Asks the database for a sign of life on a connection of its own, and tells the pools when none comes within 1.2 s, so that a
 * server that is gone or frozen costs a request less than two seconds. The first answer opens the pools again.
 */
export function watchDatabase(
  config: pg.ClientConfig,
  pools: ReadonlyArray<WatchedPool>,
  onChange: (up: boolean) => void,
): DatabaseWatch {
  let up = true
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout

  function report(now: boolean) {
    if (now === up || stopped) return
    up = now
    for (const pool of pools) pool.gone = !now
    onChange(now)
  }

  async function beat(): Promise<number> {
    try {
      client ??= await connect(config)
      await withinSilence(client.query('select 1'))
      report(true)
      return PING_EVERY
    } catch {
      if (client) void hangUp(client)
      client = null
      report(false)
      return RETRY_EVERY
    }
  }

  async function loop() {
    const pause = await beat()
    if (!stopped) timer = setTimeout(loop, pause)
  }
  timer = setTimeout(loop, PING_EVERY)

  return {
    get up() {
      return up
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (client) await hangUp(client)
    },
  }
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: SILENCE_LIMIT })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Rejects after the silence limit. When our own process was held up, an answer that lies waiting still counts. */
function withinSilence<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setTimeout(() => reject(new Error('no sign of life')), 50), SILENCE_LIMIT)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
