import { batchProblem, planBatch } from '#features/automation/batch/planned-batch.ts'
import { findUncovered } from '#features/automation/writing/uncovered.server.ts'
import { readForm } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/covered.ts'

/** Nothing to look at: the batch asks here, while it is typed, what can be written. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** For each article of a batch, the topics to choose from where nobody could write about it; null where somebody can. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { text = '' } = await readForm(request)
  const items = planBatch(text, services.clock.now(), 'UTC')
  const lines = batchProblem(items) === null ? items : []
  const offered = await findUncovered(
    services,
    lines.map(({ title, prompt }) => ({ topic: title, prompt })),
  )
  return Response.json(lines.map(({ title, prompt }, at) => ({ title, prompt, offered: offered[at] ?? null })))
}
