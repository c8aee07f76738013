import type { RouterContextProvider } from 'react-router'

import { requestToday } from '#features/automation/daily/today.server.ts'
import { blogTabAddress, type BlogTab } from '#features/blog/blog-tabs.ts'
import { zoneOf } from '#features/blog/scheduling/mornings.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { services } from '#platform/services.server.ts'
import { noting } from '#routes/noting.server.ts'

import { leadToRun } from './run-answers.server.ts'

/** What 'Generate Today's Blog' does, above every tab; goes back to the tab it was pressed on. */
export async function generateToday(
  context: Readonly<RouterContextProvider>,
  from: BlogTab,
  timeZone: string | undefined,
): Promise<Response> {
  const all = context.get(services)
  const editor = signedIn(context)
  const page = blogTabAddress(from)
  const requested = await requestToday(all, editor, zoneOf(timeZone, editor.timeZone)).catch(
    noting(context, 'An article for today could not be asked for.'),
  )
  if (requested?.ok) return leadToRun(all, page, requested.runId)
  return redirectWithToast(page, {
    title: "Failed to generate today's blog post. Please try again.",
    ...(requested && { text: requested.sentence }),
    kind: 'error',
  })
}
