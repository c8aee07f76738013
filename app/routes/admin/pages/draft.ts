import { signedIn } from '#features/identity/viewer.server.ts'
import { sectionFormLimits } from '#features/pages/editing/section-form-limits.ts'
import { readForm } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/draft.ts'
import { keepSection } from './section-actions.server.ts'

/** Nothing to look at: the editor sends here what is being written. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Keeps what somebody is writing in a section. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return keepSection(context.get(servicesContext), signedIn(context), params.id, await readForm(request, sectionFormLimits))
}
