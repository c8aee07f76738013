import { data, redirect } from 'react-router'

import { cancelRun, retryRun } from '#features/automation/runs/request-run.server.ts'
import { blogTabAddress, blogTabAt } from '#features/blog/blog-tabs.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/runs.ts'

export function loader() {
  return redirect(blogTabAddress('daily'))
}

/** Stops a run, or has it go on; leads back to the tab it stands on. */
export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services)
  const editor = signedIn(context)
  const { do: deed, id = '', from = '' } = await readForm(request)
  const here = `${blogTabAddress(blogTabAt(from))}?run=${encodeURIComponent(id)}`
  const isOver = { title: 'This is over already', kind: 'error' } as const
  if (deed === 'cancel') return (await cancelRun(all, editor, id)) ? redirect(here, 303) : redirectWithToast(here, isOver)
  if (deed !== 'retry') throw data(null, 400)
  const retried = await retryRun(all, editor, id)
  if (!retried) return redirectWithToast(here, { title: 'There is nothing to retry', kind: 'error' })
  if (!retried.ok) return redirectWithToast(here, { title: 'Not now', text: retried.sentence, kind: 'error' })
  return redirect(here, 303)
}
