import { redirect, type RouterContextProvider } from 'react-router'

import { cancelRun, retryRun } from '#features/automation/runs/request-run.server.ts'
import { blogTabAddress, blogTabAt } from '#features/blog/blog-tabs.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { services } from '#platform/services.server.ts'

type Context = Readonly<RouterContextProvider>
type Fields = Readonly<Record<string, string | undefined>>

/** Stops a run; leads back to the tab it stands on. */
export async function cancel(context: Context, fields: Fields): Promise<Response> {
  const here = pageOf(fields)
  if (await cancelRun(context.get(services), signedIn(context), fields.id ?? '')) return redirect(here, 303)
  return redirectWithToast(here, { title: 'This is over already', kind: 'error' })
}

/** Has a run go on that failed or was stopped. */
export async function retry(context: Context, fields: Fields): Promise<Response> {
  const here = pageOf(fields)
  const retried = await retryRun(context.get(services), signedIn(context), fields.id ?? '')
  if (retried?.ok) return redirect(here, 303)
  return redirectWithToast(
    here,
    retried ? { title: 'Not now', text: retried.sentence, kind: 'error' } : { title: 'There is nothing to retry', kind: 'error' },
  )
}

function pageOf({ from = '', id = '' }: Fields): string {
  return `${blogTabAddress(blogTabAt(from))}?run=${encodeURIComponent(id)}`
}
