import { isOver, type RunProgress } from '#features/automation/run.ts'
import type { Services } from '#platform/services.server.ts'

import { findProgress, RUNS } from './run-rows.server.ts'

/** For words of the broadcast that were lost. */
const LOOK_EVERY_MS = 2_000

/** Waits until a run is over. Null when that takes longer than asked, the signal ends the wait, or this process shall stop. */
export async function waitForRun(
  services: Services,
  runId: string,
  { upToMs, signal }: { upToMs?: number; signal?: AbortSignal } = {},
): Promise<RunProgress | null> {
  const ends = [services.stopping, ...(signal ? [signal] : []), ...(upToMs === undefined ? [] : [AbortSignal.timeout(upToMs)])]
  const ended = AbortSignal.any(ends)
  for (;;) {
    const word = nextWord(services, runId, ended)
    const run = await findProgress(services, runId)
    if (!run || isOver(run.status)) {
      word.stop()
      return run
    }
    await word.heard
    if (ended.aborted) return null
  }
}

/** Settled by a word about the run, after a while, or when the wait shall end. */
function nextWord({ broadcast }: Services, runId: string, ended: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = broadcast.subscribe(RUNS, (id) => {
    if (id === runId || id === null) resolve()
  })
  const timer = setTimeout(resolve, LOOK_EVERY_MS)
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
