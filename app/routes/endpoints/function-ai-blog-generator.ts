import { NOT_COVERED } from '#features/automation/core/not-covered.ts'
import { teamOf } from '#features/automation/core/run.ts'
import { briefFrom, GeneratorCall } from '#features/automation/generator/generator-form.ts'
import { findRunPost } from '#features/automation/runs/find-runs.server.ts'
import { requestRun } from '#features/automation/runs/request-run.server.ts'
import { waitForRun } from '#features/automation/runs/wait-for-run.server.ts'
import { findUncovered } from '#features/automation/writing/uncovered.server.ts'
import { findWrittenPost } from '#features/blog/written-post.server.ts'
import { parseCall } from '#platform/form.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/function-ai-blog-generator.ts'
import { administrator, calledWith, failWithSuccess, goesOnLater } from './function-answers.server.ts'
import { notPost } from './not-post.ts'

const FAILED = 'Failed to generate blog post'

export const loader = notPost

/**
 * Has an article written, waits for it, and answers with the draft that it became. Without a model, what the library does not cover is answered with
 * `{ success: false, error, topics }`: the three nearest topics, each with the title that asks for it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const person = await administrator({ request, context }, failWithSuccess)
  if (person instanceof Response) return person
  const services = context.get(servicesContext)
  const body = await calledWith(request)
  if (!body) return failWithSuccess(400, 'The body must be a JSON object.')
  const form = parseCall(body, GeneratorCall)
  if (!form.ok) {
    const { errors } = form.report
    return failWithSuccess(400, Object.values(errors)[0] ?? FAILED, { errors })
  }
  const { includeImage } = form.value
  const author = form.value.author || teamOf(await services.site.name())
  const input = { kind: 'article', brief: briefFrom(form.value), author, includeImage } as const
  const uncovered = await findUncovered(services, [input.brief]).catch(
    logFailure(context, 'What the library covers could not be read.'),
  )
  const offered = uncovered?.[0] ?? null
  if (offered) return failWithSuccess(422, NOT_COVERED, { topics: offered.map(({ id, title }) => ({ id, title })) })
  const requested =
    uncovered && (await requestRun(services, person, input).catch(logFailure(context, 'An article could not be asked for.')))
  if (!requested) return failWithSuccess(503, FAILED)
  if (!requested.ok) return failWithSuccess(429, requested.sentence)
  const run = await waitForRun(services, requested.runId, { signal: request.signal })
  if (!run) return goesOnLater(failWithSuccess)
  const postId = run.status === 'done' ? await findRunPost(services, run.id) : null
  const post = postId && (await findWrittenPost(services, postId))
  if (!post) return failWithSuccess(502, run.error ?? FAILED)
  const { id, title, slug, author: by, metaDescription, tags, coverImage, body: text, createdAt, published } = post
  return Response.json({
    success: true,
    post: {
      id,
      title,
      slug,
      author: by,
      meta_description: metaDescription,
      tags,
      cover_image: coverImage || null,
      body: text,
      created_at: createdAt.toISOString(),
      published,
    },
  })
}
