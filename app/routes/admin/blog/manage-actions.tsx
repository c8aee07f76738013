import { redirect } from 'react-router'

import { tickedIn, undoOf, undoParam } from '#base/ticks.ts'
import type { Editor } from '#features/blog/core/post.ts'
import {
  editorAddress,
  postListAddress,
  postListView,
  tickedActs,
  tickedWords,
  type TickedAct,
} from '#features/blog/managing/managed-posts.ts'
import { beginPost, deletePostAs, planPostAs, planTickedAs } from '#features/blog/managing/post-actions.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/manage-actions.ts'

interface Change {
  readonly run: (
    services: Pick<Services, 'db' | 'jobs' | 'audit' | 'files' | 'broadcast' | 'clock' | 'log'>,
    editor: Editor,
    id: string,
  ) => Promise<unknown>
  readonly done: string
  readonly failed: string
}

/** What each button of a card does, and the words of the spec for how it ended. */
const changes = {
  publish: {
    run: (services, editor, id) => planPostAs(services, editor, id, { status: 'published' }),
    done: 'Post published successfully',
    failed: 'Failed to update post status',
  },
  unpublish: {
    run: (services, editor, id) => planPostAs(services, editor, id, { status: 'draft' }),
    done: 'Post unpublished successfully',
    failed: 'Failed to update post status',
  },
  delete: { run: deletePostAs, done: 'Post deleted successfully', failed: 'Failed to delete post' },
} satisfies Record<string, Change>

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { userId } = signedIn(context)
  const fields = await readForm(request)
  const view = postListView(url.searchParams)
  const change = async ({ run, done, failed }: Change) => {
    const isDone = await run(services, { userId }, fields.id ?? '').catch(logFailure(context, 'A post could not be changed.'))
    return redirectWithToast(postListAddress(view), isDone ? { title: done } : { title: failed, kind: 'error' })
  }
  const changeTicked = async (act: TickedAct, ids: readonly string[], isUndo: boolean) => {
    const changed = await planTickedAs(services, { userId }, ids, act).catch(logFailure(context, 'Posts could not be changed.'))
    const here = postListAddress(view)
    if (changed === null) return redirectWithToast(here, { title: changes[act].failed, kind: 'error' })
    const title = tickedWords(act, changed.length)
    if (isUndo || changed.length === 0) return redirectWithToast(here, { title })
    const undo = undoParam({ act: act === 'publish' ? 'unpublish' : 'publish', ids: changed })
    const to = `${here}${here.includes('?') ? '&' : '?'}${new URLSearchParams({ undo })}`
    return redirectWithToast(here, { title, action: { label: 'Undo', to } })
  }
  const undo = undoOf(fields.undo, tickedActs)
  const answers = {
    'publish-ticked': () => changeTicked('publish', tickedIn(fields), false),
    'unpublish-ticked': () => changeTicked('unpublish', tickedIn(fields), false),
    undo: () => (undo ? changeTicked(undo.act, undo.ids, true) : redirect(postListAddress(view))),
    new: async () => redirect(editorAddress(await beginPost(services, { userId }, `${await services.site.name()} Team`), view)),
    publish: () => change(changes.publish),
    unpublish: () => change(changes.unpublish),
    delete: () => change(changes.delete),
  }
  return answerOf(answers, fields.intent)()
}

/** The list itself is drawn by the layout around it; no post is open. */
export default function NothingOpen() {
  return null
}
