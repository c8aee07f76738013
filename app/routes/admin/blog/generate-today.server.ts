import type { RouterContextProvider } from 'react-router'

import { requestToday } from '#features/automation/daily/today.server.ts'
import { blogTabAddress, type BlogTab } from '#features/blog/blog-tabs.ts'
import { zoneOf } from '#features/blog/scheduling/mornings.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import { redirectToRun } from './run-answers.server.ts'

/** What 'Generate Today's Blog' does, above every tab; goes back to the tab it was pressed on. */
export async function generateToday(
  context: Readonly<RouterContextProvider>,
  from: BlogTab,
  timeZone: string | undefined,
): Promise<Response> {
  const services = context.get(servicesContext)
  const editor = signedIn(context)
  const page = blogTabAddress(from)
  const requested = await requestToday(services, editor, zoneOf(timeZone, editor.timeZone)).catch(
    logFailure(context, 'An article for today could not be asked for.'),
  )
  if (requested?.ok) return redirectToRun(services, page, requested.runId)
  return redirectWithToast(page, {
    title: "Failed to generate today's blog post. Please try again.",
    ...(requested && { text: requested.sentence }),
    kind: 'error',
  })
}
