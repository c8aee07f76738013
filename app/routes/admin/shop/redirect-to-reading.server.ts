import { redirect } from 'react-router'

import { outcomeOf } from '#features/shop/managing/panels/refresh-outcome.ts'
import { waitForRefresh } from '#features/shop/refreshing/refresh-events.server.ts'
import { findRefresh } from '#features/shop/refreshing/requests.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import type { Services } from '#services.server.ts'

/** A page that answers at once is read within this; for the others the page shows how far it is. */
const A_MOMENT_MS = 1_500

/** Leads to the page that shows a reading, a moment after it began: one that is over by then says so there. */
export async function redirectToReading(
  all: Pick<Services, 'db' | 'broadcast' | 'stopping'>,
  here: string,
  parameter: 'reading' | 'refresh',
  runId: string,
  begun?: Toast,
): Promise<Response> {
  const [path, query] = here.split('?')
  const search = new URLSearchParams(query)
  search.set(parameter, runId)
  const to = `${path}?${search}`
  await waitForRefresh(all, runId, { upToMs: A_MOMENT_MS })
  const reading = await findRefresh(all, runId)
  const outcome = reading && outcomeOf(reading)
  if (outcome) return redirectWithToast(to, begun ? [begun, outcome] : outcome)
  return begun ? redirectWithToast(to, begun) : redirect(to, 303)
}
