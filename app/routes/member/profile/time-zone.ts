import { isTimeZone } from '#base/dates/local-day.ts'
import { rememberTimeZone } from '#features/identity/core/profile.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { readForm } from '#platform/form.server.ts'
import { notPost } from '#routes/endpoints/not-post.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/time-zone.ts'

export const loader = notPost

/** What a browser tells of its zone; one that nobody knows, or that its person chose otherwise, changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { timeZone = '' } = await readForm(request)
  if (isTimeZone(timeZone)) await rememberTimeZone(context.get(servicesContext), signedIn(context).userId, timeZone)
  return null
}
