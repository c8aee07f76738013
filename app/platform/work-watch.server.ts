import type { Infrastructure } from './infrastructure.server.ts'

const BEAT_MS = 5_000
/** What a step that is nearly done gets, of the five seconds that a stopping process has. */
const LAST_MOMENT_MS = 4_000

/** A worker that has given no sign of life for this long is taken for dead. */
export const LEASE_MS = 20_000

/** Whether a worker is at it. */
export function isAlive({ aliveAt }: { aliveAt: Date | null }, now: Date): boolean {
  return aliveAt !== null && now.getTime() - aliveAt.getTime() < LEASE_MS
}

interface Watched {
  /** The broadcast’s topic and the work’s id on it. */
  readonly topic: string
  readonly id: string
  /** Keeps a sign of life of work that goes on; true when somebody wants it to stop. */
  readonly beat: () => Promise<boolean>
}

export interface Watch {
  /** Says that somebody wants the work to stop, or that this process is about to end. */
  readonly signal: AbortSignal
  readonly isStopping: boolean
  end(): void
}

/** Gives signs of life for work while somebody is at it. */
export function watchWork(
  { broadcast, log, stopping }: Pick<Infrastructure, 'broadcast' | 'log' | 'stopping'>,
  { topic, id, beat }: Watched,
): Watch {
  const stop = new AbortController()
  let isStopping = false
  let lastMoment: NodeJS.Timeout | undefined
  const leave = () => {
    lastMoment = setTimeout(() => {
      isStopping = true
      stop.abort()
    }, LAST_MOMENT_MS)
  }
  if (stopping.aborted) leave()
  else stopping.addEventListener('abort', leave)
  async function beatOnce() {
    if (await beat()) stop.abort()
  }
  const beatNow = () =>
    void beatOnce().catch((error: unknown) => log.warn({ err: error }, 'Work could not give its sign of life.'))
  const beats = setInterval(beatNow, BEAT_MS)
  const unsubscribe = broadcast.subscribe(topic, (named) => {
    if (named === id || named === null) beatNow()
  })
  return {
    signal: stop.signal,
    get isStopping() {
      return isStopping
    },
    end() {
      clearInterval(beats)
      clearTimeout(lastMoment)
      stopping.removeEventListener('abort', leave)
      unsubscribe()
    },
  }
}
