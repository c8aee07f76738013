import type { RouterContextProvider } from 'react-router'

import { cancelRun, retryRun } from '#features/automation/runs/request-run.server.ts'
import { blogTabAddress, blogTabAt } from '#features/blog/blog-tabs.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { servicesContext } from '#services.server.ts'

import { redirectToRun } from './run-answers.server.ts'

type Context = Readonly<RouterContextProvider>
type Fields = Readonly<Record<string, string | undefined>>

/** Stops a run; leads back to the tab it stands on. */
export async function cancel(context: Context, { id = '', from = '' }: Fields): Promise<Response> {
  const services = context.get(servicesContext)
  const page = blogTabAddress(blogTabAt(from))
  if (await cancelRun(services, signedIn(context), id)) return redirectToRun(services, page, id)
  return redirectWithToast(page, { title: 'This has already finished', kind: 'error' })
}

/** Has a run go on that failed or was stopped. */
export async function retry(context: Context, { id = '', from = '' }: Fields): Promise<Response> {
  const services = context.get(servicesContext)
  const page = blogTabAddress(blogTabAt(from))
  const retried = await retryRun(services, signedIn(context), id)
  if (!retried) return redirectWithToast(page, { title: 'There is nothing to retry', kind: 'error' })
  if (retried.ok) return redirectToRun(services, page, id)
  return redirectWithToast(page, { title: 'Not now', text: retried.sentence, kind: 'error' })
}
