import type { Infrastructure } from './infrastructure.server.ts'
import { isOver, type WorkProgress } from './progress.ts'
import type { Topic } from './topic-hub.server.ts'

/** For words of the broadcast that were lost. */
const POLL_EVERY_MS = 2_000

export interface Wait {
  readonly upToMs?: number
  readonly signal?: AbortSignal
}

/** Waits until work is over. Null when that takes longer than asked, the signal ends the wait, or this process shall stop. */
export async function waitUntilOver<Progress extends WorkProgress, Needs extends Pick<Infrastructure, 'broadcast' | 'stopping'>>(
  services: Needs,
  { topic, find }: Topic<Progress, Needs>,
  id: string,
  { upToMs, signal }: Wait = {},
): Promise<Progress | null> {
  const ends = [services.stopping, ...(signal ? [signal] : []), ...(upToMs === undefined ? [] : [AbortSignal.timeout(upToMs)])]
  const ended = AbortSignal.any(ends)
  for (;;) {
    const word = nextWord(services, topic, id, ended)
    const run = await find(services, id)
    if (!run || isOver(run.status)) {
      word.stop()
      return run
    }
    await word.heard
    if (ended.aborted) return null
  }
}

/** Settled by a word about the work, after a while, or when the wait shall end. */
function nextWord({ broadcast }: Pick<Infrastructure, 'broadcast'>, topic: string, wanted: string, ended: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = broadcast.subscribe(topic, (id) => {
    if (id === wanted || id === null) resolve()
  })
  const timer = setTimeout(resolve, POLL_EVERY_MS)
  const wake = () => resolve()
  ended.addEventListener('abort', wake)
  if (ended.aborted) resolve()
  const stop = () => {
    clearTimeout(timer)
    unsubscribe()
    ended.removeEventListener('abort', wake)
    resolve()
  }
  return { heard: promise.finally(stop), stop }
}
