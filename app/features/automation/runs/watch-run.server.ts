import { and, eq, isNotNull } from 'drizzle-orm'

import { generationRuns } from '#features/automation/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

import { RUNS } from './run-rows.server.ts'

const BEAT_MS = 5_000
/** What an article that is nearly done gets, of the five seconds that a stopping process has. */
const LAST_MOMENT_MS = 4_000

interface Watch {
  /** Says that somebody wants the run to stop, or that this process is about to end. */
  readonly signal: AbortSignal
  readonly isStopping: boolean
  end(): void
}

/** Gives signs of life for a run while it is worked at. */
export function watchRun({ db, clock, broadcast, log, stopping }: Services, runId: string): Watch {
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
  async function look() {
    const [run] = await db
      .update(generationRuns)
      .set({ aliveAt: clock.now() })
      .where(and(eq(generationRuns.id, runId), eq(generationRuns.status, 'running'), isNotNull(generationRuns.aliveAt)))
      .returning({ isCancelAsked: generationRuns.isCancelAsked })
    if (run?.isCancelAsked) stop.abort()
  }
  const lookNow = () => void look().catch((error: unknown) => log.warn({ err: error }, 'A run could not give its sign of life.'))
  const beat = setInterval(lookNow, BEAT_MS)
  const unsubscribe = broadcast.subscribe(RUNS, (id) => {
    if (id === runId || id === null) lookNow()
  })
  return {
    signal: stop.signal,
    get isStopping() {
      return isStopping
    },
    end() {
      clearInterval(beat)
      clearTimeout(lastMoment)
      stopping.removeEventListener('abort', leave)
      unsubscribe()
    },
  }
}
