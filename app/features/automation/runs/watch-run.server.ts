import { and, eq, isNotNull } from 'drizzle-orm'

import { generationRuns } from '#features/automation/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

import { RUNS } from './run-rows.server.ts'

const BEAT_MS = 5_000

/** Gives signs of life for a run while it is worked at. The signal says that somebody wants it to stop. */
export function watchRun({ db, clock, broadcast, log }: Services, runId: string): { signal: AbortSignal; end(): void } {
  const stop = new AbortController()
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
    end() {
      clearInterval(beat)
      unsubscribe()
    },
  }
}
