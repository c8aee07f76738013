import { z } from 'zod'

import { runDailyNow } from '#features/automation/daily/daily-runs.server.ts'
import { budgetRefusal } from '#features/automation/money/budget.server.ts'
import { findRunPost } from '#features/automation/runs/find-runs.server.ts'
import { waitForRun } from '#features/automation/runs/wait-for-run.server.ts'
import { findWrittenPost } from '#features/blog/written-post.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { parseCall } from '#platform/form.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/function-daily-blog-generator.ts'
import { administrator, calledWith, fail, goesOnLater } from './function-answers.server.ts'
import { notPost } from './not-post.ts'

const Call = z.object({
  test: z.boolean('“test” is true or false.').default(false),
  force: z.boolean('“force” is true or false.').default(false),
})

const FAILED = 'Failed to test blog generation. Please check your settings.'

export const loader = notPost

/** Has the daily article written, waits for it, and says whether one came to be. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const person = await administrator({ request, context }, fail)
  if (person instanceof Response) return person
  const services = context.get(servicesContext)
  const body = await calledWith(request)
  if (!body) return fail(400, 'The body must be a JSON object.')
  const form = parseCall(body, Call)
  if (!form.ok) {
    const { errors } = form.report
    return fail(400, Object.values(errors)[0]!, { errors })
  }
  const asked = await askForDaily(services, person, form.value).catch(
    logFailure(context, 'The daily article could not be asked for.'),
  )
  if (!asked) return fail(503, FAILED)
  if (asked.sentence !== null) return fail(429, asked.sentence)
  const { runId } = asked
  if (runId === null) return Response.json({ generated: false })
  const run = await waitForRun(services, runId, { signal: request.signal })
  if (!run) return goesOnLater(fail)
  const postId = run.status === 'done' ? await findRunPost(services, run.id) : null
  const post = postId && (await findWrittenPost(services, postId))
  if (!post) return fail(502, run.error ?? FAILED)
  return Response.json({ generated: true, post: { title: post.title } })
}

async function askForDaily(services: Services, person: Viewer, call: z.output<typeof Call>) {
  const sentence = await budgetRefusal(services)
  return { sentence, runId: sentence === null ? await runDailyNow(services, person, call) : null }
}
