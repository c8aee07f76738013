import { and, eq, isNotNull } from 'drizzle-orm'

import { generationRuns } from '#features/automation/core/tables.server.ts'
import type { Services } from '#platform/services.server.ts'
import { watchWork, type Watch } from '#platform/work-watch.server.ts'

import { RUNS } from './run-rows.server.ts'

/** Gives signs of life for a run while it is worked at. */
export function watchRun(services: Services, runId: string): Watch {
  const { db, clock } = services
  return watchWork(services, {
    topic: RUNS,
    id: runId,
    beat: async () => {
      const [run] = await db
        .update(generationRuns)
        .set({ aliveAt: clock.now() })
        .where(and(eq(generationRuns.id, runId), eq(generationRuns.status, 'running'), isNotNull(generationRuns.aliveAt)))
        .returning({ isCancelAsked: generationRuns.isCancelAsked })
      return run?.isCancelAsked ?? false
    },
  })
}
