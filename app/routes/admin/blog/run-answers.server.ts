import { redirect } from 'react-router'

import { isOver } from '#features/automation/core/run.ts'
import { outcomeOf } from '#features/automation/kinds/run-kinds.ts'
import { waitForRun } from '#features/automation/runs/wait-for-run.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Services } from '#services.server.ts'

/** The composer is done within this; for a model the page shows how far it is. */
const A_MOMENT_MS = 1_500

/** Leads to the page that shows a run, a moment after it began: one that is over by then says so there. */
export async function redirectToRun(
  all: Pick<Services, 'db' | 'broadcast' | 'stopping'>,
  page: string,
  runId: string,
): Promise<Response> {
  const here = `${page}?run=${runId}`
  const run = await waitForRun(all, runId, { upToMs: A_MOMENT_MS })
  const outcome = run && isOver(run.status) ? outcomeOf(run) : null
  return outcome ? redirectWithToast(here, outcome) : redirect(here, 303)
}
